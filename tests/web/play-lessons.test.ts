/** Lessons in the browser: one of each game followed to its end, mistakes explained, left and resumed, on the desktop and on a phone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, House, PHONE } from "./house";
import { good } from "./states";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const where = (page: Page): Promise<string> => page.evaluate(() => `${document.querySelector<HTMLElement>(".coach")?.dataset["step"]} ${document.querySelector<HTMLElement>(".prompt")?.dataset["mark"]}`);

async function moved(page: Page, from: string): Promise<void> {
  await page.waitForFunction((before) => `${document.querySelector<HTMLElement>(".coach")?.dataset["step"]} ${document.querySelector<HTMLElement>(".prompt")?.dataset["mark"]}` !== before, from);
}

/** Do what the lesson asks, by its own help. */
async function follow(page: Page): Promise<void> {
  const before = await where(page);
  const kind = await page.locator(".coach").getAttribute("data-kind");
  if (kind === "read" || kind === "free") await page.click("[data-next]");
  else if (kind === "question") {
    for (const answer of await page.locator("[data-answer]").all()) {
      await answer.click();
      await page.waitForSelector("[data-said]");
      if ((await page.locator("[data-said].right").count()) > 0) break;
      expect((await page.locator("[data-said]").innerText()).length, "a wrong answer is explained").toBeGreaterThan(10);
    }
  } else {
    await page.click("[data-show-me]");
    expect((await page.locator("[data-shown]").innerText()).length, "it is said in words first").toBeGreaterThan(8);
    await page.click("[data-show-me]");
    const confirm = page.locator("[data-confirm]");
    await Promise.race([moved(page, before), confirm.waitFor().then(() => confirm.click())]);
  }
  await moved(page, before);
}

async function followToTheEnd(page: Page): Promise<number> {
  for (let deeds = 0; deeds < 80; deeds++) {
    if ((await page.locator('.coach[data-kind="done"]').count()) > 0) return deeds;
    await follow(page);
  }
  throw new Error("the lesson does not end");
}

test.each([
  ["battlelore", "3-bold"],
  ["root", "6-vagabond"],
  ["seventhstone", "4-combat"],
])("%s: %s is followed to its end", async (game, lesson) => {
  const page = await house.visitor(DESKTOP);
  await page.goto(`${house.address}/learn/${game}/${lesson}`);
  await page.waitForSelector(".coach [data-text]");
  await good(page, `${game}, a lesson`);
  expect(await followToTheEnd(page)).toBeGreaterThan(3);
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
  await page.click('[data-lesson="1-goal"] a');
  await page.waitForSelector(".coach [data-text]");
  await follow(page);
  await follow(page);
  const asked = await where(page);
  await page.locator('[data-place="0"]').click();
  await page.locator("[data-said]:not(.right)", { hasText: "Elderdale" }).waitFor(); // allowed, but not asked for
  expect(await where(page)).toBe(asked);
  await page.locator('[data-place="11"]').click();
  await page.waitForSelector(".refused .chip");
  expect(await page.locator(".refused").innerText(), "forbidden by a rule").toContain("S2.13");
  await page.locator('[data-place="9"]').click();
  await moved(page, asked);
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
  await page.locator('[data-place]:has(*)').first().waitFor();
  for (const place of await page.locator("main.board [data-place]").all()) {
    await place.click({ force: true });
    if ((await page.locator("[data-what-is]").count()) > 0) break;
  }
  const rule = await page.locator("[data-what-is]").first().getAttribute("data-what-is");
  await page.locator("[data-what-is]").first().click();
  expect(await page.locator("dialog[open]").innerText()).toContain(rule!);
  await page.context().close();
});

test("on a phone, in German", async () => {
  const page = await house.visitor(PHONE, "de");
  await page.goto(`${house.address}/learn/bloodstones/3-battle`);
  await page.waitForSelector(".coach [data-text]");
  expect(await page.locator("[data-text]").innerText()).toContain("Hügelvolk");
  await good(page, "a lesson on a phone");
  await followToTheEnd(page);
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

/** Every chapter of every game, on both devices and in both languages: `make web-lessons`. */
test.runIf(process.env["EVERY_LESSON"])("every lesson is followed to its end", async () => {
  const { games } = (await (await fetch(`${house.address}/api/games`)).json()) as { games: { id: string }[] };
  for (const [device, lang] of [[DESKTOP, "en"], [PHONE, "de"]] as const) {
    for (const { id } of games) {
      const { lessons } = (await (await fetch(`${house.address}/api/games/${id}/lessons/${lang}`)).json()) as { lessons: { id: string }[] };
      for (const lesson of lessons) {
        const page = await house.visitor(device, lang);
        await page.goto(`${house.address}/learn/${id}/${lesson.id}`);
        await page.waitForSelector(".coach [data-text]");
        await good(page, `${id} ${lesson.id} ${lang}`);
        expect(await followToTheEnd(page), `${id} ${lesson.id} ${lang}`).toBeGreaterThan(2);
        await good(page, `the end of ${id} ${lesson.id} ${lang}`);
        await page.context().close();
      }
    }
  }
}, 3_600_000);
