/** Rules that people read: the book beside the table and on its own page, pictures of examples, positions to try, the game in two minutes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "./games";
import { GermanReader } from "./german";
import { DESKTOP, House, PATIENT, PHONE } from "./house";
import { good } from "./states";
import { playNow } from "./steps";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("the book lies beside the table, and the table stays as it is", async () => {
  const page = await house.visitor({ viewport: { width: 1280, height: 720 }, colorScheme: "dark" });
  await playNow(house, page, "bloodstones", { seats: 2, bot: "easy" });
  await page.waitForSelector('.prompt[data-my-turn="true"]'); // until then bots decide
  const mark = await page.locator(".prompt").getAttribute("data-mark");
  const address = page.url();
  await page.locator('header a[href="/rules/bloodstones"]').click();
  const book = page.locator("[data-book]");
  await book.locator(".part").first().waitFor();
  expect(page.url(), "no other page").toBe(address);
  expect((await page.locator("main.board").boundingBox())!.width, "the board keeps its room").toBeGreaterThan(400);
  const table = (await page.locator(".table").boundingBox())!;
  expect(table.x + table.width, "nothing is covered").toBeLessThanOrEqual((await book.boundingBox())!.x + 2);
  await book.locator("[data-search]").fill("S14.2");
  await expect.poll(() => book.locator("[data-found] li").first().innerText(), PATIENT).toContain("S14.2");
  await book.locator("[data-found] .go").first().click();
  await book.locator('[data-rule="S14.2"].target').waitFor();
  await good(page, "the book beside the table");
  await page.keyboard.press("Escape");
  await book.waitFor({ state: "detached" });
  expect(await page.locator(".prompt").getAttribute("data-mark")).toBe(mark);
  await page.context().close();
});

test("a lasting link opens its rule; words of both languages are found; both stand side by side; an example is drawn and can be tried", async () => {
  const page = await house.visitor({ ...PHONE, colorScheme: "light" }, "de");
  const german = await GermanReader.of(house, "root");
  await page.goto(`${house.address}/rules/root#EX-03`);
  const example = page.locator('[data-rule="EX-03"]');
  await example.locator("[data-drawn]").first().waitFor();
  await good(page, "an example", german);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out").toBeLessThanOrEqual(360);
  await page.locator("[data-search]").fill("clearing ruler highest");
  await expect.poll(() => page.locator("[data-found] li").first().innerText(), PATIENT).toContain("R2.8-a");
  await page.locator("[data-found] .go").first().click();
  await page.locator("[data-both]").click();
  expect(await page.locator('[data-rule="R2.8-a"] .other').innerText()).toContain("highest total");
  await page.goto(`${house.address}/try/root/EX-03`);
  await page.locator('[data-place][data-state="open"]').first().waitFor();
  await good(page, "a position to try", german);
  await page.goto(`${house.address}/try/battlelore/EX13`);
  await page.locator("[data-next]:not(:disabled)").click();
  await page.locator('[data-try][data-played="1"]').waitFor();
  await page.locator("[data-restart]").click();
  await page.locator('[data-try][data-played="0"]').waitFor();
  await page.context().close();
});

test.each(GAMES)("%s in two minutes: four pictures, one sheet", async (game) => {
  const page = await house.visitor({ ...DESKTOP, colorScheme: game === "root" ? "dark" : "light" }, game === "battlelore" ? "de" : "en");
  await page.goto(`${house.address}/brief/${game}`);
  await expect.poll(() => page.locator("[data-brief] [data-drawn]").count(), PATIENT).toBe(4);
  await good(page, `${game} in two minutes`, game === "battlelore" ? await GermanReader.of(house, game) : null);
  await page.emulateMedia({ media: "print" });
  const sheet = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g), "one sheet").toHaveLength(1);
  await page.context().close();
});

test("a puzzle: a wrong try is answered, the solution is told when asked for, the list remembers", async () => {
  const page = await house.visitor({ ...PHONE, colorScheme: "dark" });
  await page.goto(`${house.address}/puzzles/root`);
  await good(page, "the puzzles");
  await page.locator("[data-today]").click();
  const puzzle = page.locator("[data-puzzle]");
  await page.locator(".prompt [data-option]").first().waitFor();
  await good(page, "a puzzle");
  await page.locator("[data-give-up]").click();
  await expect.poll(() => puzzle.getAttribute("data-verdict"), PATIENT).toBe("shown");
  expect(await puzzle.locator("section.says").innerText()).toContain("%");
  await page.goBack();
  await page.locator(".done").first().waitFor();
  await page.context().close();
});
