import { expect, test } from "vitest";
import type { VerbInfo } from "../wire/types";
import { readHand } from "./hand";

const verb = (name: string, kind: string, labels: string[]): VerbInfo => ({
  verb: name,
  rule: "X",
  takes_back: false,
  ends: false, closes: false, begins: false,
  args: [{ name: "it", kind, size: labels.length || 9, labels, clickable: true }],
});
const VERBS = [verb("pay", "tile", ["swords", "axes"]), verb("lore", "lore", ["fireball"])];

test("a list of names", () => {
  expect(readHand(["axes", "swords", "axes"], VERBS, ["tile"])).toEqual([
    { group: "", name: "axes", count: 2, kinds: ["tile"], value: 1 },
    { group: "", name: "swords", count: 1, kinds: ["tile"], value: 0 },
  ]);
});

test("names with counts", () => {
  expect(readHand({ swords: 3, axes: 0 }, VERBS, ["tile"])).toEqual([{ group: "", name: "swords", count: 3, kinds: ["tile"], value: 0 }]);
});

test("counts by number", () => {
  expect(readHand([0, 2, 0, 1], VERBS, ["card"])).toEqual([
    { group: "", name: "1", count: 2, kinds: ["card"], value: 1 },
    { group: "", name: "3", count: 1, kinds: ["card"], value: 3 },
  ]);
});

test("several groups", () => {
  expect(readHand({ tiles: ["axes"], lore: ["fireball"] }, VERBS, ["tile", "lore"])).toEqual([
    { group: "tiles", name: "axes", count: 1, kinds: ["tile"], value: 1 },
    { group: "lore", name: "fireball", count: 1, kinds: ["lore"], value: 0 },
  ]);
});

test("nothing for spectators", () => {
  expect(readHand(null, VERBS, ["tile"])).toEqual([]);
});
