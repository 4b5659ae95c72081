/** Things that happen in the middle or at the end of a game. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENT, type House } from "./house";
import { closeDialog, good } from "./states";

/** Point at a place that cannot be chosen until the page says why not. The only unit that may move can be sent by its goal alone: such a goal chooses, and another place is tried. */
export async function pointAtClosed(page: Page): Promise<void> {
  const closed = page.locator('[data-place][data-state="none"]');
  let tried = 0;
  await expect
    .poll(async () => {
      if ((await page.locator(".refused").count()) > 0) return true;
      await page.keyboard.press("Escape");
      await closed.nth(tried++ % (await closed.count())).dispatchEvent("click");
      return false;
    }, { ...PATIENT, interval: 500 })
    .toBe(true);
}

/** Pointing at a place that is not possible: the page says why not, and by which rule. */
export async function refusedClick(page: Page): Promise<void> {
  await pointAtClosed(page);
  const refused = page.locator(".refused");
  expect((await refused.locator("p").first().innerText()).length).toBeGreaterThan(10);
  await good(page, "a refused click");
  await refused.locator(".chip").first().click();
  await page.waitForSelector("dialog article");
  await closeDialog(page);
  await page.keyboard.press("Escape");
  await refused.waitFor({ state: "detached" });
}

/** Stones are laid on the sheet and taken back by its steppers; the server keeps what they show, and the sheet is gone once it is committed. */
export async function layStones(page: Page): Promise<void> {
  const shows = (part: string): Promise<string> => page.locator(`[data-part="${part}"] output`).innerText();
  for (let i = 0; i < 40 && Number(await page.locator(".sheet .store output").innerText()) < 4; i++) await page.locator("[data-less]:not(:disabled)").first().click();
  const before = Number(await shows("melee"));
  for (const part of ["melee", "building", "melee", "tournament"]) await page.locator(`[data-more="${part}"]`).click();
  await page.locator('[data-less="building"]').click();
  const committing = page.locator("[data-commit]:not(:disabled)");
  await committing.waitFor();
  await page.reload();
  await committing.waitFor();
  expect(Number(await shows("melee")), "the server has heard it").toBe(before + 2);
  await committing.click();
  await page.locator(".sheet").waitFor({ state: "detached" });
}

/** The server dies while a move is half made. It comes back: the half-made choice is still there, and can be finished. */
export async function crashInMidMove(house: House, page: Page): Promise<void> {
  const prompt = page.locator(".prompt");
  const mark = await prompt.getAttribute("data-mark");
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="confirm"]').selectOption("always");
  await closeDialog(page);
  await page.locator('[data-place][data-state="open"]').first().dispatchEvent("click");
  const said = page.locator(".sofar, .decided strong");
  await said.waitFor();
  const half = await said.innerText();
  await house.crash();
  await page.waitForSelector(".lost");
  expect(await said.innerText(), "the choice outlives the line").toBe(half);
  await good(page, "offline");
  await house.serve();
  await page.waitForSelector(".lost", { state: "detached" });
  expect(await said.innerText(), "and the new one").toBe(half);
  expect(await prompt.getAttribute("data-mark")).toBe(mark);
}

/** From the end back to the beginning, through another seat's eyes, and to the end again. */
export async function replay(page: Page): Promise<void> {
  await page.locator(".end .do .primary").click();
  const slider = page.locator('.replay input[type="range"]');
  await slider.waitFor();
  const steps = Number(await slider.getAttribute("max"));
  expect(steps).toBeGreaterThan(20);
  const drawn = async (): Promise<number> => Number(await page.locator(".replay").getAttribute("data-step"));
  await expect.poll(drawn, PATIENT).toBe(0);
  const eyes = page.locator(".replay [data-eyes]");
  expect(await eyes.locator("option").count()).toBeGreaterThan(2);
  await eyes.selectOption({ index: 2 });
  await slider.fill(String(Math.floor(steps / 3)));
  await expect.poll(drawn, PATIENT).toBeGreaterThan(0);
  await good(page, "the replay");
  expect((await page.locator(".replay .happened").innerText()).length).toBeGreaterThan(0);
  const middle = await drawn();
  await page.locator(".replay .row .btn.icon").nth(2).click();
  await expect.poll(drawn, PATIENT).toBeGreaterThan(middle);
  await page.locator(".replay .primary").click();
  await page.waitForSelector(".end h2");
}

/** At the end: the dice are verified. */
export async function verifyDice(page: Page): Promise<void> {
  await page.locator(".end summary").click();
  await page.locator(".end details button").click();
  await page.waitForSelector(".end .good");
}

/** All call bots from the menu, who play the rest; the game may be over before the last has called. */
export async function callBots(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator("[data-menu]").click();
  for (const page of pages) {
    await page.locator("[data-let-bot]").or(page.locator('.table[data-state="finished"]')).first().waitFor({ state: "attached" });
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-let-bot]")?.click());
    await page.locator("[data-let-bot-sure]").or(page.locator('.table[data-state="finished"]')).first().waitFor({ state: "attached" });
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-let-bot-sure]")?.click());
    await page.waitForFunction(() => !document.querySelector("dialog") || document.querySelector('.table[data-state="finished"]'));
    if (await page.locator("dialog").count()) await page.keyboard.press("Escape");
  }
}
