/** Every page in every dress: no accessibility violation, nothing English in German, nothing missing. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pointAtClosed, verifyDice } from "./flows";
import { EXAMPLES, GAMES } from "./games";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { good, goodTable } from "./states";
import { newTable, playNow } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const ALL = [...GAMES, ...EXAMPLES];
const DRESSES = [
  { name: "desktop, light, English", options: { ...DESKTOP, colorScheme: "light" as const }, lang: "en" },
  { name: "phone, dark, German", options: { ...PHONE, colorScheme: "dark" as const }, lang: "de" },
];

describe.each(DRESSES)("$name", ({ name, options, lang }) => {
  let page: Page;
  const readers = new Map<string | null, GermanReader>();
  beforeAll(async () => {
    page = await house.visitor(options, lang);
    for (const game of [null, ...ALL]) readers.set(game, await GermanReader.of(house, game));
  });

  const fine = (where: string, game: string | null = null): Promise<void> => good(page, `${where} (${name})`, lang === "de" ? readers.get(game)! : null);

  test("the lobby and its dialog", async () => {
    await page.goto(house.address);
    await page.waitForSelector("[data-play]");
    await fine("lobby");
    await page.locator("[data-play]").first().click();
    await page.waitForSelector("dialog [data-start-quick]");
    await fine("quick play");
  });

  test("a new table and its waiting room", async () => {
    await page.goto(`${house.address}/new/bloodstones`);
    await page.waitForSelector("[data-create]");
    await fine("new table", "bloodstones");
    await newTable(page, house, { game: "apple", seats: 3 });
    await fine("waiting room", "apple");
  });

  test("tables, me, rules, nowhere", async () => {
    house.expected.push(/404/);
    for (const [path, wait] of [["/tables", "h1"], ["/me", "input"], ["/rules/bloodstones", "section p"], ["/rules/table", "section p"], ["/rules/nothing", "h1"], ["/nowhere/at/all", "h1"]] as const) {
      await page.goto(house.address + path);
      await page.waitForSelector(wait);
      if (path !== "/rules/nothing") await fine(path, path.includes("bloodstones") ? "bloodstones" : null);
    }
    await page.goto(`${house.address}/rules/bloodstones`);
    await page.fill('input[type="search"]', lang === "de" ? "Zitadelle" : "citadel");
    await expect.poll(() => page.locator("section p").count(), PATIENT).toBeLessThan(200);
  });

  test.each(ALL)("a table of %s with all its sides", async (game) => {
    await playNow(house, page, game, { bot: "easy" });
    // It stops when the player is asked: then nothing moves while the page is examined.
    const player = new Player(page, "swift", 5);
    await playOut([player], 10, async (acts) => acts >= (game === "apple" ? 3 : 20) && (await player.sees()).asked);
    await fine("the table", game);
    // A place that cannot be chosen: it is explained, and no move is sent. In a half-made choice it might begin another one.
    for (let picks = 0; picks < 5; picks++) await page.keyboard.press("Escape");
    const closed = page.locator('[data-place][data-state="none"]');
    if (await closed.count()) await pointAtClosed(page);
    await goodTable(page, `${game} (${name})`, lang === "de" ? readers.get(game)! : null);
  });

  test("one device for two players, a lost line, somebody who watches", async () => {
    const id = await newTable(page, house, { game: "apple", seats: 2 });
    const watching = `${house.address}/t/${id}#${(await page.locator(".link input").inputValue()).split("#")[1] ?? ""}`;
    await page.locator("[data-sit]").first().click();
    await page.click("[data-start]:not([disabled])");
    await page.waitForSelector(".curtain");
    await fine("the curtain", "apple");
    await page.click("[data-take-seat]");
    await page.waitForSelector(".prompt");
    await fine("the table after it", "apple");
    await house.crash();
    await page.waitForSelector(".lost");
    await fine("offline", "apple");
    await house.serve();
    await page.waitForSelector(".lost", { state: "detached" });
    const other = await house.visitor(options, lang);
    await other.goto(watching);
    await other.waitForSelector(".watching");
    await good(other, `watching (${name})`);
    await other.context().close();
  });

  test("a finished game, its end and its replay", async () => {
    await playNow(house, page, "apple", { bot: "random" });
    await playOut([new Player(page, "swift", 2)], 10);
    await page.waitForSelector(".end h2");
    await fine("the end", "apple");
    await verifyDice(page);
    await fine("the proof", "apple");
    await page.locator(".end .do .primary").click();
    await page.waitForSelector(".replay");
    await fine("the replay", "apple");
  });
});
