/** What holds for every state of every page: accessible, nothing missing, nothing in the wrong language, no scrolling sideways. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessible } from "./axe";
import type { GermanReader } from "./german";

export async function good(page: Page, where: string, german: GermanReader | null = null): Promise<void> {
  // What was just opened is drawn with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await accessible(page, where);
  await german?.reads(page);
  expect(await page.evaluate(() => document.body.innerText.match(/\[[a-z]+-[\w-]+\]|\{\$[\w-]+\}/g) ?? []), `texts or values missing on ${where}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where} does not scroll sideways`).toBeLessThanOrEqual(0);
  const below = await page.evaluate(() => [...document.querySelectorAll(".table > .bar, .table > .hand, .table .now, .table > main.board")].filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1).map((part) => part.className));
  expect(below, `${where} has room for all its parts`).toEqual([]);
}

/** A table while its player is asked: all sides of it, the menu, a rule, a hint. */
export async function goodTable(page: Page, where: string, german: GermanReader | null = null): Promise<void> {
  const tabs = page.locator('[role="tab"], .bar button');
  const count = await tabs.count();
  for (let i = count - 1; i >= 0; i--) {
    await tabs.nth(i).click();
    await page.locator('[role="tab"][aria-selected="true"], .bar button[aria-pressed="true"]').and(tabs.nth(i)).waitFor();
    await good(page, `${where}, side ${i}`, german);
  }
  await page.locator("[data-menu]").click();
  await page.waitForSelector("dialog .menu");
  await good(page, `${where}, menu`, german);
  await closeDialog(page);
  // On a phone a refusal and an opened place lie over the prompt until they are put away.
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".refused, .place") === null);
  await page.locator(".prompt .chip").first().click();
  await page.waitForSelector("dialog article");
  await good(page, `${where}, a rule`, german);
  await closeDialog(page);
  await page.locator("[data-hint]").click();
  await page.waitForSelector(".hint, .refused");
  await good(page, `${where}, a hint`, german);
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
}

/** Colour is never the only sign: a piece has its owner's shape and a glyph or a letter, a suit its animal, a ruler his letter. */
export async function readableWithoutColour(page: Page): Promise<void> {
  const { pieces, dumb, shapes, tints, suits, ruled } = await page.evaluate(() => {
    const told = (body: Element): boolean => [...body.parentElement!.children].some((sign) => sign.matches(".glyph") || (sign.matches(".letters") && sign.textContent!.trim() !== ""));
    const bodies = [...document.querySelectorAll(".board .look .body")];
    const pairs = new Set(bodies.map((body) => `${body.getAttribute("fill")} ${body.getAttribute("d")}`));
    return {
      pieces: bodies.length,
      dumb: bodies.filter((body) => !told(body)).length,
      shapes: new Set(bodies.map((body) => body.getAttribute("d"))).size,
      tints: pairs.size,
      suits: [...document.querySelectorAll(".board .badge")].every((badge) => badge.parentElement!.querySelector(".suit") !== null),
      ruled: [...document.querySelectorAll(".board .ruled")].every((ground) => ground.parentElement!.querySelector(".letters")?.textContent),
    };
  });
  expect(pieces).toBeGreaterThan(3);
  expect(dumb, "pieces without glyph or letter").toBe(0);
  expect(shapes, "each owner has a colour and a shape of his own").toBe(tints);
  expect(suits && ruled).toBe(true);
}

/** Everything that matches and has something else above its middle. */
export async function covered(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top === element || element.contains(top) ? [] : [`${element.outerHTML.slice(0, 80)} under ${top?.outerHTML.slice(0, 80)}`];
    }),
  );
}

/** How much of the screen's height the board has. */
export const boardShare = (page: Page): Promise<number> => page.locator("main.board").evaluate((board) => board.getBoundingClientRect().height / innerHeight);
