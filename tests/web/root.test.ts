/** Root: two browsers at one table with two bots, to the end. On the way: a refused click, a broken line in mid-move, then the replay. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "./house";
import { Player, playOut } from "./player";
import { twoAtATable } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("a whole game with four seats", async () => {
  const first = await house.visitor();
  const second = await house.visitor();
  await twoAtATable(first, second, house, { game: "root", seats: 4 });
  const players = [new Player(first, "board", 3), new Player(second, "click", 4)];
  const began = Date.now();
  const acts = await playOut(players, 8);
  console.log(`root: ${acts} acts, ${players.map((player) => player.moves).join("+")} moves, ${Math.round((Date.now() - began) / 1000)} s`);
  await first.waitForSelector(".end h2");
  expect(await first.locator(".end > ol > li").count()).toBe(4);
  expect(players[0]!.moves).toBeGreaterThan(10);
});
