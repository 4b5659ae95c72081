import { expect, test } from "vitest";
import { later } from "./places";

test("the later place of a lesson counts, and what was finished stays finished", () => {
  const own = { one: { done: ["."], finished: true, at: 5 }, two: { done: [".", "."], finished: false, at: 9 }, three: { done: ["?1"], finished: false } };
  const kept = [
    { lesson: "one", done: [".", "?0"], finished: false, at: 7 },
    { lesson: "two", done: [], finished: true, at: 8 },
    { lesson: "three", done: ["."], finished: false, at: 1 },
    { lesson: "four", done: ["."], finished: true, at: 1 },
  ];
  expect(later(own, kept)).toEqual({
    one: { done: [".", "?0"], finished: true, at: 7 },
    two: { done: [".", "."], finished: true, at: 9 },
    three: { done: ["."], finished: false, at: 1 },
    four: { done: ["."], finished: true, at: 1 },
  });
  expect(later(own, [])).toEqual(own);
});
