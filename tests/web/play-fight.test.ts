/** One stage for the fights of all games: it comes by itself, stays until it is put away, is opened again from the log, and is part of a replay. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { boardShare, good } from "./states";
import { playNow, takeOver } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The whole log, not only its end: bots are quick, and lines are pushed out of it while they play. */
async function wholeLog(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>(".log .top button")?.click());
}

const ended = async (page: Page): Promise<boolean> => (await page.locator('.table[data-state="finished"]').count()) > 0;
const inLog = (page: Page): Promise<number[]> => page.locator("[data-show-fight]").evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset["showFight"])));

/** A bot plays the visitor's seat until a fight that was not looked at to its end stands in a longer log, or the game is over; then the seat is his again, and nothing moves. */
async function untilFight(page: Page, seen: ReadonlySet<number>): Promise<void> {
  const lines = (): Promise<number> => page.locator(".log ol li").count();
  await wholeLog(page);
  const before = await lines();
  const takeBack = await takeOver(page, "greedy");
  const fresh = async (): Promise<boolean> => {
    await wholeLog(page);
    return (await ended(page)) || ((await lines()) > before && (await inLog(page)).some((number) => !seen.has(number)));
  };
  await expect.poll(fresh, { timeout: 5 * PATIENT.timeout }).toBe(true);
  // A game that is over meanwhile needs no bot any more.
  house.expected.push(/409/);
  await takeBack().catch((error: unknown) => {
    if (!/409/.test(String(error))) throw error;
  });
  await page.locator('.prompt[data-my-turn="true"], .table[data-state="finished"]').first().waitFor({ state: "attached" });
  await wholeLog(page);
}

/** Bots play until a fight with dice is over, at a new table if a game ends without one; it is opened from the log while nothing moves. Gives its number. */
async function watchAFight(page: Page, start: () => Promise<void>, press: (selector: string) => Promise<void>): Promise<number> {
  for (let table = 0; table < 5; table++) {
    await start();
    const seen = new Set<number>();
    while (!(await ended(page))) {
      await untilFight(page, seen);
      for (const number of (await inLog(page)).filter((one) => !seen.has(one)).reverse()) {
        await press(`[data-show-fight="${number}"]`);
        const stage = page.locator(`[data-fight="${number}"]`);
        await stage.waitFor();
        if ((await stage.and(page.locator(".over")).count()) === 0) continue;
        if ((await stage.locator(".throw").count()) > 0) return number;
        seen.add(number);
      }
    }
  }
  return expect.fail("no fight with dice in five games");
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

/** The dice of the exchange that decided it are seen without scrolling. */
async function diceInSight(page: Page): Promise<void> {
  const below = await page.locator("[data-fight] .course").evaluate((course) => {
    const last = [...course.querySelectorAll("[data-exchange]")].findLast((one) => one.querySelector('.throw [role="img"]'));
    const die = last?.querySelector('.throw [role="img"]');
    return die ? die.getBoundingClientRect().bottom - course.getBoundingClientRect().bottom : 0;
  });
  expect(below, "dice below the edge of the stage").toBeLessThanOrEqual(0);
}

/** In the log what belongs to a fight stands under the line with which it began. */
async function oneParagraph(page: Page, number: number): Promise<void> {
  const first = page.locator(`li:has([data-show-fight="${number}"])`);
  expect(await first.getAttribute("class")).not.toContain("part");
  expect(await first.evaluate((line) => line.nextElementSibling?.className)).toContain("part");
}

/** A fight that came by itself becomes one line as soon as the player has decided something else; the line opens it again. */
test("a fight that is over makes room for what comes after it", async () => {
  const page = await house.visitor(DESKTOP);
  const player = new Player(page, "swift", 5);
  for (let table = 0; table < 5; table++) {
    await playNow(house, page, "battlelore", { seats: 2, bot: "easy" });
    await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator(".stage .fight.over.small").count()) > 0);
    if (!(await ended(page))) break;
  }
  expect(await page.locator(".stage .course").count()).toBe(0);
  const row = (await page.locator(".stage").boundingBox())!;
  expect(row.height, "one line, and what came of it").toBeLessThan(60);
  await page.locator(".stage .fold").click();
  await page.locator(".stage .course").waitFor();
  await good(page, "a past fight, opened");
  await page.context().close();
});

for (const game of GAMES) {
  test(`a fight of ${game}`, async () => {
    const page = await house.visitor(DESKTOP);
    const start = (): Promise<void> => playNow(house, page, game, { seats: 2, bot: "easy" });
    const number = await watchAFight(page, start, (selector) => page.locator(selector).dispatchEvent("click"));
    await page.locator(`[data-fight="${number}"]`).waitFor();
    await tellsAll(page);
    await diceInSight(page);
    await oneParagraph(page, number);
    await good(page, "the stage");
    await page.locator("[data-put-away]").click();
    await expect.poll(() => page.locator("[data-fight]").count(), PATIENT).toBe(0);
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
