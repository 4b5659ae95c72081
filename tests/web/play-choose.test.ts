/** What is said before, while and after a choice: what it gives up, costs and risks, who is asked, that a bot thinks; acts repeated; a line that breaks. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { good } from "./states";
import { playNow, stepsOf, twoAtATable } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Play on until this is on the page while its player is asked, at a new table if a game ends before. */
async function meet(page: Page, game: string, selector: string, likes = "$^"): Promise<Player> {
  const there = async (player: Player): Promise<boolean> => (await player.sees()).asked && (await page.locator(selector).count()) > 0;
  for (let table = 0; table < 5; table++) {
    await playNow(house, page, game, { seats: 2, bot: "easy" });
    const player = new Player(page, "swift", 3 + table);
    const until = Date.now() + 5 * PATIENT.timeout;
    while (!(await player.sees()).over && Date.now() < until) {
      if (await there(player)) return player;
      if ((await player.sees()).asked) await player.swiftly(1, 1, likes);
      else await page.waitForTimeout(20);
    }
  }
  return expect.fail(`never met in ${game}: ${selector}`);
}

async function always(page: Page): Promise<void> {
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="confirm"]').selectOption("always");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
}

const MARCHES = '[data-option="march"], [data-option^="march "]';

/** March once, by what is offered first. */
async function march(page: Page): Promise<void> {
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  await page.locator(MARCHES).first().click();
  for (let i = 0; i < 6 && (await page.locator("[data-confirm]").count()) === 0; i++) await page.locator("[data-option]").first().click();
  await page.locator("[data-confirm]").click();
  await expect.poll(() => page.locator(".prompt, .end").first().getAttribute("data-mark"), PATIENT).not.toBe(mark);
}

test("whoever is asked though all he can do is to end or decline hears that it is so", async () => {
  const page = await house.visitor();
  await meet(page, "root", "[data-only]");
  expect(await page.locator("[data-option]").count()).toBe(1);
  expect(await page.locator("[data-only]").innerText()).toBe("With what you have, only this is possible now.");
  await page.context().close();
});

test("a half-made choice stays while somebody else decides at the same time", async () => {
  const players = [new Player(await house.visitor(), "swift", 3), new Player(await house.visitor(), "swift", 4)] as const;
  const [first, second] = players.map((player) => player.page) as [Page, Page];
  const laying = async ({ page }: Player): Promise<boolean> => (await page.locator('[data-option="allocate"]:not(:disabled)').count()) > 0 && (await page.locator("[data-more]:not(:disabled)").count()) > 0;
  for (let table = 0; ; table++) {
    expect(table, "both lay stones").toBeLessThan(5);
    await twoAtATable(first, second, house, { game: "seventhstone", seats: 2 });
    await playOut([...players], 5, async () => (await laying(players[0])) && (await laying(players[1])));
    if (!(await players[0].sees()).over) break;
  }
  await first.locator('[data-option="allocate"]').click();
  const said = first.locator(".sofar");
  await said.waitFor();
  const [before, mark] = [await said.innerText(), await first.locator(".prompt").getAttribute("data-mark")];
  await second.locator("[data-more]:not(:disabled)").first().click();
  await second.locator("[data-commit]:not(:disabled)").click();
  await second.locator(".sheet").waitFor({ state: "detached" });
  // Who is done stays secret; a greeting sent after it tells that everything else has come too.
  await second.locator('[data-side="chat"]').click();
  await second.locator(".chat input").fill("Done!");
  await second.locator(".chat form .btn").click();
  await expect.poll(() => first.locator('[data-side="chat"] .fresh').count(), PATIENT).toBe(1);
  expect(await said.innerText()).toBe(before);
  await first.locator("[data-option]:not(:disabled)").first().click();
  await expect.poll(() => first.locator(".prompt").getAttribute("data-mark"), PATIENT).not.toBe(mark);
  for (const page of [first, second]) await page.context().close();
});

test("Enter and a double click repeat the last kind of act", async () => {
  const page = await house.visitor();
  const said = page.locator(".sofar, .decided strong");
  const settled = page.locator('.prompt[data-my-turn="true"] [data-option]:not(:disabled), .end').first();
  for (let table = 0; ; table++) {
    expect(table, "two marches in one turn").toBeLessThan(5);
    await meet(page, "root", MARCHES, "^march");
    await always(page);
    await march(page);
    await settled.waitFor();
    if ((await page.locator(MARCHES).count()) > 0) break;
  }
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  expect(await said.count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await said.waitFor();
  expect(await said.innerText(), "by Enter").toMatch(/march/i);
  const from = page.locator('[data-place][data-state="open"]');
  const place = (await from.count()) > 0 ? await from.first().getAttribute("data-place") : null;
  for (let i = 0; i < 6 && (await said.count()) > 0; i++) await page.keyboard.press("Escape");
  expect(await said.count(), "forgotten").toBe(0);
  if (place !== null) {
    const box = (await page.locator(`[data-place="${place}"]`).boundingBox())!;
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => said.allInnerTexts(), PATIENT).not.toEqual([]);
    expect(await said.innerText(), "by two clicks").toMatch(/march/i);
    expect(await page.locator(`[data-place="${place}"]`).getAttribute("data-state"), "begun there").toBe("picked");
  }
  expect(await page.locator(".prompt").getAttribute("data-mark"), "nothing is sent before it is confirmed").toBe(mark);
  await page.context().close();
});

test("what ends something says what stays unused; what is chosen says what it costs and brings", async () => {
  const page = await house.visitor();
  await meet(page, "root", "[data-option] small:not(.worth)");
  expect(await page.locator("[data-option] small:not(.worth)").first().innerText()).toMatch(/^leaves unused: \S+/);
  await meet(page, "root", "[data-option] .worth");
  expect((await page.locator("[data-option] .worth").first().innerText()).length).toBeGreaterThan(5);
  await page.context().close();
});

test.each([
  ["root", "EX-03", "battle"],
  ["bloodstones", "E15", "attack"],
  ["battlelore", "EX13", "attack"],
  ["seventhstone", "T12.4", "overrun"],
])("before a fight of %s its odds are told, with the most likely result in words", async (game, example, verb) => {
  const page = await house.visitor();
  await page.goto(`${house.address}/try/${game}/${example}`);
  await page.locator(`[data-option="${verb}"], [data-option^="${verb} "]`).first().click();
  const likely = page.locator(".decided [data-likely]");
  for (let i = 0; i < 6 && (await page.locator("[data-confirm]").count()) === 0; i++) await page.locator("[data-option]").first().click();
  await likely.waitFor();
  expect((await likely.innerText()).length).toBeGreaterThan(10);
  await good(page, `the odds of ${game}`);
  await page.context().close();
});

test("by touch the button that is given the focus after a tap does not explain itself; by keys it does", async () => {
  const page = await house.visitor(PHONE);
  const helped = page.locator("[data-option]:has(.worth)").first();
  await meet(page, "root", "[data-option]:has(.worth)");
  // As the prompt does when what was tapped is gone.
  await page.locator(".prompt .who").tap();
  await helped.evaluate((button) => (button as HTMLElement).focus());
  // Longer than a pointer rests before a tip comes.
  await page.waitForTimeout(700);
  expect(await page.locator(".tip").count()).toBe(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.locator(".tip").waitFor();
  await page.context().close();
});

test("whoever waits is told about the other; a hint shows that it is thinking", async () => {
  const [first, second] = [await house.visitor(), await house.visitor(DESKTOP, "de")];
  await twoAtATable(first, second, house, { game: "root", seats: 2 });
  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  await playOut(players, 5, async () => (await players[0]!.sees()).asked && (await second.locator('.prompt[data-my-turn="false"] .what').count()) > 0);
  expect(await second.locator(".prompt .who").innerText()).toMatch(/^Warten auf /);
  expect(await second.locator(".prompt .what").innerText()).toMatch(/^Die Aufgabe dort: „.+“$/);
  expect(await second.locator("[data-option]").count(), "nothing to press").toBe(0);
  const thought = await first.evaluate(async () => {
    const button = document.querySelector<HTMLElement>("[data-hint]")!;
    const seen: string[] = [];
    new MutationObserver(() => seen.push(`${button.ariaBusy} ${button.innerText.trim()}`)).observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
    button.click();
    while (document.querySelector(".hint, .refused") === null) await new Promise((resolve) => setTimeout(resolve, 10));
    return seen;
  });
  expect(thought[0]).toBe("true Thinking …");
  expect(await first.locator(".hint").innerText()).toMatch(/would: \S+/);
  for (const page of [first, second]) await page.context().close();
});

test("every switch has an example; texts have no marks of their makers", async () => {
  const page = await house.visitor(DESKTOP, "de");
  await page.goto(`${house.address}/me`);
  await page.locator("[data-setting]").first().waitFor();
  const fields = page.locator(".preferences .field");
  expect(await fields.count()).toBeGreaterThan(7);
  for (const field of await fields.all()) expect((await field.locator("small").innerText()).length, await field.innerText()).toBeGreaterThan(10);
  await page.locator('[data-setting="theme"]').selectOption("dark");
  await page.waitForSelector('html[data-theme="dark"]');
  for (const game of GAMES) {
    await page.goto(`${house.address}/rules/${game}`);
    await page.locator("section p").first().waitFor();
    const text = await page.evaluate(() => document.body.innerText);
    expect(text.match(/\[[A-Z]{4,}\]|\(EN ?\+ ?DE\)|\*\*|\b(RS|MS|TS)\b/g), game).toBeNull();
  }
  await page.context().close();
});

test("a line that breaks: a mark within 3 s, words within 10 s, a move made meanwhile is sent once", async () => {
  const [first, second] = [await house.visitor(), await house.visitor()];
  await twoAtATable(first, second, house, { game: "root", seats: 2 });
  const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
  await playOut(players, 5, async () => (await players[0]!.sees()).asked);
  await always(first);
  const before = await stepsOf(first);
  await house.crash();
  // The page's own clock: what the machine does meanwhile does not count.
  const times = await first.evaluate(async () => {
    const since = performance.now();
    const seen = async (selector: string): Promise<number> => {
      while (document.querySelector(selector) === null) await new Promise((resolve) => setTimeout(resolve, 50));
      return performance.now() - since;
    };
    return [await seen(".lost"), await seen(".lost span:not(.sr)")];
  });
  expect(times[0]!).toBeLessThan(3_000);
  expect(times[1]!).toBeLessThan(10_000);
  const move = first.locator("[data-option]").first();
  for (let i = 0; i < 6 && (await first.locator("[data-confirm]").count()) === 0; i++) await move.click();
  await first.locator("[data-confirm]").click();
  await house.serve();
  await first.waitForSelector(".lost", { state: "detached" });
  await expect.poll(() => stepsOf(first), PATIENT).toBe(before + 1);
  await first.waitForSelector('.prompt:not(:has([data-option]:disabled))');
  expect(await stepsOf(first), "not twice").toBe(before + 1);
  for (const page of [first, second]) await page.context().close();
});
