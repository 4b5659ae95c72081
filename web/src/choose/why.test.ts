import { expect, test } from "vitest";
import type { VerbArg, VerbInfo } from "../wire/types";
import { begin, pick } from "./narrow";
import { suspects } from "./why";

const arg = (name: string, kind: string): VerbArg => ({ name, kind, size: 12, labels: [], clickable: kind !== "number" });
const VERBS: VerbInfo[] = [
  { verb: "march", rule: "R1", takes_back: false, ends: false, closes: false, begins: false, args: [arg("from", "clearing"), arg("to", "clearing"), arg("count", "number")] },
  { verb: "build", rule: "R2", takes_back: false, ends: false, closes: false, begins: false, args: [arg("clearing", "clearing")] },
  { verb: "end", rule: "R3", takes_back: false, ends: false, closes: false, begins: false, args: [] },
];
const start = begin([["march", 1, 2, 3], ["build", 4], ["end"]], VERBS);

test("every offered verb that takes such a thing is asked about", () => {
  expect(suspects(start, { kind: "clearing", value: 7 })).toEqual([
    ["march", 7, 2, 3],
    ["build", 7],
  ]);
});

test("what was chosen so far is kept", () => {
  const going = pick(pick(start, { verb: "march" })!, { kind: "clearing", value: 1 })!;
  expect(suspects(going, { kind: "clearing", value: 9 })[0]).toEqual(["march", 1, 9, 3]);
});

test("nothing is asked where no verb takes such a thing, or the value does not exist", () => {
  expect(suspects(start, { kind: "card", value: 1 })).toEqual([]);
  expect(suspects(start, { kind: "clearing", value: 12 })).toEqual([]);
});

test("legal moves are not suspects", () => {
  expect(suspects(start, { kind: "clearing", value: 4 })).toEqual([["march", 4, 2, 3]]);
});
