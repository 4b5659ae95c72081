/** The pictures of docs/pictures, taken anew: both boards, the plain board, lobby and replay; light and dark, desktop and phone. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { playNow, stepsOf, takeOver } from "./steps";

const FOLDER = process.env["PICTURES"] ?? join(dirname(fileURLToPath(import.meta.url)), "../../docs/pictures");
const WHERE = { desktop: { ...DESKTOP, viewport: { width: 1440, height: 900 } }, phone: PHONE } as const;

let house: House;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open("bot_pause = 0.02");
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
const MIDDLE = { root: 220, bloodstones: 260, seventhstone: 160, battlelore: 120 } as const;

test.each(["root", "bloodstones", "seventhstone", "battlelore"] as const)("%s from start to end", async (game) => {
  for (const [where, theme] of [["desktop", "light"], ["phone", "dark"]] as const) {
    const other = theme === "light" ? "dark" : "light";
    const both = async (page: Page, moment: string): Promise<void> => {
      await take(page, `${game}-${moment}-${where}-${theme}`);
      await page.emulateMedia({ colorScheme: other });
      await take(page, `${game}-${moment}-${where}-${other}`);
      await page.emulateMedia({ colorScheme: theme });
    };
    const page = await visitor(where, theme);
    await playNow(house, page, game, { bot: "easy" });
    await page.waitForSelector('.prompt[data-my-turn="true"]');
    await both(page, "start");
    const back = await takeOver(page, "easy");
    await expect.poll(() => stepsOf(page), { timeout: 300_000 }).toBeGreaterThan(MIDDLE[game]);
    await back();
    console.log(`${game}: middle at ${await stepsOf(page)}`);
    await page.waitForSelector('.prompt[data-my-turn="true"]');
    await both(page, "middle");
    await takeOver(page, "easy");
    await page.waitForSelector(".end h2", { timeout: 600_000 });
    console.log(`${game}: end at ${await stepsOf(page)}`);
    await both(page, "end");
    await page.context().close();
  }
});
