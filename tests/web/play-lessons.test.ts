/** Lessons in the browser: one of each game followed to its end, mistakes explained, left and resumed, on the desktop and on a phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { Learner } from "./learner";
import { good } from "./states";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each([
  ["battlelore", "3-bold"],
  ["root", "6-vagabond"],
  ["seventhstone", "4-combat"],
])("%s: %s is followed to its end", async (game, lesson) => {
  const page = await house.visitor(DESKTOP);
  const learner = await Learner.at(house, page, game, lesson);
  await good(page, `${game}, a lesson`);
  expect(await learner.toTheEnd()).toBeGreaterThan(3);
  await good(page, `${game}, the end of a lesson`);
  await page.goto(`${house.address}/learn/${game}`);
  await page.waitForSelector(`[data-lesson="${lesson}"][data-state="finished"]`);
  await page.context().close();
});

test("from the lobby: mistakes are explained, undo is free, a lesson is left and resumed", async () => {
  const page = await house.visitor(DESKTOP);
  await page.goto(house.address);
  await page.click('[data-learn="bloodstones"]');
  await page.waitForSelector("[data-lesson]");
  await good(page, "the chapters");
  const learner = new Learner(page, "1-goal");
  await page.click('[data-lesson="1-goal"] a');
  await page.waitForSelector(".coach [data-text]");
  await learner.follow();
  await learner.follow();
  const asked = await learner.where();
  await page.locator('[data-place="0"]').click();
  await page.locator("[data-said]:not(.right)", { hasText: "Elderdale" }).waitFor(); // allowed, but not asked for
  expect(await learner.where()).toBe(asked);
  await page.locator('[data-place="11"]').click();
  await page.waitForSelector(".refused .chip");
  expect(await page.locator(".refused").innerText(), "forbidden by a rule").toContain("S2.13");
  await page.locator('[data-place="9"]').click();
  await learner.moved(asked);
  await page.click("[data-lesson-back]");
  await page.waitForFunction((before) => document.querySelector<HTMLElement>(".coach")?.dataset["step"] === before, asked.split(" ")[0]);
  await page.reload();
  await page.waitForSelector(`.coach[data-step="${asked.split(" ")[0]}"]`);
  await page.context().close();
});

test("anything on the board says what it is, and words of the coach explain themselves", async () => {
  const page = await house.visitor(DESKTOP);
  await page.goto(`${house.address}/learn/bloodstones/3-battle`);
  await page.locator(".coach [data-text] .term").first().waitFor();
  await page.locator('main.board [data-place="9"]').click(); // where the learner's citadel stands
  const rule = await page.locator("[data-what-is]").first().getAttribute("data-what-is");
  await page.locator("[data-what-is]").first().click();
  expect(await page.locator("dialog[open]").innerText()).toContain(rule!);
  await page.context().close();
});

test("on a phone, in German", async () => {
  const page = await house.visitor(PHONE, "de");
  const learner = await Learner.at(house, page, "bloodstones", "3-battle");
  expect(await page.locator("[data-text]").innerText()).toContain("Hügelvolk");
  await good(page, "a lesson on a phone");
  await learner.toTheEnd();
  await good(page, "the end of a lesson on a phone");
  await page.context().close();
});

test.each([
  ["desktop", DESKTOP, "en", "banner"],
  ["phone", PHONE, "de", "Siegfahne"],
])("the short game after a lesson gives advice, on the %s", async (_, device, lang, word) => {
  const page = await house.visitor(device, lang);
  await page.goto(`${house.address}/learn/battlelore`);
  await page.click("[data-easy-game]");
  await page.locator("[data-matter]").first().waitFor();
  expect(await page.locator("[data-advice-says]").innerText()).toContain(word);
  await good(page, `advice, ${lang}`);
  await page.click("[data-advice-off]");
  await page.locator("[data-advice-says]").waitFor({ state: "detached" });
  await page.click("[data-advice-on]");
  await page.locator("[data-matter]").first().waitFor();
  await page.context().close();
});
