/**
 * Games through the page, from the lobby to the end, two browsers at each table: Root with a refused click, a crash in mid-move and the replay;
 * Bloodstones by keys alone; Seventh Stone in German with one device for two players; BattleLore on a phone. On the way every state of every page
 * is examined once. Short games by their own options, for `make test`; WHOLE=1 plays full ones (`make web-games`).
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBots, crashInMidMove, layStones, refusedClick, replay, verifyDice } from "./flows";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut, playToTheEnd } from "./player";
import { good, goodTable, readableWithoutColour } from "./states";
import { playNow, twoAtATable } from "./steps";

const WHOLE = process.env["WHOLE"] === "1";
const MINUTES = WHOLE ? 60 : 10;
const DARK = { colorScheme: "dark" } as const;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Both browsers play to the end and see it; tells how much was done. */
async function toTheEnd(name: string, players: Player[], seats: number, likes?: string): Promise<void> {
  const began = Date.now();
  const acts = await playToTheEnd(players, MINUTES, likes);
  console.log(`${name}: ${acts} acts, ${players.map((player) => player.moves).join(" + ")} moves, ${Math.round((Date.now() - began) / 1000)} s`);
  for (const { page, moves } of players) {
    await page.waitForSelector(".end h2");
    expect(await page.locator(".end > ol > li").count()).toBe(seats);
    expect(moves).toBeGreaterThan(0);
  }
}

/** What the points of everybody came from adds up to them; nobody is warned of the end any more. */
async function addsUp(page: Page): Promise<void> {
  const told = (): Promise<number[][]> => page.locator(".end > ol > li").evaluateAll((seats) => seats.map((seat) => [...seat.querySelectorAll(".points, .made > span")].map((part) => Number(/[+−]?\d+/.exec(part.textContent!)![0].replace("−", "-")))));
  await expect.poll(async () => (await told()).map(([points, ...parts]) => points! - parts.reduce((all, part) => all + part, 0)), { ...PATIENT, message: "points without a source" }).toEqual((await told()).map(() => 0));
  expect(await page.locator("[data-warning]").count()).toBe(0);
}

/** Play on until it is this player's turn and the choice in front of him has this on the page. */
async function until(players: Player[], player: Player, selector: string): Promise<void> {
  await playOut(players, MINUTES, async () => (await player.sees()).asked && (await player.page.locator(selector).count()) > 0);
}

test("the pages around the table, on a phone, by night, in German", async () => {
  house.expected.push(/404/);
  const page = await house.visitor({ ...PHONE, ...DARK }, "de");
  const german = await GermanReader.of(house, null);
  const bloodstones = await GermanReader.of(house, "bloodstones");
  await page.goto(house.address);
  await page.waitForSelector("[data-play]");
  await good(page, "the lobby", german);
  await page.locator("[data-play]").first().click();
  await page.waitForSelector("dialog [data-start-quick]");
  await good(page, "quick play", german);
  for (const [path, wait, reader] of [
    ["/new/bloodstones", "[data-create]", bloodstones],
    ["/tables", "h1", german],
    ["/me", "input", german],
    ["/rules/bloodstones", "section p", bloodstones],
    ["/nowhere/at/all", "h1", german],
  ] as const) {
    await page.goto(house.address + path);
    await page.waitForSelector(wait);
    await good(page, path, reader);
  }
  await page.context().close();
});

test("a map of one's own: made, broken, mended from a file, played on", async () => {
  const page = await house.visitor(DESKTOP, "de");
  const german = await GermanReader.of(house, "bloodstones");
  await page.goto(`${house.address}/new/bloodstones`);
  await page.locator('[data-table-option="map"]').selectOption("own file");
  await page.click("[data-own-make]");
  await page.waitForSelector("[data-own-good]");
  await expect.poll(() => page.locator("[data-own] img").evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT).toBeGreaterThan(0);
  await good(page, "a map of one's own", german);
  const text = await page.inputValue("[data-own-text]");
  await page.fill("[data-own-text]", text.replace('"sea"', '"lake"'));
  await page.waitForSelector("[data-own-wrong] li");
  await page.setInputFiles("[data-own-file]", { name: "mine.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForSelector("[data-own-good]");
  await page.click("[data-create]");
  await page.waitForSelector("[data-fill-bots]");
  await page.getByText("aus einer eigenen Datei").waitFor();
  await page.click("[data-fill-bots]");
  await page.click("[data-start]:not([disabled])");
  await page.waitForSelector(".prompt");
  expect(await page.locator("[data-place]").count()).toBe((JSON.parse(text) as { areas: unknown[] }).areas.length);
  await page.context().close();
});

test("Root: two browsers, two bots; a refused click, a crash in mid-move, the replay", async () => {
  const [first, second] = [await house.visitor(), await house.visitor(DESKTOP, "de")];
  const german = await GermanReader.of(house, "root");
  await twoAtATable(first, second, house, { game: "root", seats: 4, options: { victory: WHOLE ? 30 : 10 } }, () => good(first, "the waiting room"));
  const players = [new Player(first, "board", 3), new Player(second, "swift", 4)];
  await until(players, players[0]!, '[data-place][data-state="none"]');
  await refusedClick(first);
  await goodTable(first, "Root");
  await until(players, players[0]!, '[data-place][data-state="open"]');
  await crashInMidMove(house, first);
  await playOut(players, MINUTES, async (acts) => {
    if (acts % 10 === 0) await german.reads(second);
    return acts >= 30;
  });
  await readableWithoutColour(first);
  players[0]!.way = "swift";
  await toTheEnd("Root", players, 4);
  await good(first, "the end");
  await verifyDice(first);
  await good(first, "the proof");
  await german.reads(second);
  await expect.poll(() => second.locator(".panel").evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop), PATIENT).toBeLessThan(60);
  await replay(first);
});

test("Bloodstones: one of two by keys alone", async () => {
  const [first, second] = [await house.visitor(), await house.visitor({ ...DESKTOP, ...DARK }, "de")];
  const german = await GermanReader.of(house, "bloodstones");
  await twoAtATable(first, second, house, { game: "bloodstones", seats: 3, options: { max_turns_per_player: WHOLE ? 200 : 2 } });
  const players = [new Player(first, "keys", 5), new Player(second, "swift", 6)];
  await until(players, players[1]!, "[data-hand]");
  await goodTable(second, "Bloodstones by night", german);
  await playOut(players, MINUTES, async () => (await second.locator(".board .look .body").count()) > 3);
  await readableWithoutColour(second);
  await toTheEnd("Bloodstones", players, 3);
  await addsUp(first);
});

test("Seventh Stone: in German, one device for two players", async () => {
  const german = await GermanReader.of(house, "seventhstone");
  const [first, second] = [await house.visitor(DESKTOP, "de"), await house.visitor(DESKTOP, "de")];
  await twoAtATable(first, second, house, { game: "seventhstone", seats: 4, hotSeats: 1, options: { max_years: WHOLE ? 0 : 2 } });
  const players = [new Player(first, "swift", 7), new Player(second, "swift", 8)];
  await playOut([players[1]!], MINUTES, async () => (await first.locator(".curtain").count()) > 0);
  await good(first, "the curtain", german);
  await until(players, players[1]!, ".prompt");
  await goodTable(second, "Seventh Stone", german);
  await until(players, players[1]!, "[data-more]:not(:disabled)");
  await good(second, "the sheet", german);
  await layStones(second);
  await playOut(players, MINUTES, async (acts) => {
    if (acts % 10 === 0) for (const page of [first, second]) await german.reads(page);
    return acts >= 30;
  });
  await toTheEnd("Seventh Stone", players, 4);
  await addsUp(first);
  expect(players[0]!.curtains, "the device was passed on").toBeGreaterThan(1);
  await good(first, "the end in German", german);
});

test("BattleLore: on a phone against a desktop", async () => {
  const [first, second] = [await house.visitor(PHONE, "de"), await house.visitor()];
  const german = await GermanReader.of(house, "battlelore");
  await twoAtATable(first, second, house, { game: "battlelore", seats: 2 });
  const players = [new Player(first, "click", 9), new Player(second, "swift", 10)];
  await until(players, players[0]!, ".prompt");
  await goodTable(first, "BattleLore on a phone", german);
  await playOut(players, MINUTES, async (acts) => acts >= 16);
  players[0]!.way = "swift";
  if (!WHOLE) {
    // A battle has no option for a short game: after a good part of it both let bots play on, as one may.
    await playOut(players, MINUTES, async (acts) => acts >= 48);
    await callBots([first, second]);
  }
  await toTheEnd("BattleLore", players, 2, "^attack");
  await good(first, "the end on a phone", german);
});

test("from the first page into a game without a mouse", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.waitForSelector("[data-play]");
  const player = new Player(page, "keys", 11);
  await player.tabTo('[data-play="apple"]', PATIENT.timeout);
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-start-quick]:focus");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".prompt");
  await playOut([player], MINUTES, async () => player.moves >= 3);
});

test("bots of different characters, which everybody sees", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.click('[data-play="apple"]');
  await page.waitForSelector("dialog [data-bot]");
  expect(await page.locator("dialog [data-character]").count(), "the example game knows no characters").toBe(0);
  await playNow(house, page, "bloodstones", { seats: 3, bot: "easy" });
  expect((await page.locator(".seat[data-seat]").allTextContents()).join()).toMatch(/easy”(?!, )/);
  await playNow(house, page, "bloodstones", { seats: 3, bot: "normal", character: "mixed" });
  await expect.poll(async () => (await page.locator(".seat[data-seat]").allTextContents()).join(), PATIENT).toMatch(/normal”, cautious.*normal”, bold/s);
});

test("from the list of moves in words", async () => {
  const page = await house.visitor();
  await playNow(house, page, "apple", { bot: "random" });
  await page.getByRole("tab", { name: "As text" }).click();
  const player = new Player(page, "text", 12);
  await playOut([player], MINUTES, async () => player.moves >= 5);
});
