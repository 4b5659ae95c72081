/** One stage for the fights of all games: it comes by itself, stays until it is put away, is opened again from the log, and is part of a replay. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { boardShare, good } from "./states";
import { playNow, takeOver } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The whole log, not only its end: bots are quick, and lines are pushed out of it while they play. */
async function wholeLog(page: Page): Promise<void> {
  const earlier = page.locator(".log .top button");
  if ((await earlier.count()) > 0) await earlier.first().dispatchEvent("click");
}

/** The number of a fight with dice that is over, opened from the log. */
async function fightInLog(page: Page, press: (selector: string) => Promise<void>): Promise<string | undefined> {
  await wholeLog(page);
  const begun = await page.locator("[data-show-fight]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["showFight"]!));
  for (const number of begun.reverse()) {
    await press(`[data-show-fight="${number}"]`);
    await page.locator(`[data-fight="${number}"]`).waitFor();
    if ((await page.locator(`[data-fight="${number}"].over`).count()) > 0 && (await page.locator(`[data-fight="${number}"] .throw`).count()) > 0) return number;
  }
  return undefined;
}

/** Bots play until a fight with dice stands in the log, at a new table if a game ends without one; then it is opened. Gives its number. */
async function watchAFight(page: Page, start: () => Promise<void>, press: (selector: string) => Promise<void>): Promise<string> {
  const ended = async (): Promise<boolean> => (await page.locator('.table[data-state="finished"]').count()) > 0;
  let number: string | undefined;
  for (let table = 0; table < 5 && number === undefined; table++) {
    await start();
    const takeBack = await takeOver(page, "greedy");
    let over = false;
    await expect.poll(async () => ((over = await ended()), (number = await fightInLog(page, press)), over || number !== undefined), { timeout: 5 * PATIENT.timeout }).toBe(true);
    // A game that is over meanwhile needs no bot any more.
    house.expected.push(/409/);
    await takeBack().catch((error: unknown) => {
      if (!/409/.test(String(error))) throw error;
    });
  }
  expect(number, "a fight with dice in one of five games").toBeDefined();
  return number!;
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
    const start = (): Promise<void> => playNow(house, page, game, { seats: 2, bot: "easy" });
    const number = await watchAFight(page, start, (selector) => page.locator(selector).dispatchEvent("click"));
    await page.locator(`[data-fight="${number}"]`).waitFor();
    await tellsAll(page);
    await good(page, "the stage");
    await page.locator("[data-put-away]").click();
    await expect.poll(() => page.locator(`[data-fight="${number}"]`).count(), PATIENT).toBe(0);
    await page.context().close();
  });
}

test("on a phone the stage is a line that opens, and a replay shows the fight at its moment", async () => {
  const page = await house.visitor(PHONE, "de");
  const start = async (): Promise<void> => {
    await playNow(house, page, "root", { seats: 2, bot: "easy" });
    await page.locator(".bar button", { hasText: "Verlauf" }).tap();
  };
  const number = await watchAFight(page, start, async (selector) => {
    await page.locator(selector).dispatchEvent("click");
    if ((await page.locator("[data-fight] .course").count()) === 0) await page.locator("[data-fight] .fold").dispatchEvent("click");
  });
  await good(page, "the stage on a phone");
  await page.locator("[data-fight] .fold").tap();
  await page.locator(".bar button").first().tap();
  const over = (await page.locator('.table[data-state="finished"]').count()) > 0;
  expect(await boardShare(page), "the board keeps its room").toBeGreaterThanOrEqual(over ? 0.25 : 0.5);
  await page.locator("[data-put-away]").tap();
  await page.locator(".bar button", { hasText: "Verlauf" }).tap();
  await wholeLog(page);
  await page.locator(`li:has([data-show-fight="${number}"]) .text`).dispatchEvent("click");
  await page.locator(".replay").waitFor();
  await page.locator(`[data-fight="${number}"]`).waitFor();
  await page.context().close();
});
