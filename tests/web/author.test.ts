/** The authors' panel: a game from inside, on a server that was started for it; elsewhere it is not there. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { Player } from "./player";
import { good } from "./states";
import { playNow } from "./steps";

describe("on one's own machine", () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open("author = true");
  });
  afterAll(() => house.close());

  test("a game is played from inside: any move of any seat, back and forth, through any eyes, saved and opened again", async () => {
    const page = await house.visitor({ ...DESKTOP, colorScheme: "light" });
    await page.goto(`${house.address}/author`);
    await page.locator("[data-new] select").first().selectOption("root");
    await page.locator("[data-new] button").click();
    const inside = page.locator("[data-inside]");
    await page.locator('[data-inside][data-ply="0"]').waitFor();
    await page.locator("[data-stack] [data-step]").first().waitFor();
    await good(page, "a game from inside");
    const digest = (): Promise<string> => page.locator("[data-digest]").innerText();
    const begun = await digest();
    for (const ply of [1, 2, 3]) {
      await page.locator("[data-play]").first().click();
      await page.locator(`[data-inside][data-ply="${ply}"]`).waitFor();
    }
    const third = await digest();
    expect(third).not.toBe(begun);
    expect(await page.locator("[data-events] article").count()).toBeGreaterThan(0);
    await page.locator('[data-way="first"]').click();
    await page.locator('[data-inside][data-ply="0"]').waitFor();
    expect(await digest()).toBe(begun);
    await page.locator('[data-to="3"]').click();
    await page.locator('[data-inside][data-ply="3"]').waitFor();
    expect(await digest()).toBe(third);

    await page.locator("[data-eyes-of]").selectOption("1");
    await page.locator('[data-inside][data-eyes="1"]').waitFor();
    await page.locator("[data-eyes-of]").selectOption("-1");
    await page.locator('[data-inside][data-eyes=""]').waitFor();
    await page.locator("[data-eyes-of]").selectOption("");

    const offered = (await page.locator("[data-play]").first().getAttribute("data-play"))!;
    await page.locator("[data-narrow]").fill(offered);
    await expect.poll(() => page.locator("[data-play]").count(), PATIENT).toBeGreaterThan(0);
    await page.locator("[data-narrow]").fill("nothing is called that");
    await page.locator('[data-fitting="0"]').waitFor();
    house.expected.push(/400/);
    await page.locator("[data-typed]").fill("0 nonsense");
    await page.keyboard.press("Enter");
    await page.locator("[data-refused]").waitFor();
    expect(await inside.getAttribute("data-ply")).toBe("3");

    const saving = page.waitForEvent("download");
    await page.locator("[data-save]").click();
    const record = readFileSync(await (await saving).path(), "utf-8");
    await page.locator("[data-another]").click();
    await page.locator("[data-record] textarea").fill(record);
    await page.locator("[data-record] button").click();
    await page.locator('[data-inside][data-ply="3"]').waitFor();
    expect(await digest()).toBe(third);
    await page.context().close();
  });

  test("a table of the server is looked into, in German, on a small screen; the board can be played on", async () => {
    const page = await house.visitor({ ...PHONE, colorScheme: "dark" }, "de");
    const german = await GermanReader.of(house, "seventhstone");
    await playNow(house, page, "seventhstone", { seats: 2, bot: "easy" });
    await page.locator(".prompt button:not(:disabled)").first().waitFor();
    await page.goto(`${house.address}/author`);
    await good(page, "which game to look into", german);
    await page.locator("[data-table]").click();
    await page.locator("[data-stack] [data-step]").first().waitFor();
    await good(page, "a table from inside", german);
    const player = new Player(page, "swift");
    await expect
      .poll(async () => {
        if ((await player.sees()).asked) await player.act();
        return page.locator("[data-inside]").getAttribute("data-ply");
      }, PATIENT)
      .not.toBe("0");
    await page.context().close();
  });
});

test("on any other server there is no panel", async () => {
  const house = await House.open();
  try {
    house.expected.push(/404/);
    const page = await house.visitor(DESKTOP);
    await page.goto(`${house.address}/author`);
    await page.locator("[data-shut]").waitFor();
    await good(page, "no panel");
    await page.context().close();
  } finally {
    await house.close();
  }
});
