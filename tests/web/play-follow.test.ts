/** Following the game: the acts of others one by one, what happened since, the replay, and who one plays with. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blindfold } from "./blind";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player, playOut, playToTheEnd } from "./player";
import { good } from "./states";
import { newTable, playNow, twoAtATable } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Somebody who follows the others step by step, with several of their acts in front of him. */
async function following(options: Parameters<House["visitor"]>[0] = DESKTOP, lang = "en"): Promise<Page> {
  const page = await house.visitor(options, lang, "step");
  await playNow(house, page, "root", { seats: 3, bot: "easy" });
  const player = new Player(page, "swift", 5);
  const behind = (): Promise<number> => page.evaluate(() => Number(document.querySelector<HTMLElement>(".act")?.dataset["actsLeft"] ?? -1));
  const until = Date.now() + 5 * PATIENT.timeout;
  while ((await behind()) <= 5) {
    expect(Date.now(), "there is something to follow").toBeLessThan(until);
    // Acts gather until it is one's own turn; if they are too few by then, one goes on.
    if ((await player.sees()).asked) await player.act();
    else await page.evaluate(() => document.querySelector<HTMLElement>("[data-to-now].primary")?.click());
    await page.waitForTimeout(20);
  }
  return page;
}

/** Which act is shown: the number of its first line in the log. What the others do meanwhile does not change it. */
const shown = async (page: Page): Promise<number> => Number(await page.locator(".act").getAttribute("data-act"));

test("the acts of others: step by step, back, and to now; each is told, marked and announced", async () => {
  const page = await following();
  await good(page, "an act of another");
  const seen = [await shown(page)];
  expect((await page.locator(".act .told").innerText()).length).toBeGreaterThan(5);
  expect(await page.locator('.prompt, [data-state="open"]:not(.table)').count(), "nothing can be chosen on an old board").toBe(0);
  let marked = 0;
  const told: string[] = [];
  for (let i = 0; i < 3; i++) {
    marked += await page.locator("[data-mark-to]").count();
    told.push((await page.locator(".act .told p").first().innerText()).trim());
    await page.locator("[data-act-on]").click();
    await expect.poll(() => shown(page), PATIENT).toBeGreaterThan(seen.at(-1)!);
    seen.push(await shown(page));
  }
  await page.locator("[data-act-back]").click();
  await expect.poll(() => shown(page), PATIENT).toBe(seen.at(-2));
  const said = await page.locator("[data-told]").innerText();
  for (const sentence of told) expect(said).toContain(sentence);
  await page.locator("[data-to-now]").click();
  await page.waitForSelector(".prompt");
  // What happened since one's own last decision is one click away, and shows itself.
  await page.getByRole("tab", { name: /News/ }).click();
  const news = page.locator("[data-news]");
  expect(await news.count()).toBeGreaterThan(3);
  for (let i = 0; i < (await news.count()) && marked < 2; i++) {
    await news.nth(i).click();
    marked += await page.locator("[data-mark-to]").count();
  }
  expect(marked, "marks on the board").toBeGreaterThan(1);
  await page.context().close();
});

test("by itself at a chosen speed: it goes on, a pause holds it, and it arrives at the present", async () => {
  const page = await following(PHONE, "de");
  // At once, before the acts in front of the reader have gone by.
  await page.evaluate(async () => {
    const pace = document.querySelector<HTMLSelectElement>(".act select")!;
    pace.value = "slow";
    pace.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector<HTMLElement>("[data-act-pause]")!.click();
  });
  await page.waitForSelector("[data-act-resume]");
  const held = await shown(page);
  // Longer than an act is shown at this pace: without the pause it would be another one.
  await page.waitForTimeout(2500);
  expect(await shown(page), "a pause holds").toBe(held);
  await page.locator(".act select").selectOption("fast");
  await expect.poll(() => page.locator(".act").count(), PATIENT).toBe(0);
  await page.waitForSelector(".prompt, .end");
  await page.context().close();
});

test("the replay: log and board at one moment, a caption with room, a speed", async () => {
  const page = await house.visitor({ viewport: { width: 1280, height: 720 } });
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 6);
  await playOut([player], 5, async (acts) => acts >= 12);
  await page.locator("header button").first().click();
  await page.waitForSelector(".replay");
  const slider = page.locator('.replay input[type="range"]');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  const caption = page.locator(".replay .happened");
  await expect.poll(() => caption.innerText(), PATIENT).not.toBe("");
  const lines = async (): Promise<string> => (await page.locator(".log li .text").allInnerTexts()).slice(-15).join("\n");
  const drawn = async (): Promise<number> => Number(await page.locator(".replay").getAttribute("data-step"));
  await expect.poll(drawn, PATIENT).toBeLessThanOrEqual(Number(await slider.inputValue()));
  const fits = async (): Promise<boolean> => {
    const said = await caption.innerText();
    return (await lines()).split("\n").some((line) => line.length > 5 && said.includes(line.split(" ×")[0]!.trim()));
  };
  await expect.poll(fits, PATIENT).toBe(true);
  const middle = await page.locator(".log li").count();
  await slider.fill("3");
  await expect.poll(() => page.locator(".log li").count(), PATIENT).toBeLessThan(middle);
  expect(await caption.evaluate((element) => element.clientWidth), "the caption has a line of its own").toBeGreaterThan(250);
  await page.locator("[data-replay-speed]").selectOption("fast");
  const from = await drawn();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(drawn, PATIENT).toBeGreaterThan(from + 1);
  await page.context().close();
});

test("a private table says that it is; unread lines are counted; guests and players at one device have names", async () => {
  const [first, second] = [await house.visitor(), await house.visitor(DESKTOP, "de")];
  const id = await newTable(first, house, { game: "apple", seats: 2 });
  const stranger = await house.visitor();
  await stranger.goto(`${house.address}/t/${id}`);
  await stranger.getByRole("heading", { name: "This table is not for you." }).waitFor();
  await stranger.getByRole("link", { name: "To the lobby" }).click();
  await stranger.waitForSelector("[data-play]");
  await twoAtATable(first, second, house, { game: "apple", seats: 2 }, async () => {
    await second.locator("[data-name]").fill("Berta");
    await second.locator("form .btn").first().click();
    await first.getByText("Berta").waitFor();
  });
  await first.getByRole("tab", { name: /Chat/ }).click();
  await first.locator(".chat input").fill("Good luck!");
  await first.locator(".chat form .btn").click();
  const tab = second.getByRole("tab", { name: /Chat/ });
  await expect.poll(() => tab.locator(".fresh").allInnerTexts(), PATIENT).toEqual(["1"]);
  await tab.click();
  await tab.locator(".fresh").waitFor({ state: "detached" });
  const table = await newTable(stranger, house, { game: "apple", seats: 2 });
  await stranger.locator("[data-sit]").first().click();
  await stranger.locator("[data-seat-name]").first().fill("Anna");
  await stranger.locator("[data-seat-name]").last().fill("Bruno");
  await stranger.locator("[data-start]").focus();
  await stranger.click("[data-start]:not([disabled])");
  await stranger.waitForSelector(".curtain");
  expect(await stranger.locator(".curtain h1").innerText(), table).toMatch(/Anna|Bruno/);
  for (const page of [first, second, stranger]) await page.context().close();
});

/** Everything that was ever warned of on this page. */
async function warnings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    (window as unknown as { warned: Set<string> }).warned = heard;
    new MutationObserver(() => document.querySelectorAll("[data-warning]").forEach((one) => heard.add((one as HTMLElement).innerText))).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { warned: Set<string> }).warned]);
}

test("how near the end is: a track with the goal and all seats, a warning before it, and points by their source after it", async () => {
  const [first, second] = [await house.visitor(), await house.visitor(PHONE, "de")];
  const [heard, heardToo] = [await warnings(first), await warnings(second)];
  // Whoever wins by a leap comes without a warning: then at another table.
  for (let table = 0; table < 4 && (table === 0 || (await heard()).length === 0); table++) {
    await twoAtATable(first, second, house, { game: "root", seats: 3, options: { victory: 10 } });
    const players = [new Player(first, "swift", 3), new Player(second, "swift", 4)];
    expect(await first.locator("[data-way]").innerText()).toMatch(/0 of 10/);
    expect(await first.locator("[data-way] .spot").count()).toBe(3);
    await playToTheEnd(players, 5);
  }
  expect((await heard())[0]).toMatch(/could win next turn|dominance/);
  expect((await heardToo()).length).toBeGreaterThan(0);
  await first.waitForSelector(".end h2");
  const made = await first.locator(".end .made > span").allInnerTexts();
  expect(made.length).toBeGreaterThan(2);
  for (const part of made) expect(part).toMatch(/^(placing|removing|crafting|what stood|stealing|aid|relations|quests|exploring|cards|scorching|spreading|exports|points given up|other|R7).* [+−]\d+/);
  for (const page of [first, second]) await page.context().close();
});

const sounds = (page: Page): Promise<string[]> => page.evaluate(() => performance.getEntriesByType("mark").map((mark) => mark.name).filter((name) => name.startsWith("sound-")));

test("sounds are off until they are wanted; a seat shows all that is open about it; a role is described where it is chosen", async () => {
  const page = await house.visitor(DESKTOP, "de");
  await page.goto(house.address);
  await page.click('[data-play="root"]');
  expect((await page.locator("[data-role-help]").innerText()).length).toBeGreaterThan(20);
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 5);
  // While one is asked nothing else is heard.
  await playOut([player], 5, async (acts) => acts >= 6 && (await player.sees()).asked);
  expect(await sounds(page), "silent on the first visit").toEqual([]);
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="sound"]').selectOption("quiet");
  expect(await sounds(page), "an example").toEqual(["sound-turn"]);
  await page.keyboard.press("Escape");
  await playOut([player], 5, async () => new Set(await sounds(page)).size > 1 || (await sounds(page)).length > 2);
  await page.locator(".end, .prompt").first().waitFor();
  for (let i = 0; i < 5; i++) await page.keyboard.press("Escape");
  await page.locator('[data-seat][data-state="none"] .head').last().click();
  const detail = page.locator("[data-seat-detail]");
  await detail.waitFor();
  expect((await detail.innerText()).length).toBeGreaterThan(80);
  await good(page, "a seat opened");
  await page.context().close();
});

test("somebody who sees nothing plays to the end by keys, and hears all that happened", async () => {
  await blindfold(house, "The Golden Apple", 5);
});
