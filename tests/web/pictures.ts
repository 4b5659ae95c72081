/** The pictures of docs/pictures, taken anew: all boards, their sheets and sides, the lobby; light and dark, desktop and phone. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { Player, playOut } from "./player";
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
    await page.waitForLoadState("networkidle"); // the pictures of the games come by themselves
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

interface Scenery {
  name: string;
  game: string;
  seats?: number;
  options?: Record<string, string | number | boolean>;
  /** So many decisions are taken before. */
  steps?: number;
  /** Then the player goes on until this is on the page while he is asked. */
  meet?: string;
  /** A bot goes on for him: who decides at random buys nothing that he could place. */
  thinking?: boolean;
  /** A side of the table, by its name. */
  side?: string;
  /** Whose board is opened by a click on the seat. */
  seat?: number;
  /** The last fight is put on its stage. */
  fight?: boolean;
  /** This is pointed at, or scrolled to. */
  over?: string;
  lang?: string;
}

const LORE = { scenario: "thornwatch" };
const FACTIONS = ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"];

/** Every sheet and side, so that everything of the boxes is seen in a picture: docs/boards.md says in which. */
const SCENERY: Scenery[] = [
  { name: "battlelore-camps", game: "battlelore", options: LORE, steps: 80, side: "Camps" },
  { name: "battlelore-cards", game: "battlelore", options: LORE, steps: 80, side: "Cards" },
  { name: "battlelore-council", game: "battlelore", options: LORE },
  { name: "battlelore-call-to-arms", game: "battlelore", options: { scenario: "free-muster" } },
  { name: "battlelore-orders", game: "battlelore", options: LORE, steps: 60, meet: '[data-option="move"], [data-option^="move "]', lang: "de" },
  { name: "battlelore-fight", game: "battlelore", options: LORE, steps: 60, fight: true },
  { name: "seventhstone-year", game: "seventhstone", steps: 60, side: "Year" },
  { name: "seventhstone-tournament", game: "seventhstone", steps: 160, side: "Year", over: "[data-duel]" },
  { name: "seventhstone-markets", game: "seventhstone", steps: 60, side: "Markets" },
  { name: "seventhstone-sheet", game: "seventhstone", steps: 40, meet: "[data-more]", lang: "de" },
  { name: "seventhstone-placing", game: "seventhstone", steps: 30, meet: "[data-to-place]", thinking: true },
  { name: "seventhstone-moving", game: "seventhstone", steps: 60, meet: "[data-limits]", lang: "de" },
  { name: "seventhstone-fight", game: "seventhstone", steps: 100, fight: true },
  { name: "root-factions", game: "root", steps: 120, side: "Factions" },
  { name: "root-supply", game: "root", seats: 4, steps: 120, side: "Supply" },
  { name: "root-fight", game: "root", steps: 120, fight: true, lang: "de" },
  ...FACTIONS.map((faction, seat) => ({ name: `root-${faction}`, game: "root", seats: 6, steps: 200, seat, lang: seat % 2 ? "de" : "en" })),
  { name: "bloodstones-factions", game: "bloodstones", steps: 150, side: "Factions" },
  { name: "bloodstones-card", game: "bloodstones", steps: 150, seat: 1, lang: "de" },
  { name: "bloodstones-moving", game: "bloodstones", steps: 100, meet: ".move .count" },
  { name: "bloodstones-fight", game: "bloodstones", seats: 3, steps: 100, fight: true },
];

/** The same table serves all pictures that begin alike. */
const set = new Map<string, Scenery[]>();
for (const one of SCENERY) {
  const key = `${one.game}, ${one.seats ?? 2} seats, ${JSON.stringify(one.options ?? {})}, ${one.steps ?? 0} decisions`;
  set.set(key, [...(set.get(key) ?? []), one]);
}

test.each([...set])("%s", async (_, sceneries) => {
  const { game, seats = 2, options = {}, steps = 0 } = sceneries[0]!;
  const desktop = await visitor("desktop", "light");
  await newTable(desktop, house, { game, seats, options });
  await desktop.locator("[data-bot]").selectOption("easy");
  await desktop.click("[data-fill-bots]");
  await desktop.click("[data-start]:not([disabled])");
  await desktop.waitForSelector(".prompt");
  if (steps > 0) await toTheMiddle(desktop, steps);
  const phone = await onPhone(desktop);
  for (const scenery of sceneries) {
    if (scenery.meet) await meet(desktop, scenery.meet, scenery.thinking ? steps : null);
    for (let more = steps + 40; more < steps + 400 && !(await happened(desktop, scenery)); more += 40) await toTheMiddle(desktop, more);
    for (const [page, where] of [[desktop, "desktop"], [phone, "phone"]] as const) {
      await page.waitForSelector('.prompt[data-my-turn="true"], .end');
      await speak(page, scenery.lang ?? "en");
      await lookAt(page, scenery);
      await take(page, `${scenery.name}-${where}-light`);
      for (let i = 0; i < 4; i++) await page.keyboard.press("Escape");
      await page.locator("[data-put-away]").evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
      if (where === "phone") await page.locator(".bar button").first().click();
    }
  }
  await Promise.all([desktop, phone].map((page) => page.context().close()));
});

/** Go on until the player is asked and sees this: at random, or by a bot from so many decisions on. */
async function meet(page: Page, wanted: string, thinking: number | null): Promise<void> {
  const player = new Player(page, "swift", 3);
  const there = async (): Promise<boolean> => (await player.sees()).asked && (await page.locator(wanted).count()) > 0;
  if (thinking === null) await playOut([player], 5, there);
  else for (let more = thinking + 2; more < thinking + 160 && !(await there()); more += 2) await toTheMiddle(page, more);
  expect(await page.locator(wanted).count(), wanted).toBeGreaterThan(0);
}

async function speak(page: Page, lang: string): Promise<void> {
  if ((await page.getAttribute("html", "lang")) === lang) return;
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="lang"]').selectOption(lang);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.waitForSelector(`html[lang="${lang}"]`);
  // Texts of a game come after the page's own: whoever comes in anew has them all.
  await page.reload();
  await page.waitForSelector(".prompt, .end");
}

/** Whether what is to be seen is there by now, on a desktop. */
async function happened(page: Page, { fight, over, side = "Log" }: Scenery): Promise<boolean> {
  const wanted = fight ? "[data-show-fight]" : over;
  if (wanted === undefined) return true;
  await page.getByRole("tab", { name: fight ? /^(Log|Verlauf)/ : side }).click();
  await page.evaluate(() => document.querySelector<HTMLElement>(".log .top button")?.click());
  return fight ? staged(page) : (await page.locator(wanted).count()) > 0;
}

/** Put the last fight in which something was thrown or drawn on its stage, opened; false: there is none in the log that is shown. */
async function staged(page: Page): Promise<boolean> {
  const numbers = await page.locator("[data-show-fight]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["showFight"]!));
  for (const number of numbers.reverse()) {
    await page.locator(`[data-show-fight="${number}"]`).dispatchEvent("click");
    const stage = page.locator(`[data-fight="${number}"]`);
    await stage.waitFor();
    await stage.locator('.fold[aria-expanded="false"]').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    if ((await stage.locator(".throw").count()) > 0) return true;
  }
  return false;
}

async function lookAt(page: Page, { side, seat, fight, over }: Scenery): Promise<void> {
  const turnTo = (name: string | RegExp): Promise<void> => page.locator('[role="tab"], .bar button').filter({ hasText: name }).first().click();
  if (side) await turnTo(side);
  if (seat !== undefined) await page.locator(`[data-seat="${seat}"] .head`).first().evaluate((head) => (head as HTMLElement).click());
  if (fight) {
    await turnTo(/^(Log|Verlauf)/);
    await page.evaluate(() => document.querySelector<HTMLElement>(".log .top button")?.click());
    await staged(page);
  }
  if (over) await page.locator(over).last().scrollIntoViewIfNeeded();
}

/** A bot plays the visitor's seat until so many decisions are taken, or the game is over. */
async function toTheMiddle(page: Page, steps: number): Promise<void> {
  const over = async (): Promise<boolean> => (await page.locator('.table[data-state="finished"]').count()) > 0;
  if (await over()) return;
  const back = await takeOver(page, "easy");
  await expect.poll(async () => (await over()) || (await stepsOf(page)) > steps, { timeout: 300_000 }).toBe(true);
  // A game that is over meanwhile needs no bot any more.
  house.expected.push(/409/);
  await back().catch((error: unknown) => {
    if (!/409/.test(String(error))) throw error;
  });
}
