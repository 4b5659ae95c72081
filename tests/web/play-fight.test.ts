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

/** A bot plays the seat until a fight with dice stands in the log; then it is opened from there. Gives its number. */
async function watchAFight(page: Page, press: (selector: string) => Promise<void>): Promise<string> {
  const takeBack = await takeOver(page, "greedy");
  await page.locator("[data-fight]").first().waitFor({ timeout: 5 * PATIENT.timeout });
  const found = async (): Promise<string | undefined> => {
    const begun = await page.locator("[data-show-fight]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["showFight"]!));
    for (const number of begun.reverse()) {
      await press(`[data-show-fight="${number}"]`);
      await page.locator(`[data-fight="${number}"]`).waitFor();
      if ((await page.locator(`[data-fight="${number}"].over`).count()) > 0 && (await page.locator(`[data-fight="${number}"] .throw`).count()) > 0) return number;
    }
    return undefined;
  };
  let number: string | undefined;
  await expect.poll(async () => (number ??= await found()), { timeout: 5 * PATIENT.timeout }).toBeDefined();
  // A game that is over meanwhile needs no bot any more.
  house.expected.push(/409/);
  await takeBack().catch((error: unknown) => {
    if (!/409/.test(String(error))) throw error;
  });
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
    await playNow(house, page, game, { seats: 2, bot: "easy" });
    const number = await watchAFight(page, (selector) => page.locator(selector).dispatchEvent("click"));
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
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  await page.locator(".bar button", { hasText: "Verlauf" }).tap();
  const number = await watchAFight(page, async (selector) => {
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
  await page.locator(`li:has([data-show-fight="${number}"]) .text`).dispatchEvent("click");
  await page.locator(".replay").waitFor();
  await page.locator(`[data-fight="${number}"]`).waitFor();
  await page.context().close();
});
