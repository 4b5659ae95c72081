/**
 * The drawing desk: a map, a board and a scenario made from nothing, with the mouse only and with keys only; then two browsers play some turns on
 * each, and bots finish the game.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBots } from "./flows";
import { GermanReader } from "./german";
import { House, PATIENT, PHONE } from "./house";
import { Player, playOut, playToTheEnd } from "./player";
import { good } from "./states";
import { twoAtATable } from "./steps";

const MINUTES = 10;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Somebody at the desk, with one hand only. */
interface Hand {
  brush(name: string): Promise<void>;
  /** The chosen brush at these places, one after the other. */
  at(...places: string[]): Promise<void>;
  press(selector: string): Promise<void>;
}

/** Whatever was asked of the server has been answered. */
const settled = (page: Page): Promise<unknown> => page.waitForSelector('[data-workshop][data-busy="false"] [data-drawing]');

/** Strokes are at an end when the server has drawn once more than before. */
async function drawn(page: Page, act: () => Promise<void>): Promise<void> {
  const count = async (): Promise<number> => Number(await page.locator("[data-workshop]").getAttribute("data-drawn"));
  const before = await count();
  await act();
  await expect.poll(count, PATIENT).toBeGreaterThan(before);
  await settled(page);
}

const mouse = (page: Page): Hand => ({
  brush: (name) => page.locator(`[data-brush="${name}"]`).click(),
  at: async (...places) => {
    for (const place of places) await page.locator(`[data-place="${place}"]`).click();
  },
  press: (selector) => page.locator(selector).first().click(),
});

const keys = (page: Page): Hand => {
  const player = new Player(page, "keys", 3);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  return {
    brush: async (name) => {
      // Of a group of radio buttons Tab reaches the chosen one, or the first.
      const chosen = (await page.locator('input[name="brush"]:checked').count()) > 0;
      await player.tabTo(chosen ? 'input[name="brush"]:checked' : 'input[name="brush"]', PATIENT.timeout);
      const count = await page.locator('input[name="brush"]').count();
      for (let i = 0; i <= count; i++) {
        if (await page.evaluate((wanted) => (document.activeElement as HTMLElement).dataset["brush"] === wanted && (document.activeElement as HTMLInputElement).checked, name)) return;
        await press(i === 0 ? "Space" : "ArrowDown");
      }
      throw new Error(`no brush ${name}`);
    },
    at: async (...places) => {
      await player.tabTo("[data-drawing]", PATIENT.timeout);
      for (const place of places) {
        await walk(page, place);
        await press("Enter");
      }
    },
    press: async (selector) => {
      await player.tabTo(selector, PATIENT.timeout);
      await press("Enter");
    },
  };
};

/** The cursor goes where it should by arrow keys. */
async function walk(page: Page, place: string): Promise<void> {
  let last = "";
  for (let i = 0; i < 80; i++) {
    const [here, dx, dy] = await page.evaluate((id) => {
      const middle = (element: Element): [number, number] => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const cursor = document.querySelector<SVGElement>("[data-drawing] .here")!;
      const [x, y] = middle(cursor);
      const [tx, ty] = middle(document.querySelector(`[data-place="${id}"]`)!);
      return [cursor.dataset["place"]!, tx - x, ty - y] as const;
    }, place);
    if (here === place) return;
    const across = Math.abs(dy) < 4 !== (here === last);
    await page.keyboard.press(across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
    last = here;
  }
  throw new Error(`the cursor does not come to ${place}`);
}

/** What is drawn from nothing: the brush, then where. */
const DRAWINGS: Record<string, { strokes: [string, ...string[]][]; holds: string; options: Record<string, number> }> = {
  battlelore: {
    strokes: [
      ["terrain-wooded", "r5c5", "r5c9"],
      ["unit-standard-HGB", "r3c4", "r3c6", "r3c8"],
      ["unit-pennant-HGB", "r7c4", "r7c6", "r7c8"],
      ["unit-standard-HBC", "r2c5", "r2c7"],
      ["unit-pennant-HBC", "r8c5", "r8c7"],
    ],
    holds: "r5c5: forest",
    options: {},
  },
  seventhstone: {
    strokes: [
      ["P", "1/1", "2/1", "3/1", "1/2", "2/2", "3/2"],
      ["F", "1/3", "2/3", "3/3", "1/4", "2/4"],
      ["V", "4/4"],
      ["Pb", "4/1", "3/4"],
    ],
    holds: "4/4: volcano",
    options: { max_years: 2 },
  },
  bloodstones: {
    strokes: [
      ["sea", "A001", "A002", "A010"],
      ["forest", "A020", "A021"],
      ["join", "A030", "A031"],
    ],
    holds: "A001: sea",
    options: { max_turns_per_player: 2 },
  },
  root: {
    strokes: [
      ["path", "6", "7"],
      ["river", "8", "12"],
      ["ruin", "5", "2"],
      ["fox", "2"],
      ["mouse", "3"],
      ["slots-3", "7"],
    ],
    holds: "7: mouse, three slots, ruin, river",
    options: { victory: 10 },
  },
};
const WAYS = { mouse, keys };

for (const game of Object.keys(DRAWINGS))
  for (const way of ["mouse", "keys"] as const)
    test(`${game}: drawn from nothing by ${way}, played by two, finished by bots`, async () => {
      const { strokes, holds, options } = DRAWINGS[game]!;
      const [first, second] = [await house.visitor(), await house.visitor()];
      await first.goto(`${house.address}/workshop/${game}`);
      await settled(first);
      const hand = WAYS[way](first);
      for (const [brush, ...places] of strokes) {
        await hand.brush(brush);
        await drawn(first, () => hand.at(...places));
      }
      await first.waitForSelector("[data-good]");
      const text = (): Promise<string> => first.locator("[data-text]").inputValue();
      const whole = await text();
      await drawn(first, () => hand.press("[data-undo]"));
      expect(await text(), "undone").not.toBe(whole);
      await drawn(first, () => hand.press("[data-redo]"));
      expect(await text(), "done again").toBe(whole);
      await first.reload();
      await settled(first);
      expect(await text(), "nothing is lost").toBe(whole);
      expect(await first.locator("[data-list]").textContent()).toContain(holds);
      if (way === "keys") await good(first, `the desk of ${game}`);
      await hand.press("[data-play-it]");
      await first.waitForSelector("[data-own-good]");
      await twoAtATable(first, second, house, { game, seats: 2, drawn: true, options });
      const players = [new Player(first, "swift", 5), new Player(second, "swift", 6)];
      await playOut(players, MINUTES, async (acts) => acts >= 20);
      await callBots([first, second]);
      await playToTheEnd(players, MINUTES);
      await first.waitForSelector(".end h2");
      await Promise.all([first.context().close(), second.context().close()]);
    });

test("bots try whether it is fair: progress, figures, the hot places", async () => {
  const page = await house.visitor(PHONE, "de");
  const german = await GermanReader.of(house, "seventhstone");
  await page.goto(`${house.address}/workshop/seventhstone`);
  await settled(page);
  await page.locator("[data-start]").selectOption("twin-rivers");
  await drawn(page, () => page.locator("[data-begin]").tap());
  await page.locator("[data-fairness]").tap();
  await page.locator("[data-trial-bot]").selectOption("random");
  await page.locator("[data-trial-games]").fill("2");
  await page.locator("[data-trial-begin]").tap();
  await page.locator('[data-trial="over"][data-done="2"]').waitFor({ timeout: 3 * PATIENT.timeout });
  await expect.poll(() => page.locator("[data-trial] img").evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT).toBeGreaterThan(0);
  expect(await page.locator("[data-trial] tbody tr").count()).toBeGreaterThanOrEqual(2);
  await good(page, "whether it is fair", german);
  await page.locator("[data-trial-games]").fill("200");
  await page.locator("[data-trial-begin]").tap();
  await page.locator("[data-trial-stop]").tap();
  await page.locator('[data-trial="stopped"]').waitFor();
  await page.context().close();
});

test("a work is kept, shown in the gallery, rated, taken further", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor(PHONE, "de")];
  const german = await GermanReader.of(house, "seventhstone");
  await ann.goto(`${house.address}/workshop/seventhstone`);
  await settled(ann);
  await ann.locator("[data-start]").selectOption("twin-rivers");
  await drawn(ann, () => ann.locator("[data-begin]").click());
  await ann.locator("[data-work-title]").fill("Rivers of Ann");
  await ann.locator("[data-work-listed]").check();
  await ann.locator("[data-keep-new]").click();
  await ann.locator("[data-to-work]").click();
  await ann.waitForSelector("[data-work-page] img");
  await good(ann, "a work of one's own");
  await bob.goto(`${house.address}/me`);
  await bob.locator("input").first().fill("Bob");
  await bob.keyboard.press("Enter");
  await bob.goto(`${house.address}/gallery`);
  await bob.locator("[data-work]").first().waitFor();
  await good(bob, "the gallery", german);
  await bob.locator("[data-work]").first().tap();
  await bob.locator("[data-stars]").selectOption("4");
  await bob.locator("[data-comment]").fill("Schön nass.");
  await bob.locator("[data-say]").tap();
  await bob.locator("[data-comments]").getByText("Schön nass.").waitFor();
  await good(bob, "a work", german);
  await bob.locator("[data-further]").tap();
  await settled(bob);
  await bob.locator("[data-keep-new]").tap();
  await bob.locator("[data-to-work]").tap();
  await bob.locator("[data-origin]").getByText("Rivers of Ann").waitFor();
  await Promise.all([ann.context().close(), bob.context().close()]);
});

test("what is wrong stands at its place, in German, on a phone; symmetry paints the other side", async () => {
  const page = await house.visitor(PHONE, "de");
  const german = await GermanReader.of(house, "battlelore");
  await page.goto(`${house.address}/workshop/battlelore`);
  await settled(page);
  await page.locator('[data-brush="terrain-waterway"]').tap();
  await drawn(page, () => page.locator('[data-place="r5c7"]').tap());
  await page.locator('[data-brush="unit-standard-HBS"]').tap();
  await drawn(page, () => page.locator('[data-place="r5c7"]').tap());
  await page.locator("[data-wrong] li").getByText("r5c7 ist ein Wasserlauf ohne Übergang.").waitFor();
  expect(await page.locator('[data-place="r5c7"].faulty').count()).toBe(1);
  await good(page, "a desk with faults", german);
  await drawn(page, () => page.locator("[data-undo]").tap());
  await page.locator("[data-symmetry]").selectOption("rotate");
  await drawn(page, () => page.locator('[data-place="r2c4"]').tap());
  const text = await page.locator("[data-text]").inputValue();
  expect(text).toContain('[units.standard]\nHBS = ["r2c4"]');
  expect(text).toContain('[units.pennant]\nHBS = ["r8c9"]');
  await page.context().close();
});
