/** Whole games by somebody who sees nothing: the accessibility tree, keys, and what is read out. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Blind } from "./blind";
import { DESKTOP, House } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const MINUTES = Number(process.env["MINUTES"] ?? 20);

async function blindfold(game: string, likes: RegExp): Promise<void> {
  const page = await house.visitor(DESKTOP);
  const blind = await Blind.at(page);
  await page.goto(house.address);
  const starts = (node: { role: string; name: string }): boolean => node.role === "button" && node.name === `${game}: Play now against bots`;
  await blind.await(starts, `a button for ${game}`);
  await blind.press(starts, `a button for ${game}`);
  await blind.await((node) => node.role === "dialog", "the dialog");
  await blind.press((node) => node.role === "button" && node.name === "Start", "Start");
  await blind.await((node) => node.role === "region" && node.name === "What has to be done now", "the prompt");
  const before = new Set(await blind.log());
  const self = (await page.locator(".seat.mine .role").first().innerText()).replaceAll("\u00AD", "");
  await blind.play(MINUTES, likes);

  const heard = (await blind.heard()).join("\n");
  const lines = (await blind.log()).filter((line) => !before.has(line) && !line.startsWith(`${self}:`) && !line.startsWith(`${self} (`));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !heard.includes(line)), "what was never read out").toEqual([]);
  expect(blind.acts).toBeGreaterThan(3);
  await page.context().close();
}

for (const [game, likes] of [
  ["Root", /attack|build|craft|score/i],
  ["Bloodstones", /attack|capture|gather/i],
  ["BattleLore", /attack|play/i],
  ["Seventh Stone", /fight|attack|commit/i],
] as const) {
  test(`a whole game of ${game}`, () => blindfold(game, likes));
}
