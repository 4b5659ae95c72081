/** What every table promises to whoever sits at it: readable under pointer and finger, nothing covered, everything reached by keys. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { House, PATIENT, PHONE } from "./house";
import { Player, playOut } from "./player";
import { boardShare, covered } from "./states";
import { playNow } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** How strongly an element's text stands out from its ground (WCAG contrast). */
async function contrast(page: Page, selector: string): Promise<number> {
  return page.locator(selector).first().evaluate((element) => {
    const light = (colour: string): number => {
      const [r, g, b] = colour.match(/[\d.]+/g)!.slice(0, 3).map(Number).map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const style = getComputedStyle(element);
    const [one, other] = [light(style.color), light(style.backgroundColor)].sort((a, b) => b - a);
    return (one! + 0.05) / (other! + 0.05);
  });
}

test.each(["light", "dark"] as const)("a green button can be read under the pointer (%s)", async (colorScheme) => {
  const page = await house.visitor({ viewport: { width: 1280, height: 720 }, colorScheme });
  await page.goto(house.address);
  await page.locator("[data-play]").first().hover();
  expect(await contrast(page, "[data-play]")).toBeGreaterThan(4.5);
  await page.context().close();
});

/** A finger stays for a moment, then lets go. */
async function longPress(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForSelector(".tip");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test("by touch: a long press explains and presses nothing, a tap off-turn shows the card", async () => {
  const page = await house.visitor(PHONE);
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 3);
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator("[data-hand]").count()) > 0 && (await page.locator('[data-place][data-state="open"]').count()) > 0);
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  await longPress(page, "[data-hand]");
  const name = (await page.locator("[data-hand] .name").first().innerText()).trim();
  expect(await page.locator(".tip strong").innerText()).toContain(name);
  expect((await page.locator(".tip div").allInnerTexts()).join(" ").length, "the card's text is on it").toBeGreaterThan(20);
  await page.waitForTimeout(150);
  expect(await page.locator(".tip").count(), "it stays after letting go").toBe(1);
  expect(await page.locator(".refused").count(), "looking is no attempt").toBe(0);
  expect(await page.locator(".prompt").getAttribute("data-mark"), "nothing was pressed").toBe(mark);
  await page.locator(".prompt .who").tap();
  await page.waitForSelector(".tip", { state: "detached" });
  // In the replay nobody is asked: a tap only shows.
  await page.locator("header button").first().tap();
  await page.waitForSelector(".replay");
  // The hand of that moment takes the place of the one before: what was tapped may be gone.
  await expect.poll(async () => {
    if ((await page.locator(".tip").count()) === 0) await page.locator("[data-hand]").first().tap();
    return page.locator(".tip").count();
  }, PATIENT).toBe(1);
  expect(await page.locator(".refused").count()).toBe(0);
  await page.context().close();
});

const SIZES = { desktop: { viewport: { width: 1280, height: 720 } }, tablet: { viewport: { width: 1024, height: 768 } }, phone: PHONE };

test.each(Object.entries(SIZES))("an opened place covers nothing that can be chosen, Esc closes it, the board keeps its room (%s)", async (size, options) => {
  const page = await house.visitor(options);
  await playNow(house, page, "root", { seats: 4, bot: "easy" });
  const player = new Player(page, "swift", 3);
  const open = '[data-place][data-state="open"]';
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator(open).count()) > 2);
  await ask(page, "always");
  const stands = '[data-place][aria-label*="warrior"]';
  await page.locator(`${stands}[data-state="none"]`).or(page.locator(stands)).first().dispatchEvent("click");
  await page.waitForSelector(size === "phone" ? ".place, .refused, .sofar, [data-confirm]" : ".place");
  expect(await covered(page, open)).toEqual([]);
  if (size !== "desktop") expect(await boardShare(page)).toBeGreaterThanOrEqual(0.5);
  for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
  expect(await page.locator(".place, .refused").count()).toBe(0);
  expect(await covered(page, open)).toEqual([]);
  await page.context().close();
});

test("every + of Seventh Stone's sheet can be pressed, from 900 to 1,280 px", async () => {
  const page = await house.visitor(SIZES.tablet, "de");
  await playNow(house, page, "seventhstone", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 3);
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator("[data-more]:not(:disabled)").count()) > 0);
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.5);
  for (const width of [900, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await page.locator("[data-more]").count()).toBe(8);
    expect(await covered(page, "[data-more], [data-less], [data-commit]"), `${width} px`).toEqual([]);
  }
  await page.context().close();
});

/** All places the arrow keys lead to, from the one that is in the tab order. */
async function reached(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = new Set<Element>([document.querySelector('[data-place][tabindex="0"]')!]);
    for (const place of seen) {
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        (place as SVGElement).focus();
        place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        seen.add(document.activeElement!);
      }
    }
    return seen.size;
  });
}

test("arrow keys reach every place of every board; every button to play has a name of its own", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.waitForSelector("[data-play]");
  const names = await page.locator("[data-play]").evaluateAll((found) => found.map((button) => button.getAttribute("aria-label") ?? button.textContent));
  expect(new Set(names).size).toBe(names.length);
  for (const game of GAMES) {
    await playNow(house, page, game, { bot: "easy" });
    await page.waitForSelector("[data-place]");
    expect(await reached(page), game).toBe(await page.locator("[data-place]").count());
  }
  await page.context().close();
});

/** Of every button its digit and its name, without the help in small print, which may speak of points. */
function buttonNames(buttons: Element[]): string[][] {
  return buttons.map((button) => [button.querySelector("kbd")!.textContent!, button.querySelector(".label")!.firstChild!.textContent!]);
}

test("number badges agree with what they name, the focus stays in the prompt", async () => {
  const page = await house.visitor();
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "keys", 4);
  for (let i = 0; i < 12; i++) {
    await playOut([player], 5, async () => true);
    for (const [digit, label] of await page.locator("[data-option]:has(kbd)").evaluateAll(buttonNames)) {
      const named = label!.match(/\d+/g);
      if (named) expect(named, label).toContain(digit);
    }
  }
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator("[data-option]:not(:disabled)").count()) > 1);
  await player.tabTo("[data-option]:not(:disabled)", PATIENT.timeout);
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.querySelector(".prompt")?.contains(document.activeElement)), { ...PATIENT, message: "the focus" }).toBe(true);
    if ((await page.locator(".prompt").getAttribute("data-mark")) !== mark) break;
  }
  await page.context().close();
});

async function ask(page: Page, when: string): Promise<void> {
  await page.locator("[data-menu]").click();
  await page.locator('[data-setting="confirm"]').selectOption(when);
  await page.keyboard.press("Escape");
}

test("list, board and keys go one way: always ask means always; a bot takes over only after a question", async () => {
  const page = await house.visitor();
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 4);
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator("[data-option]:not(:disabled)").count()) > 1);
  await ask(page, "always");
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  const untilReady = async (press: () => Promise<void>): Promise<void> => {
    // What is pressed may be gone a moment later, because the question has come: then it is looked at again.
    for (let i = 0; i < 12 && (await page.locator("[data-confirm]").count()) === 0; i++) await press().catch(() => undefined);
    expect(await page.locator("[data-confirm]").count(), "it is asked").toBe(1);
    expect(await page.locator(".prompt").getAttribute("data-mark"), "nothing is sent before").toBe(mark);
    for (let i = 0; i < 6; i++) await page.keyboard.press("Escape");
    expect(await page.locator("[data-confirm]").count(), "and can be declined").toBe(0);
  };
  const soon = { timeout: 3_000 };
  await untilReady(() => page.locator("[data-option]").first().click(soon));
  // Where labels are numbers themselves, none has a badge: then by Tab and Enter.
  await untilReady(async () => {
    const badge = page.locator("[data-option] kbd").first();
    if ((await badge.count()) > 0) await page.keyboard.press((await badge.textContent(soon))!);
    else await page.locator("[data-option]").first().press("Enter", soon);
  });
  await page.getByRole("tab", { name: "As text" }).click();
  await untilReady(() => page.locator("[data-move]").first().click(soon));
  await page.locator("[data-hint]").click();
  await page.waitForSelector(".hint");
  await untilReady(() => page.locator(".hint .btn").click(soon));
  await page.locator("[data-menu]").click();
  await page.locator("[data-let-bot]").click();
  expect(await page.locator("dialog").count(), "the menu asks").toBe(1);
  expect(await page.locator("[data-play-myself]").count()).toBe(0);
  await page.locator("[data-let-bot-sure]").click();
  await page.locator("[data-play-myself]").or(page.locator(".end")).first().waitFor();
  await page.context().close();
});

test.each(["en", "de"])("a refusal is one sentence in words that slides nothing and goes when it no longer applies (%s)", async (lang) => {
  const page = await house.visitor({ viewport: { width: 1280, height: 720 } }, lang);
  await playNow(house, page, "bloodstones", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 4);
  await playOut([player], 5, async () => (await player.sees()).asked && (await page.locator('[data-place][data-state="open"]').count()) > 0 && (await page.locator('[data-place][data-state="none"]').count()) > 3);
  const option = page.locator("[data-option]").first();
  const before = await option.boundingBox();
  for (let i = 0; i < 3; i++) {
    await page.locator('[data-place][data-state="none"]').nth(i).dispatchEvent("click");
    await page.waitForSelector(".refused p");
    const said = await page.locator(".refused p").allInnerTexts();
    expect(said.length).toBe(1);
    const words = (await page.locator(".refused p").first().evaluate((p) => p.firstChild!.textContent!)).trim();
    expect(words, words).not.toMatch(/\*\*|\[[A-Z]+\]|\(EN|s1|\b[A-Z]\d+\.\d/);
    expect(words.length, words).toBeLessThan(220);
    expect(await option.boundingBox(), "the buttons stay where they are").toEqual(before);
  }
  await page.locator('[data-place][data-state="open"]').first().dispatchEvent("click");
  await page.waitForSelector(".refused", { state: "detached" });
  await page.context().close();
});

test("pieces are carried by dragging as well as by two clicks", async () => {
  const page = await house.visitor({ viewport: { width: 1280, height: 720 } });
  await playNow(house, page, "root", { seats: 2, bot: "easy" });
  const player = new Player(page, "swift", 4);
  const open = page.locator('[data-place][data-state="open"]');
  const picked = '[data-place][data-state="picked"]';
  const centre = async (place: string): Promise<{ x: number; y: number }> => {
    const box = (await page.locator(`[data-place="${place}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const marching = page.locator('[data-option="march"], [data-option="move"]');
  await playOut([player], 5, async () => (await player.sees()).asked && (await marching.count()) > 0 && (await open.count()) > 0);
  await ask(page, "always");
  await marching.first().click();
  const from = (await open.first().getAttribute("data-place"))!;
  await page.locator(`[data-place="${from}"]`).dispatchEvent("click");
  await page.waitForSelector(picked);
  const said = page.locator(".sofar, .decided strong");
  const to = (await open.evaluateAll((found, own) => found.map((place) => place.getAttribute("data-place")).find((id) => id !== own), from)) ?? "";
  await page.locator(`[data-place="${to}"]`).dispatchEvent("click");
  const byClicks = await said.innerText();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Escape");
  await marching.first().click();
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => said.innerText(), PATIENT).toBe(byClicks);
  await page.context().close();
});
