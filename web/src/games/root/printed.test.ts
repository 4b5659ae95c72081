import { expect, test } from "vitest";
import { fightOf, itemsOf, SUIT_DASH, SUIT_GLYPH } from "./printed";

test("whoever sees no colours tells suits apart by their animals and their rims", () => {
  const suits = ["fox", "rabbit", "mouse", "bird"];
  expect(new Set(suits.map((suit) => SUIT_GLYPH[suit])).size).toBe(4);
  expect(new Set(suits.slice(0, 3).map((suit) => SUIT_DASH[suit])).size).toBe(3);
});

test("a battle is told only while there is one", () => {
  expect(fightOf(null)).toBeNull();
  expect(fightOf({ battle: null })).toBeNull();
  expect(fightOf({ battle: { clearing: 3 } })?.clearing).toBe(3);
});

test("a Vagabond's item is told once: on its track if it lies there, else in the satchel", () => {
  const sword = { item: "sword", state: "ready", count: 1 };
  const bags = { item: "bag", state: "ready", count: 4 };
  const spent = { item: "bag", state: "exhausted", count: 1 };
  const told = itemsOf({ items: [bags, spent, sword], tracks: { tea: 0, coins: 0, bag: 3 } });
  expect(told.satchel).toEqual([{ ...bags, count: 1 }, spent, sword]);
  expect(told.tracks).toEqual([{ ...bags, count: 3 }]);
  expect(itemsOf({})).toEqual({ satchel: [], tracks: [] });
});
