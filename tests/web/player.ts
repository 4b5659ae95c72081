/** Playing through the page, as a person does: by clicks or touch, on the board, by keys alone, or from the text. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENT } from "./house";

/** Numbers between 0 and 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** "swift" lets the page click its own buttons: the same handlers, without moving a mouse there. */
export type Way = "click" | "board" | "keys" | "text" | "swift";

interface Sight {
  /** There is something to decide, and no answer is awaited. */
  asked: boolean;
  over: boolean;
  mark: string;
  /** The seat the device is to be passed to. */
  curtain: string;
}

/** How long what is waited for has to stay. */
const STILL = 250;
/** How long something that may be gone by now is looked for. */
const HASTY = 5_000;
/** No page has more to step through. */
const MOST_TABS = 400;
/** What lets an act come to nothing: the game went on, and what was aimed at is no longer there. */
const GONE = /Timeout|detached|not attached|intercepts|not visible|not stable|not enabled|outside of the viewport/;
/** Buttons that lead on; those that take something back are pressed only when there is nothing else. */
const ONWARDS = ".option:not(.quiet) [data-option]:not(:disabled)";
const ANY = "[data-option]:not(:disabled)";
const CONFIRM = "[data-confirm]:not(:disabled)";

/** How many stops of Tab there are from the focus to an element that comes after it; 0 if it does not. */
function tabsTo(element: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility({ visibilityProperty: true }));
  return Math.max(0, stops.indexOf(element as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement));
}

export class Player {
  moves = 0;
  curtains = 0;
  private last = "";
  private touch: boolean | null = null;
  private readonly random: () => number;

  constructor(
    readonly page: Page,
    public way: Way,
    private readonly seed = 1,
  ) {
    this.random = dice(seed);
  }

  async sees(): Promise<Sight> {
    const sight = await this.page.evaluate(
      ([any, confirm]) => {
        const prompt = document.querySelector<HTMLElement>('.prompt[data-my-turn="true"]');
        return {
          asked: prompt !== null && document.querySelector(`${any}, ${confirm}`) !== null,
          over: document.querySelector('.table[data-state="finished"]') !== null,
          mark: prompt?.dataset["mark"] ?? "",
          curtain: document.querySelector<HTMLElement>("[data-take-seat]")?.dataset["takeSeat"] ?? "",
        };
      },
      [ANY, CONFIRM] as const,
    );
    if (sight.mark !== "" && sight.mark !== this.last) this.moves += this.last === "" ? 0 : 1;
    if (sight.mark !== "") this.last = sight.mark;
    return sight;
  }

  /**
   * The page presses its own buttons until the game is over, the device is to be passed on, or so many acts are done; gives how many. What is
   * liked is pressed first where it is offered (a player who never attacks does not come to an end).
   */
  async swiftly(most: number, minutes: number, likes = "$^"): Promise<number> {
    const [acts, moves] = await this.page.evaluate(
      async ([confirm, onwards, any, seed, most, until, likes]) => {
        let state = seed;
        const random = (): number => {
          state = (Math.imul(state, 1664525) + 1013904223) | 0;
          return (state >>> 8) / 2 ** 24;
        };
        const liked = new RegExp(likes);
        const marks = new Set<string>();
        let acts = 0;
        while (acts < most && Date.now() < until && document.querySelector('.table[data-state="finished"], [data-take-seat]') === null) {
          const prompt = document.querySelector<HTMLElement>('.prompt[data-my-turn="true"]');
          const found = prompt === null ? undefined : [confirm, onwards, any].map((selector) => [...prompt.querySelectorAll<HTMLElement>(selector)]).find((some) => some.length > 0);
          if (found !== undefined) {
            const best = found.filter((button) => liked.test(button.dataset["option"] ?? ""));
            const from = best.length > 0 ? best : found;
            marks.add(prompt!.dataset["mark"] ?? "");
            from[Math.floor(random() ** 2 * from.length)]!.click();
            acts += 1;
          }
          await new Promise((resolve) => setTimeout(resolve, found === undefined ? 20 : 0));
        }
        return [acts, marks.size];
      },
      [CONFIRM, ONWARDS, ANY, Math.floor(this.random() * 2 ** 30) + this.seed, most, Date.now() + minutes * 60_000, likes] as const,
    );
    this.moves += moves;
    return acts;
  }

  /** One small act towards a move. The page may have moved on meanwhile: then it counts for nothing. */
  async act(): Promise<void> {
    try {
      if (this.way === "keys") await this.byKeys();
      else if (this.way === "text") await this.byText();
      else if (this.way === "swift" && this.random() < 0.9) await this.bySwift();
      else if (this.way === "board" && this.random() < 0.6 && (await this.byBoard())) return;
      else await this.byClick();
    } catch (error) {
      if (!GONE.test(String(error))) throw error;
    }
  }

  /** Hot-seat: the next player sits down. Nothing of the last one may be seen before. */
  async passDevice(): Promise<void> {
    this.curtains += 1;
    expect(await this.page.locator("[data-place], [data-hand], .log li, .prompt").count(), "behind the curtain").toBe(0);
    await this.tap(this.page.locator("[data-take-seat]"), PATIENT.timeout);
  }

  /** Rather one of the first: what ends a turn stands last, and much should happen before. */
  private one(count: number): number {
    return Math.floor(this.random() ** 2 * count);
  }

  private async tap(target: Locator, timeout = HASTY): Promise<void> {
    this.touch ??= await this.page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    if (this.touch) await target.tap({ timeout });
    else await target.click({ timeout });
  }

  private async byClick(): Promise<void> {
    const confirm = this.page.locator(CONFIRM);
    if (await confirm.count()) return this.tap(confirm.first());
    for (const selector of [ONWARDS, ANY]) {
      const options = this.page.locator(selector);
      const count = await options.count();
      if (count > 0) return this.tap(options.nth(this.one(count)));
    }
  }

  private async bySwift(): Promise<void> {
    await this.page.evaluate(
      ([selectors, chance]) => {
        for (const selector of selectors) {
          const found = document.querySelectorAll<HTMLElement>(selector);
          if (found.length > 0) return found[Math.floor(chance * found.length)]!.click();
        }
      },
      [[CONFIRM, ONWARDS, ANY], this.random() ** 2] as const,
    );
  }

  /** Things that are marked as possible on the board, in the hand, among the seats. */
  private async byBoard(): Promise<boolean> {
    if (await this.page.locator(CONFIRM).count()) return false;
    const open = this.page.locator('[data-state="open"]:not(.table)');
    const count = await open.count();
    if (count === 0) return false;
    await open.nth(this.one(count)).dispatchEvent("click");
    return true;
  }

  private async byText(): Promise<void> {
    const moves = this.page.locator("[data-move]");
    const count = await moves.count();
    if (count > 0) await moves.nth(this.one(count)).click({ timeout: HASTY });
    else await this.byClick();
  }

  /** Keys only: the number of an option, Tab and Enter for the others, arrows and Enter on the board. */
  private async byKeys(): Promise<void> {
    const { keyboard } = this.page;
    if (await this.page.locator(CONFIRM).count()) {
      await this.tabTo(CONFIRM);
      return keyboard.press("Enter");
    }
    if (this.random() < 0.15 && (await this.arrowsToOpen())) return keyboard.press("Enter");
    const options = this.page.locator(ANY);
    const quiet = await options.evaluateAll((found) => found.map((option) => option.closest(".option.quiet") !== null));
    const wanted = quiet.flatMap((back, i) => (back ? [] : [i]));
    const from = wanted.length > 0 ? wanted : quiet.map((_, i) => i);
    if (from.length === 0) return;
    const chosen = from[this.one(from.length)]!;
    const digit = (await options.nth(chosen).locator("kbd").allTextContents())[0];
    if (digit !== undefined) return keyboard.press(digit);
    await this.tabTo(`${ANY} >> nth=${chosen}`);
    await keyboard.press("Enter");
  }

  /** Tab to the board, then arrows until something that can be chosen has the focus. */
  private async arrowsToOpen(): Promise<boolean> {
    if ((await this.page.locator('[data-place][data-state="open"]').count()) === 0) return false;
    await this.tabTo('[data-place][tabindex="0"]');
    for (let i = 0; i < 25; i++) {
      if (await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["state"] === "open")) return true;
      await this.page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][Math.floor(this.random() * 4)]!);
    }
    return false;
  }

  /** Press Tab until the wanted thing has the focus; it must be reachable. */
  async tabTo(selector: string, timeout = HASTY): Promise<void> {
    const wanted = this.page.locator(selector).first();
    // Most of the way without looking; the last steps are looked at one by one.
    for (let far = await wanted.evaluate(tabsTo, undefined, { timeout }); far > 2; far--) await this.page.keyboard.press("Tab");
    for (let i = 0; i < MOST_TABS; i++) {
      if (await wanted.evaluate((element) => element === document.activeElement, undefined, { timeout })) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`${selector} cannot be reached with Tab`);
  }
}

/** Everybody plays at the same time, each in his way, until the game is over; gives the number of acts. */
export async function playToTheEnd(players: Player[], minutes: number, likes?: string): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  const finished = async (player: Player): Promise<number> => {
    if (player.way !== "swift") return playOut([player], minutes);
    let acts = 0;
    for (;;) {
      acts += await player.swiftly(Infinity, minutes, likes);
      const sight = await player.sees();
      if (sight.over) return acts;
      if (sight.curtain !== "") await player.passDevice();
      if (Date.now() > until) expect.fail(`not over within ${minutes} minutes; the prompt says: ${(await player.page.locator(".prompt").allInnerTexts()).join()}`);
    }
  };
  const acts = await Promise.all(players.map(finished));
  return acts.reduce((all, one) => all + one, 0);
}

/** Everybody plays on until the game is over, or until `enough` says so; gives the number of acts. */
export async function playOut(players: Player[], minutes: number, enough?: (acts: number) => Promise<boolean>): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  let acts = 0;
  for (;;) {
    let idle = true;
    for (const player of players) {
      const sight = await player.sees();
      if (sight.over) return acts;
      if (sight.curtain !== "") await player.passDevice();
      else if (sight.asked) {
        await player.act();
        acts += 1;
      } else continue;
      idle = false;
    }
    if (await enough?.(acts)) {
      // What was pressed last may still be on its way to the server: it has to hold a moment later as well.
      if (acts > 0) await players[0]!.page.waitForTimeout(STILL);
      if (acts === 0 || (await enough?.(acts))) return acts;
    }
    if (Date.now() > until) expect.fail(`not over within ${minutes} minutes; the prompt says: ${(await players[0]!.page.locator(".prompt").allInnerTexts()).join()}`);
    if (idle) await players[0]!.page.waitForTimeout(20);
  }
}
