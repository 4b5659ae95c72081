import { expect, test } from "vitest";
import { share } from "./share";

const view = (): { places: { id: number; pieces: string[] }[]; turn: { number: number }; hand: string[] | null } => ({
  places: [
    { id: 0, pieces: ["warrior"] },
    { id: 1, pieces: [] },
  ],
  turn: { number: 3 },
  hand: null,
});

test("an equal answer is the last one", () => {
  const before = view();
  expect(share(before, view())).toBe(before);
});

test("only what changed is new", () => {
  const before = view();
  const after = view();
  after.places[1]!.pieces.push("warrior");
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared).not.toBe(before);
  expect(shared.places[0]).toBe(before.places[0]);
  expect(shared.places[1]).not.toBe(before.places[1]);
  expect(shared.turn).toBe(before.turn);
});

test.each<[string, unknown, unknown]>([
  ["a longer list", [1, 2], [1, 2, 3]],
  ["a shorter list", [1, 2], [1]],
  ["a field less", { a: 1, b: undefined }, { a: 1 }],
  ["another field", { a: undefined }, { b: undefined }],
  ["something for nothing", null, { a: 1 }],
  ["nothing for something", { a: 1 }, null],
  ["a list for an object", { 0: 1 }, [1]],
  ["an object for a list", [1], { 0: 1 }],
  ["a number for a word", { a: 1 }, { a: "1" }],
])("%s is the new one, unchanged", (_, before, after) => {
  const wanted = structuredClone(after);
  const shared = share(before, after);
  expect(shared).toStrictEqual(wanted);
  expect(shared).not.toBe(before);
});
