/**
 * The boards of the games: sheets, faces and land, by mouse, touch and keys, by day in English at 1280 × 720 and by night in German at 360 × 740.
 * Each test goes from state to state of one game and looks at each of them once.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GermanReader } from "./german";
import { House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { closeDialog, covered, good, readableWithoutColour } from "./states";
import { twoAtATable } from "./steps";

const DESK = { viewport: { width: 1280, height: 720 } };
const NIGHT = { ...PHONE, colorScheme: "dark" } as const;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Play on until this page has that on it while its player is asked. */
async function until(players: Player[], player: Player, selector: string): Promise<void> {
  await playOut(players, 5, async () => (await player.sees()).asked && (await player.page.locator(selector).count()) > 0);
}

/** Turn to a side of the table by its name. */
async function side(page: Page, name: string): Promise<void> {
  await page.locator('[role="tab"], .bar button').filter({ hasText: name }).first().click();
  await expect.poll(() => page.locator(".panel").evaluate((panel) => panel.scrollTop), { ...PATIENT, message: `${name} begins at its top` }).toBe(0);
}

/** Nothing of this is cut off by the screen, nor covered; a row that scrolls is scrolled to it. */
async function inSight(page: Page, selector: string): Promise<void> {
  for (const one of await page.locator(selector).all()) {
    await one.scrollIntoViewIfNeeded();
    const box = (await one.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `${selector} at ${JSON.stringify(box)}`).toBe(true);
  }
}

/** What the small signs mean stands beside the board on a desktop where there is room, and is a tap away on a phone; every sign has words. */
async function legends(desktop: Page, phone: Page, german: GermanReader, roomy = true): Promise<void> {
  const shown = desktop.locator(".left [data-signs] li");
  expect(await shown.first().isVisible(), "in sight where there is room").toBe(roomy);
  expect((await shown.allTextContents()).filter((text) => text.trim() === "")).toEqual([]);
  await phone.locator("[data-open-signs]").tap();
  await phone.waitForSelector("dialog [data-signs]");
  expect(await phone.locator("dialog [data-signs] li").count()).toBe(await shown.count());
  await good(phone, "the signs", german);
  await closeDialog(phone);
}

test("BattleLore: a War Council convened by mouse, keys and touch; own side below; faces, camps, dice", async () => {
  const [first, second] = [await house.visitor(DESK), await house.visitor(NIGHT, "de")];
  const german = await GermanReader.of(house, "battlelore");
  await twoAtATable(first, second, house, { game: "battlelore", seats: 2, options: { scenario: "thornwatch" } });
  const level = (page: Page, member: string): Promise<number> => page.locator(`[data-member="${member}"] i.on`).count();
  await first.locator('[data-raise="wizard"]').click();
  await expect.poll(() => level(first, "wizard"), PATIENT).toBe(1);
  await first.locator('[data-raise="cleric"]').focus();
  await first.keyboard.press("Enter");
  await expect.poll(() => level(first, "cleric"), PATIENT).toBe(1);
  await first.locator('[data-lower="cleric"]').click();
  await expect.poll(() => level(first, "cleric"), PATIENT).toBe(0);
  expect(await level(first, "wizard"), "only that one is taken back").toBe(1);
  expect(await covered(first, "[data-raise], [data-lower], [data-council-confirm], [data-council-reset]")).toEqual([]);
  await good(first, "the council");
  await second.locator('[data-raise="warrior"]').tap();
  await expect.poll(() => level(second, "warrior"), PATIENT).toBe(1);
  await inSight(second, "[data-raise], [data-council-confirm]");
  await good(second, "the council by night", german);
  // What was thought over is sent with the confirmation: the table shows it when both have confirmed.
  while (await first.locator("[data-council-confirm]:disabled").count()) await first.locator('[data-raise="commander"]').click();
  await first.locator("[data-council-confirm]").click();
  while (await second.locator("[data-council-confirm]:disabled").count()) await second.locator('[data-raise="commander"]').tap();
  await second.locator("[data-council-confirm]").tap();
  await first.waitForSelector('[data-seat="0"] .council');
  const masters = first.locator('[data-seat="0"] .council li');
  expect((await masters.allInnerTexts()).join()).toContain("Wizard");
  for (const master of await masters.all()) expect((await master.boundingBox())!.width, "the office is written beside its sign").toBeGreaterThan(60);
  await landmarksNamed(first, second);
  await legends(first, second, german);

  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  await until(players, players[0]!, '.field [data-place][data-state="open"]');
  await readableWithoutColour(first);
  expect(await first.locator(".field").getAttribute("data-below")).toBe("standard");
  expect(await second.locator(".field").getAttribute("data-below")).toBe("pennant");
  const height = async (page: Page, row: string): Promise<number> => (await page.locator(`[data-place][aria-label^="${row}"]`).first().boundingBox())!.y;
  expect(await height(first, "r1c7"), "the first row is below for the Standards").toBeGreaterThan(await height(first, "r9c7"));
  expect(await height(second, "r1c7"), "and above for the Pennants").toBeLessThan(await height(second, "r9c7"));
  // What a bow carries to, and what is out of its sight: under the pointer, and for whoever comes by keys.
  const bow = first.locator('[data-place][aria-label*="Bow" i]').first();
  await bow.hover();
  await expect.poll(() => first.locator("[data-seen]").count(), PATIENT).toBeGreaterThan(3);
  const sighted = await first.locator("[data-seen], [data-hidden]").count();
  await first.mouse.move(5, 5);
  await expect.poll(() => first.locator("[data-seen]").count(), PATIENT).toBe(0);
  await bow.focus();
  await expect.poll(() => first.locator("[data-seen], [data-hidden]").count(), PATIENT).toBe(sighted);
  // A card that cannot be played says when it can.
  const card = first.locator('.face.lore[data-state="none"]').first();
  if (await card.count()) expect((await card.locator(".when").innerText()).length).toBeGreaterThan(3);
  for (const [page, camps, cards] of [[first, "Camps", "Cards"], [second, "Lager", "Karten"]] as const) {
    await side(page, camps);
    await page.waitForSelector(".panel .seats .track");
    await good(page, "both camps", page === second ? german : null);
    await side(page, cards);
    await expect.poll(() => page.locator(".dice [data-face]").count(), PATIENT).toBe(6);
    await good(page, "cards and dice", page === second ? german : null);
  }
  for (const page of [first, second]) await page.context().close();
});

test("BattleLore: Call to Arms, a card seen on the board before it is posted, posted by touch and keys", async () => {
  const [first, second] = [await house.visitor(DESK), await house.visitor(NIGHT, "de")];
  const german = await GermanReader.of(house, "battlelore");
  await twoAtATable(first, second, house, { game: "battlelore", seats: 2, options: { scenario: "free-muster" } });
  await first.waitForSelector("[data-set]");
  expect(await first.locator(".set .foreign").count(), "sets with foreign troops are marked").toBeGreaterThan(0);
  await good(first, "sets of cards");
  await first.locator("[data-set]").first().click();
  await second.locator("[data-set]").last().tap();
  // Whoever comes back while he is asked finds the same sheet.
  await first.reload();
  await first.locator("[data-post]").first().hover();
  await expect.poll(() => first.locator(".field .ghost").count(), PATIENT).toBeGreaterThan(1);
  await first.mouse.move(5, 5);
  await expect.poll(() => first.locator(".field .ghost").count(), PATIENT).toBe(0);
  await inSight(second, "[data-post], [data-muster-confirm]");
  await good(second, "cards to post", german);
  await second.locator("[data-post]").first().tap();
  await second.waitForSelector(".posted");
  expect(await second.locator(".field .ghost").count(), "what is posted in secret is seen by its owner").toBeGreaterThan(1);
  expect(await first.locator(".field .ghost, .posted").count(), "and by nobody else").toBe(0);
  await first.locator("[data-post]").first().focus();
  await first.keyboard.press("Enter");
  await first.waitForSelector(".posted");
  await first.locator("[data-take-back]").click();
  await first.waitForSelector(".posted", { state: "detached" });
  for (const [page, tap] of [[first, false], [second, true]] as const) {
    const posts = page.locator("[data-post]");
    for (let left = await posts.count(); left > 0; left = await posts.count()) {
      await (tap ? posts.first().tap() : posts.first().click());
      await expect.poll(() => posts.count(), PATIENT).toBeLessThan(left);
    }
    await (tap ? page.locator("[data-muster-confirm]").tap() : page.locator("[data-muster-confirm]").click());
  }
  await expect.poll(() => first.locator(".field .base").count(), PATIENT).toBeGreaterThan(10);
  for (const page of [first, second]) await page.context().close();
});

/** Landmarks are called by name: on the board in letters that can be read, on a phone below the field, where nothing can be clicked. */
async function landmarksNamed(desktop: Page, phone: Page): Promise<void> {
  const names = desktop.locator("[data-landmark]");
  expect((await names.allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())).toEqual(expect.arrayContaining(["stronghold"]));
  for (const letters of await names.locator("text").all()) expect((await letters.boundingBox())!.height, "letters of a landmark").toBeGreaterThan(9);
  const list = phone.locator("[data-landmark-list]");
  expect(await list.innerText()).toContain("Festung");
  expect(await list.locator("li").count()).toBe(new Set(await phone.locator("[data-landmark]").allTextContents()).size);
  const field = await phone.locator("[data-place]").evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(field);
}

/** What is opened lies over the hand and takes no room of its own; why it cannot be chosen stands above it, from its first line on. */
async function refusalsAbove(page: Page): Promise<void> {
  const refused = page.locator(".refused");
  let opened = 0;
  for (const place of (await page.locator('[data-place][data-state="none"]').all()).slice(0, 24)) {
    await place.dispatchEvent("click");
    await refused.waitFor();
    opened += await page.locator(".place").count();
    expect(await covered(page, ".refused, .refused strong, .bar button")).toEqual([]);
  }
  expect(opened, "places with something in them").toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await page.locator(".refused, .place").first().waitFor({ state: "detached" });
}

/** The whole sentence of the prompt and what can be chosen are seen without scrolling. */
async function allAtOnce(page: Page, where: string): Promise<void> {
  const hidden = (): Promise<number> => page.locator(".now").evaluate((now) => now.scrollHeight - now.clientHeight);
  await expect.poll(hidden, { ...PATIENT, message: `the prompt while ${where}` }).toBeLessThanOrEqual(4);
}

test("Seventh Stone: land with portals by shape, the year, markets, what is still to place, limits", async () => {
  const [first, second] = [await house.visitor(DESK), await house.visitor(NIGHT, "de")];
  const german = await GermanReader.of(house, "seventhstone");
  await twoAtATable(first, second, house, { game: "seventhstone", seats: 2 });
  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  expect(new Set(await first.locator(".portal path").evaluateAll((found) => found.map((sign) => sign.getAttribute("d")))).size, "each colour of portal has its shape").toBe(3);
  await until(players, players[1]!, "[data-more]:not(:disabled)");
  await inSight(second, "[data-more], [data-commit]");
  await allAtOnce(second, "allocating");
  await refusalsAbove(second);
  await side(first, "Markets");
  await first.waitForSelector(".panel caption");
  expect(await first.locator(".panel tbody tr").nth(1).locator("td").allInnerTexts(), "the other's bids are secret").toEqual(["?", "?", "?", "?"]);
  await good(first, "secret markets");
  for (const [player, selector, where] of [[players[0]!, "[data-to-place]", "placing"], [players[1]!, "[data-to-place]", "placing by night"], [players[0]!, "[data-limits]", "moving"]] as const) {
    await until(players, player, selector);
    await inSight(player.page, selector);
    if (player === players[1]) await allAtOnce(player.page, where);
    await good(player.page, where, player === players[1] ? german : null);
  }
  expect(await first.locator(".panel tbody tr").nth(1).locator("td").first().innerText(), "now they are open").not.toContain("?");
  const owned = await first.locator(".board .look .owned").count();
  expect(owned).toBeGreaterThan(1);
  expect(await first.locator(".board .look .emblem").count(), "each owned field has the shape of its owner").toBe(owned);
  await legends(first, second, german, false);
  await side(second, "Jahr");
  await second.waitForSelector(".panel-year table");
  await good(second, "the year", german);
  for (const page of [first, second]) await page.context().close();
});

test("Root: every seat's board by one click, by touch as well; cards with emblems", async () => {
  const [first, second] = [await house.visitor(DESK), await house.visitor(NIGHT, "de")];
  const german = await GermanReader.of(house, "root");
  await twoAtATable(first, second, house, { game: "root", seats: 6 });
  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  await until(players, players[0]!, "[data-hand]");
  // Tracks, the decree, sympathy, the satchel, gardens, services: by mouse and by keys in turn.
  for (const [seat, what] of [".track", ".decree .column", ".track", ".items", ".track", ".services li"].entries()) {
    const head = first.locator(`[data-seat="${seat}"] .head`);
    await (seat % 2 ? head.press("Enter") : head.click());
    await first.locator(`[data-seat-detail="${seat}"] ${what}`).first().waitFor({ state: "attached" });
    if (seat === 1 || seat === 5) await good(first, `the board of seat ${seat}`);
    await closeDialog(first);
  }
  await side(first, "Factions");
  expect(await first.locator(".panel .seats > section").count()).toBe(6);
  await second.locator("[data-open-signs]").tap();
  await second.waitForSelector("dialog [data-signs] li");
  await good(second, "the signs", german);
  await closeDialog(second);
  expect(await first.locator(".hand [data-hand]").evaluateAll((cards) => cards.filter((card) => card.querySelectorAll(".foot svg").length === 0).length), "cards without an emblem").toBe(0);
  await second.locator('[data-seat="3"] .head').tap();
  await second.locator('[data-seat-detail="3"] .items').waitFor({ state: "attached" });
  await good(second, "the satchel", german);
  await closeDialog(second);
  await second.locator('[data-seat="5"] .head').tap();
  await second.locator('[data-seat-detail="5"] .services li').first().waitFor({ state: "attached" });
  await good(second, "the services", german);
  await closeDialog(second);
  for (const page of [first, second]) await page.context().close();
});

test("Bloodstones: what a route costs before the step, faction cards with tiles, terrain and spoils", async () => {
  const [first, second] = [await house.visitor(DESK), await house.visitor(NIGHT, "de")];
  const german = await GermanReader.of(house, "bloodstones");
  await twoAtATable(first, second, house, { game: "bloodstones", seats: 2 });
  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  await until(players, players[0]!, ".move .count");
  await first.locator(".move .do .btn").click();
  await expect.poll(() => first.locator("[data-price]").count(), PATIENT).toBeGreaterThan(0);
  await side(first, "Factions");
  expect(await first.locator(".panel .seats table").count(), "tiles and terrain of both").toBe(4);
  await good(first, "faction cards");
  await legends(first, second, german);
  await second.locator('[data-seat="0"] .head').tap();
  await second.waitForSelector('[data-seat-detail="0"] .card-of table');
  await good(second, "a faction card", german);
  for (const page of [first, second]) await page.context().close();
});
