/**
 * Whole games through the page, two browsers at each table: Root with a refused click, a crash in mid-move and the replay; Bloodstones by keys
 * alone; Seventh Stone in German with one device for two players; BattleLore on a phone. Short games by their own options; WHOLE=1 plays full ones.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { playNow, twoAtATable } from "./steps";

const WHOLE = process.env["WHOLE"] === "1";
const MINUTES = WHOLE ? 60 : 15;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Both browsers play to the end and see it; tells how much was done. */
async function toTheEnd(name: string, players: Player[], seats: number): Promise<void> {
  const began = Date.now();
  const acts = await playOut(players, MINUTES);
  console.log(`${name}: ${acts} acts, ${players.map((player) => player.moves).join(" + ")} moves, ${Math.round((Date.now() - began) / 1000)} s`);
  for (const { page, moves } of players) {
    await page.waitForSelector(".end h2");
    expect(await page.locator(".end > ol > li").count()).toBe(seats);
    expect(moves).toBeGreaterThan(0);
  }
}

/** Play on until it is this player's turn and the choice in front of him has this on the page. */
async function until(players: Player[], player: Player, selector: string): Promise<void> {
  await playOut(players, MINUTES, async () => (await player.sees()).asked && (await player.page.locator(selector).count()) > 0);
}

/** Pointing at a place that is not possible: the page says why not, and by which rule. */
async function refusedClick(page: Page): Promise<void> {
  await page.locator('[data-place][data-state="none"]').first().dispatchEvent("click");
  const refused = page.locator(".refused");
  await refused.waitFor();
  expect((await refused.locator("p").first().innerText()).length).toBeGreaterThan(10);
  await refused.locator(".chip").first().click();
  await page.waitForSelector("dialog article");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog article", { state: "detached" });
  await page.keyboard.press("Escape");
}

/** The server dies while a move is half made. It comes back: the half-made choice is still there, and can be finished. */
async function crashInMidMove(page: Page): Promise<void> {
  const prompt = page.locator(".prompt");
  const mark = await prompt.getAttribute("data-mark");
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="confirm"]').selectOption("always");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.locator('[data-place][data-state="open"]').first().dispatchEvent("click");
  const said = page.locator(".sofar, .decided strong");
  await said.waitFor();
  const half = await said.innerText();
  await house.crash();
  await page.waitForSelector(".lost");
  expect(await said.innerText(), "the choice outlives the line").toBe(half);
  await house.serve();
  await page.waitForSelector(".lost", { state: "detached" });
  expect(await said.innerText(), "and the new one").toBe(half);
  expect(await prompt.getAttribute("data-mark")).toBe(mark);
}

/** From the end back to the beginning, through another seat's eyes, and to the end again. */
async function replay(page: Page): Promise<void> {
  await page.locator(".end .do .primary").click();
  const slider = page.locator('.replay input[type="range"]');
  await slider.waitFor();
  const steps = Number(await slider.getAttribute("max"));
  expect(steps).toBeGreaterThan(20);
  const drawn = async (): Promise<number> => Number(await page.locator(".replay").getAttribute("data-step"));
  await expect.poll(drawn, PATIENT).toBe(0);
  const eyes = page.locator(".replay select");
  expect(await eyes.locator("option").count()).toBeGreaterThan(2);
  await eyes.selectOption({ index: 2 });
  await slider.fill(String(Math.floor(steps / 3)));
  await expect.poll(drawn, PATIENT).toBeGreaterThan(0);
  expect((await page.locator(".replay .happened").innerText()).length).toBeGreaterThan(0);
  const middle = await drawn();
  await page.locator(".replay .row .btn.icon").nth(2).click();
  await expect.poll(drawn, PATIENT).toBeGreaterThan(middle);
  await page.locator(".replay .primary").click();
  await page.waitForSelector(".end h2");
}

test("Root: two browsers, two bots; a refused click, a crash in mid-move, the replay", async () => {
  const [first, second] = [await house.visitor(), await house.visitor()];
  await twoAtATable(first, second, house, { game: "root", seats: 4, options: { victory: WHOLE ? 30 : 10 } });
  const players = [new Player(first, "board", 3), new Player(second, "swift", 4)];
  await until(players, players[0]!, '[data-place][data-state="none"]');
  await refusedClick(first);
  await until(players, players[0]!, '[data-place][data-state="open"]');
  await crashInMidMove(first);
  await toTheEnd("Root", players, 4);
  await expect.poll(() => second.locator(".panel").evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop), PATIENT).toBeLessThan(60);
  await replay(first);
});

test("Bloodstones: one of two by keys alone", async () => {
  const [first, second] = [await house.visitor(), await house.visitor()];
  await twoAtATable(first, second, house, { game: "bloodstones", seats: 3, options: { max_turns_per_player: WHOLE ? 200 : 3 } });
  await toTheEnd("Bloodstones", [new Player(first, "keys", 5), new Player(second, "swift", 6)], 3);
});

test("Seventh Stone: in German, one device for two players", async () => {
  const [first, second] = [await house.visitor(DESKTOP, "de"), await house.visitor(DESKTOP, "de")];
  await twoAtATable(first, second, house, { game: "seventhstone", seats: 4, hotSeats: 1, options: { max_years: WHOLE ? 0 : 2 } });
  const german = await GermanReader.of(house, "seventhstone");
  const players = [new Player(first, "swift", 7), new Player(second, "swift", 8)];
  await playOut(players, MINUTES, async (acts) => {
    if (acts % 10 === 0) for (const page of [first, second]) await german.reads(page);
    return false;
  });
  expect(players[0]!.curtains, "the device was passed on").toBeGreaterThan(1);
  await toTheEnd("Seventh Stone", players, 4);
  for (const page of [first, second]) await german.reads(page);
});

/** BattleLore has no option for a short game: after a while both call bots from the menu, who finish it soon. */
async function callBots(pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.locator("[data-menu]").click();
    await page.locator("[data-let-bot]").click();
    await page.waitForSelector("dialog", { state: "detached" });
  }
}

test("BattleLore: on a phone against a desktop", async () => {
  const [first, second] = [await house.visitor(PHONE), await house.visitor()];
  await twoAtATable(first, second, house, { game: "battlelore", seats: 2 });
  const players = [new Player(first, "click", 9), new Player(second, "swift", 10)];
  if (!WHOLE) {
    await playOut(players, MINUTES, async (acts) => acts >= 60);
    await callBots([first, second]);
  }
  await toTheEnd("BattleLore", players, 2);
  expect(await first.evaluate(() => document.documentElement.scrollWidth - innerWidth), "the phone does not scroll sideways").toBeLessThanOrEqual(0);
});

test("from the first page to the end of a game without a mouse", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.waitForSelector("[data-play]");
  const player = new Player(page, "keys", 11);
  await player.tabTo('[data-play="apple"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-start-quick]:focus");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".prompt");
  await playOut([player], MINUTES);
  await page.waitForSelector(".end h2");
});

test("from the list of moves in words", async () => {
  const page = await house.visitor();
  await playNow(house, page, "apple", { bot: "random" });
  await page.getByRole("tab", { name: "As text" }).click();
  await playOut([new Player(page, "text", 12)], MINUTES);
  await page.waitForSelector(".end h2");
});
