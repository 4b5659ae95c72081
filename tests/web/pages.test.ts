/** Every page in every dress: no accessibility violation, nothing English in German, nothing missing. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessible } from "./axe";
import { GermanReader } from "./german";
import { DESKTOP, House, PHONE } from "./house";
import { Player, playOut } from "./player";
import { newTable, playNow } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const DRESSES = [
  { name: "desktop, light, English", options: { ...DESKTOP, colorScheme: "light" as const }, lang: "en" },
  { name: "phone, dark, German", options: { ...PHONE, colorScheme: "dark" as const }, lang: "de" },
];

describe.each(DRESSES)("$name", ({ name, options, lang }) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor(options, lang);
  });

  /** What holds for every state of every page. */
  async function good(where: string, game: string | null = null): Promise<void> {
    await page.waitForTimeout(150);
    await accessible(page, `${where} (${name})`);
    if (lang === "de") await (await GermanReader.of(house, game)).reads(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${where} does not scroll sideways`).toBeLessThanOrEqual(0);
  }

  test("the lobby and its dialog", async () => {
    await page.goto(house.address);
    await page.waitForSelector("[data-play]");
    await good("lobby");
    await page.locator("[data-play]").first().click();
    await good("quick play");
  });

  test("a new table and its waiting room", async () => {
    await page.goto(`${house.address}/new/bloodstones`);
    await page.waitForSelector("[data-create]");
    await good("new table", "bloodstones");
    await newTable(page, house, { game: "apple", seats: 3 });
    await good("waiting room", "apple");
  });

  test("tables, me, rules, nowhere", async () => {
    for (const [path, wait] of [["/tables", "h1"], ["/me", "input"], ["/rules/bloodstones", "section p"], ["/rules/table", "section p"], ["/rules/nothing", "h1"], ["/nowhere/at/all", "h1"]] as const) {
      await page.goto(house.address + path);
      await page.waitForSelector(wait);
      if (path !== "/rules/nothing") await good(path, path.includes("bloodstones") ? "bloodstones" : null);
    }
    house.forgive(/404/);
    await page.goto(`${house.address}/rules/bloodstones`);
    await page.fill('input[type="search"]', lang === "de" ? "Zitadelle" : "citadel");
    await expect.poll(() => page.locator("section p").count()).toBeLessThan(200);
  });

  test.each(["root", "bloodstones", "seventhstone", "apple"])("a table of %s with all its sides", async (game) => {
    await playNow(house, page, game, { bot: "easy" });
    const player = new Player(page, "click", 5);
    for (let i = 0; i < 25; i++) {
      if (await player.asked()) await player.act();
      else await page.waitForTimeout(40);
    }
    await good("the table", game);
    const tabs = page.locator('[role="tab"], .bar button');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await good(`tab ${i}`, game);
    }
    await tabs.first().click();
    await page.locator("[data-menu]").click();
    await good("menu", game);
    await page.keyboard.press("Escape");
    await page.locator(".chip").first().click();
    await page.waitForSelector("dialog article");
    await good("a rule", game);
    await page.keyboard.press("Escape");
  });

  test("a finished game, its end and its replay", async () => {
    await playNow(house, page, "apple", { bot: "random" });
    await playOut([new Player(page, "click", 2)], 2);
    await page.waitForSelector(".end h2");
    await good("the end", "apple");
    await page.locator(".end summary").click();
    await page.locator(".end details button").click();
    await page.waitForSelector(".end .good");
    await good("the proof", "apple");
    await page.locator(".end .do .primary").click();
    await page.waitForSelector(".replay");
    await good("the replay", "apple");
  });
});
