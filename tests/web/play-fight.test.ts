/** One stage for the fights of all games: it comes by itself, stays until it is put away, is opened again from the log, and is part of a replay. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { good } from "./states";
import { playNow, takeOver } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A bot plays the seat until a fight has been fought; what its stage tells. */
async function watchAFight(page: Page): Promise<void> {
  house.expected.push(/409/); // a game that is over meanwhile needs no bot any more
  const takeBack = await takeOver(page, "greedy");
  await page.locator("[data-fight].over:has(.throw), [data-fight].over .fold").first().waitFor({ timeout: 5 * PATIENT.timeout });
  await takeBack().catch((error: unknown) => {
    if (!/409/.test(String(error))) throw error;
  });
}

/** Who, the dice, what counted by which rule, and what came of it. */
async function tellsAll(page: Page): Promise<void> {
  const stage = page.locator("[data-fight]");
  expect(await stage.locator(".side").count(), "sides").toBeGreaterThan(1);
  expect(await stage.locator('.throw [role="img"]').count(), "dice").toBeGreaterThan(0);
  const lines = stage.locator("li");
  expect(await lines.count()).toBeGreaterThan(0);
  expect(await lines.locator(".chip").count(), "every line has its rule").toBe(await lines.count());
  expect(await stage.locator("[data-result]").innerText()).not.toBe("");
}

for (const game of GAMES) {
  test(`a fight of ${game}`, async () => {
    const page = await house.visitor(DESKTOP);
    await playNow(house, page, game, { seats: 2, bot: "easy" });
    await watchAFight(page);
    const stage = page.locator("[data-fight]");
    await tellsAll(page);
    await good(page, "the stage");

    const number = await stage.getAttribute("data-fight");
    await page.locator("[data-put-away]").click();
    await expect.poll(() => page.locator(`[data-fight="${number}"]`).count(), PATIENT).toBe(0);
    await page.locator(`[data-show-fight="${number}"]`).click();
    await page.locator(`[data-fight="${number}"]`).waitFor();
    await tellsAll(page);
    await page.locator("[data-put-away]").click();
    await page.context().close();
  });
}

test("on a phone the stage is a line that opens, and a replay shows the fight at its moment", async () => {
  const page = await house.visitor(PHONE, "de");
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const board = page.locator("main.board");
  await watchAFight(page);
  const tall = (await board.boundingBox())!.height;
  expect(tall, "the board keeps half the height").toBeGreaterThan(740 / 2 - 60);
  await page.locator("[data-fight] .fold").tap();
  await page.locator("[data-fight] li").first().waitFor();
  await good(page, "the stage on a phone");
  const number = await page.locator("[data-fight]").getAttribute("data-fight");
  await page.locator("[data-put-away]").tap();
  await page.locator(".bar button").nth(2).waitFor();
  await page.locator(".bar button", { hasText: "Verlauf" }).tap();
  await page.locator(`[data-show-fight="${number}"]`).waitFor();
  await page.locator(`li:has([data-show-fight="${number}"]) .text`).tap();
  await page.locator(`[data-fight="${number}"]`).waitFor();
  await page.context().close();
});
