/** The pictures of docs/pictures, taken anew: all boards, their sheets and sides, the lobby; light and dark, desktop and phone. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { newTable, playNow, stepsOf, takeOver } from "./steps";

const FOLDER = process.env["PICTURES"] ?? join(dirname(fileURLToPath(import.meta.url)), "../../docs/pictures");
const WHERE = { desktop: { ...DESKTOP, viewport: { width: 1440, height: 900 } }, phone: PHONE } as const;

let house: House;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open("bot_pause = 0.1");
});
afterAll(() => house.close());

/** WebP is what keeps a dozen pictures small; only the protocol beneath can make it. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await session.detach();
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

async function visitor(where: keyof typeof WHERE, theme: "light" | "dark", lang = "en"): Promise<Page> {
  const options: BrowserContextOptions = { ...WHERE[where], colorScheme: theme };
  return house.visitor(options, lang);
}

test("the lobby", async () => {
  for (const [where, theme, lang] of [["desktop", "light", "en"], ["desktop", "dark", "de"], ["phone", "light", "de"], ["phone", "dark", "en"]] as const) {
    const page = await visitor(where, theme, lang);
    await page.goto(house.address);
    await page.waitForSelector("[data-play]");
    await take(page, `lobby-${where}-${theme}`);
    await page.context().close();
  }
});

/** How many decisions lead to the middle of a game. */
const MIDDLE = { root: 160, bloodstones: 220, seventhstone: 120, battlelore: 100 } as const;

/** The same seat on a second device: a link with its token opens it there. */
async function onPhone(desktop: Page): Promise<Page> {
  const phone = await visitor("phone", "light");
  const table = desktop.url().split("/").at(-1)!;
  const token = await desktop.evaluate((id) => (JSON.parse(localStorage.getItem(`tafelrunde.seats.${id}`)!) as { token: string }[])[0]!.token, table);
  await phone.goto(`${house.address}/t/${table}#seat=${token}`);
  await phone.waitForSelector(".table");
  return phone;
}

test.each(["root", "bloodstones", "seventhstone", "battlelore"] as const)("%s from start to end, on both devices, by day and by night", async (game) => {
  const desktop = await visitor("desktop", "light");
  await playNow(house, desktop, game, { bot: "easy" });
  const phone = await onPhone(desktop);
  const all = async (moment: string, wait: string): Promise<void> => {
    for (const [page, where] of [[desktop, "desktop"], [phone, "phone"]] as const) {
      await page.waitForSelector(wait);
      for (const theme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForSelector(`html[data-theme="${theme}"]`);
        await take(page, `${game}-${moment}-${where}-${theme}`);
      }
    }
  };
  await all("start", '.prompt[data-my-turn="true"]');
  await toTheMiddle(desktop, MIDDLE[game]);
  await all("middle", '.prompt[data-my-turn="true"]');
  await takeOver(desktop, "easy");
  await desktop.waitForSelector(".end h2", { timeout: 600_000 });
  await all("end", ".end h2");
});

/** A side of the table or what a click opens, by its name in English, with so many decisions taken before. */
const SIDES = [
  { name: "battlelore-camps", game: "battlelore", options: { scenario: "thornwatch" }, steps: 80, side: "Camps" },
  { name: "battlelore-cards", game: "battlelore", options: { scenario: "thornwatch" }, steps: 80, side: "Cards" },
  { name: "battlelore-council", game: "battlelore", options: { scenario: "thornwatch" }, steps: 0, side: "" },
  { name: "battlelore-call-to-arms", game: "battlelore", options: { scenario: "free-muster" }, steps: 0, side: "" },
  { name: "seventhstone-year", game: "seventhstone", options: {}, steps: 60, side: "Year" },
  { name: "seventhstone-markets", game: "seventhstone", options: {}, steps: 60, side: "Markets" },
  { name: "root-factions", game: "root", options: {}, steps: 120, side: "Factions" },
  { name: "bloodstones-factions", game: "bloodstones", options: {}, steps: 150, side: "Factions" },
] as const;

test.each(SIDES)("$name", async ({ name, game, options, steps, side }) => {
  const desktop = await visitor("desktop", "light");
  await newTable(desktop, house, { game, seats: 2, options });
  await desktop.locator("[data-bot]").selectOption("easy");
  await desktop.click("[data-fill-bots]");
  await desktop.click("[data-start]:not([disabled])");
  await desktop.waitForSelector(".prompt");
  if (steps > 0) await toTheMiddle(desktop, steps);
  const phone = await onPhone(desktop);
  for (const [page, where] of [[desktop, "desktop"], [phone, "phone"]] as const) {
    await page.waitForSelector('.prompt[data-my-turn="true"]');
    if (side) await page.locator('[role="tab"], .bar button').filter({ hasText: side }).first().click();
    await take(page, `${name}-${where}-light`);
  }
  await Promise.all([desktop, phone].map((page) => page.context().close()));
});

async function toTheMiddle(page: Page, steps: number): Promise<void> {
  const back = await takeOver(page, "easy");
  await expect.poll(() => stepsOf(page), { timeout: 300_000 }).toBeGreaterThan(steps);
  await back();
}
