import { expect, test } from "vitest";
import { changes, sum } from "./sheet";

const PARTS = ["building", "melee", "mercenaries"];
const valueOf = (part: string): number => PARTS.indexOf(part);

test("stones come back before they are laid elsewhere", () => {
  const moves = changes({ building: 4, melee: 0, mercenaries: 1 }, { building: 2, melee: 2, mercenaries: 1 }, valueOf);
  expect(moves).toEqual([["withdraw", 0], ["withdraw", 0], ["allocate", 1], ["allocate", 1]]);
});

test("what is as wished is left alone", () => {
  expect(changes({ building: 1, melee: 0, mercenaries: 0 }, { building: 1, melee: 0, mercenaries: 0 }, valueOf)).toEqual([]);
});

test("the sum of a sheet", () => {
  expect(sum({ building: 4, melee: 0, mercenaries: 1 })).toBe(5);
  expect(sum({})).toBe(0);
});
