/** Every game on every size, by day in English and by night in German: nothing covered, nothing sideways, room for the board, nothing for axe to find. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "./games";
import { GermanReader } from "./german";
import { House, PHONE } from "./house";
import { Player, playOut } from "./player";
import { boardShare, covered, good } from "./states";
import { playNow } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = { "1280 × 720": { viewport: { width: 1280, height: 720 } }, "1024 × 768": { viewport: { width: 1024, height: 768 } }, "a phone": PHONE };
const DRESSES = [
  { colorScheme: "light", lang: "en" },
  { colorScheme: "dark", lang: "de" },
] as const;
const OPEN = '[data-place][data-state="open"]';

describe.each(Object.entries(SIZES))("%s", (size, options) => {
  test.each(GAMES.flatMap((game) => DRESSES.map((dress) => ({ game, ...dress }))))("$game, $colorScheme, $lang", async ({ game, colorScheme, lang }) => {
    const german = lang === "de" ? await GermanReader.of(house, game) : null;
    const page = await house.visitor({ ...options, colorScheme }, lang);
    // A short game may be over before its player is asked about places: then at another table.
    for (let tables = 0; tables === 0 || (tables < 4 && (await page.locator('.table[data-state="finished"]').count()) > 0); tables++) {
      await playNow(house, page, game, { bot: "easy" });
      const player = new Player(page, "swift", 6 + tables);
      await playOut([player], 5, async (acts) => acts >= 8 && (await player.sees()).asked && (acts >= 30 || (await page.locator(OPEN).count()) > 0));
    }
    await good(page, `${game} on ${size}`, german);
    expect(await covered(page, `${OPEN}, .zoom button`)).toEqual([]);
    expect(await page.locator("[data-way], .score").count(), "how far everybody is").toBeGreaterThan(0);
    if (size !== "1280 × 720") expect(await boardShare(page), "the board's share of the height").toBeGreaterThanOrEqual(0.5);
    // What can be pressed is in sight, or can be scrolled to.
    for (const button of (await page.locator("[data-option]").all()).slice(0, 4)) {
      await button.scrollIntoViewIfNeeded();
      const box = (await button.boundingBox())!;
      expect(box.width > 20 && box.height >= 28 && box.y >= 0).toBe(true);
    }
    await page.context().close();
  });
});
