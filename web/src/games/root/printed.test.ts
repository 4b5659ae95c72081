import { expect, test } from "vitest";
import { fightOf, SUIT_DASH, SUIT_GLYPH } from "./printed";

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
