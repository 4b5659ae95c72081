/** Whole games by somebody who sees nothing: the accessibility tree, keys, and what is read out. */
import { afterAll, beforeAll, test } from "vitest";
import { blindfold } from "./blind";
import { House } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const MINUTES = Number(process.env["MINUTES"] ?? 20);

for (const [game, likes] of [
  ["Root", /attack|build|craft|score/i],
  ["Bloodstones", /attack|capture|gather/i],
  ["BattleLore", /attack|play/i],
  ["Seventh Stone", /fight|attack|commit/i],
] as const) {
  test(`a whole game of ${game}`, () => blindfold(house, game, MINUTES, likes));
}
