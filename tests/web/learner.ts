/** A learner in the browser: does what a lesson asks, or something else. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type House, PATIENT } from "./house";

/** No chapter has more deeds. */
const MOST_DEEDS = 80;

interface Asked {
  step: { kind: string; expected: (string | number)[] | null } | null;
  played: number;
}

export class Learner {
  /** What the server said last of the lesson. */
  private heard: Asked | null = null;
  private answers = 0;
  /** How often something else was done, and a sentence came. */
  contradictions = 0;

  /** Somebody whose page is about to open a lesson. */
  constructor(
    readonly page: Page,
    private readonly about: string,
  ) {
    page.on("response", (response) => {
      if (!response.url().endsWith("/moment") || !response.ok()) return;
      void response.json().then((told: Asked) => {
        this.heard = told;
        this.answers += 1;
      }, () => undefined);
    });
  }

  static async at(house: House, page: Page, game: string, lesson: string): Promise<Learner> {
    const learner = new Learner(page, `${game} ${lesson}`);
    await page.goto(`${house.address}/learn/${game}/${lesson}`);
    await page.waitForSelector(".coach [data-text]");
    return learner;
  }

  where(): Promise<string> {
    return this.page.evaluate(() => `${document.querySelector<HTMLElement>(".coach")?.dataset["step"]} ${document.querySelector<HTMLElement>(".prompt")?.dataset["mark"]}`);
  }

  async moved(from: string): Promise<void> {
    await this.page.waitForFunction((before) => `${document.querySelector<HTMLElement>(".coach")?.dataset["step"]} ${document.querySelector<HTMLElement>(".prompt")?.dataset["mark"]}` !== before, from);
  }

  get kind(): Promise<string | null> {
    return this.page.locator(".coach").getAttribute("data-kind");
  }

  /** Do what the lesson asks, by its own help. Wrong answers are tried first. */
  async follow(): Promise<void> {
    const { page } = this;
    const before = await this.where();
    const kind = await this.kind;
    if (kind === "read" || kind === "free") await page.click("[data-next]");
    else if (kind === "question") await this.answer(before);
    else {
      await page.click("[data-show-me]");
      expect((await page.locator("[data-shown]").innerText()).length, "it is said in words first").toBeGreaterThan(8);
      await this.doing(() => page.click("[data-show-me]"));
    }
    await this.moved(before);
  }

  /** One answer after the other, until the right one leads on. */
  private async answer(before: string): Promise<void> {
    const { page } = this;
    for (const answer of await page.locator("[data-answer]").all()) {
      await this.doing(() => answer.click());
      if (this.heard!.played > 0) return;
      expect(await this.where(), "a wrong answer leads nowhere").toBe(before);
      expect((await page.locator("[data-said]:not(.right)").innerText()).length, `${this.about}: a wrong answer is explained`).toBeGreaterThan(10);
      this.contradictions += 1;
    }
  }

  /** Do something, confirm it where that is asked, and wait until the lesson has answered. */
  private async doing(deed: () => Promise<void>): Promise<void> {
    const before = this.answers;
    await deed();
    const answered = this.answered(before);
    const confirm = this.page.locator("[data-confirm]:not(:disabled)");
    // What is done at once is gone before its button could be pressed.
    await Promise.race([answered, confirm.waitFor().then(() => confirm.click()).catch(() => undefined)]);
    await answered;
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  private async answered(before: number): Promise<void> {
    await expect.poll(() => this.answers, { timeout: PATIENT.timeout, message: `${this.about}: the lesson answers` }).toBeGreaterThan(before);
  }

  /**
   * Play something that is allowed but not asked for, from the list of all moves. A sentence comes and nothing changes; if the lesson accepts this
   * one too, it is taken back and another is tried.
   */
  async contradict(): Promise<void> {
    const { page } = this;
    const before = await this.where();
    await page.locator('[data-side="text"]').click();
    const wanted = this.heard?.step?.expected?.join(" ") ?? "";
    const others = (await page.locator("[data-move]").evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset["move"]!))).filter((move) => move !== wanted);
    for (const move of [...others.slice(-2), ...others.slice(0, 2)]) {
      await this.doing(() => page.locator(`[data-move="${move}"]`).click());
      if (this.heard!.played === 0) {
        expect((await page.locator("[data-said]:not(.right)").innerText()).length, `${this.about}: ${move} is answered`).toBeGreaterThan(10);
        expect(await this.where(), `${this.about}: ${move} changes nothing`).toBe(before);
        this.contradictions += 1;
        break;
      }
      await this.doing(() => page.click("[data-lesson-back]"));
      expect((await this.where()).split(" ")[0], `${this.about}: back again`).toBe(before.split(" ")[0]);
    }
    const away = page.locator('.bar [data-side="board"]');
    if ((await away.count()) > 0) await away.click();
  }

  /** To the end of the chapter; gives how many deeds that took. At each step `first` may do something before. */
  async toTheEnd(first: () => Promise<void> = () => Promise.resolve()): Promise<number> {
    for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
      if ((await this.kind) === "done") return deeds;
      await first();
      await this.follow();
    }
    throw new Error(`${this.about} does not end`);
  }
}
