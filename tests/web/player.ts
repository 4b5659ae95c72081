/** Playing through the page, as a person does: by clicks, by touch, by keys, or from the text. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Numbers between 0 and 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

export type Way = "click" | "board" | "keys" | "text";

export class Player {
  moves = 0;
  private readonly random: () => number;

  constructor(
    readonly page: Page,
    readonly way: Way,
    seed = 1,
  ) {
    this.random = dice(seed);
  }

  /** Whether this player has to decide now. */
  async asked(): Promise<boolean> {
    return (await this.page.locator('.prompt[data-my-turn="true"]').count()) > 0;
  }

  async over(): Promise<boolean> {
    return (await this.page.locator('.table[data-state="finished"]').count()) > 0;
  }

  /** One small act towards a move. The page may have moved on meanwhile: then it counts for nothing. */
  async act(): Promise<void> {
    const before = await this.mark();
    try {
      if (this.way === "keys") await this.byKeys();
      else if (this.way === "text") await this.byText();
      else if (this.way === "board" && this.random() < 0.6 && (await this.byBoard())) void 0;
      else await this.byClick();
    } catch (error) {
      if (!/Timeout|detached|not attached|intercepts/.test(String(error))) throw error;
    }
    if ((await this.mark()) !== before) this.moves += 1;
  }

  private async mark(): Promise<string> {
    return (await this.page.locator(".prompt").getAttribute("data-mark", { timeout: 500 }).catch(() => "")) ?? "";
  }

  private one(count: number): number {
    return Math.floor(this.random() * count);
  }

  private async tap(target: Locator): Promise<void> {
    const touch = await this.page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    if (touch) await target.tap({ timeout: 2000 });
    else await target.click({ timeout: 2000 });
  }

  private async byClick(): Promise<void> {
    const confirm = this.page.locator("[data-confirm]");
    if (await confirm.count()) return this.tap(confirm.first());
    const options = this.page.locator(".option:not(.quiet) [data-option], .options [data-option]");
    const count = await options.count();
    if (count > 0) await this.tap(options.nth(this.one(count)));
  }

  /** Things that are marked as possible on the board, in the hand, among the seats. */
  private async byBoard(): Promise<boolean> {
    const open = this.page.locator('[data-state="open"]:not(.table)');
    const count = await open.count();
    if (count === 0) return false;
    await open.nth(this.one(count)).dispatchEvent("click");
    return true;
  }

  private async byText(): Promise<void> {
    const moves = this.page.locator("[data-move]");
    const count = await moves.count();
    if (count > 0) await moves.nth(this.one(count)).click({ timeout: 2000 });
    else await this.byClick();
  }

  /** Keys only: the number of an option, Enter for the focused confirmation, arrows and Enter on the board. */
  private async byKeys(): Promise<void> {
    const { keyboard } = this.page;
    if (await this.page.locator("[data-confirm]").count()) {
      await this.page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keyboard.press("Enter");
      return;
    }
    const options = await this.page.locator("[data-option]").count();
    if (options === 0) return;
    const chosen = this.one(options);
    if (chosen < 9) {
      await keyboard.press(String(chosen + 1));
      return;
    }
    await this.tabTo(`[data-option] >> nth=${chosen}`);
    await keyboard.press("Enter");
  }

  /** Press Tab until the wanted thing has the focus; it must be reachable. */
  async tabTo(selector: string, most = 200): Promise<void> {
    const wanted = this.page.locator(selector).first();
    for (let i = 0; i < most; i++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`${selector} cannot be reached with Tab`);
  }
}

/** Everybody plays on until the game is over; gives the number of acts. */
export async function playOut(players: Player[], minutes: number, watch?: (acts: number) => Promise<void>): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  let acts = 0;
  for (;;) {
    if (await players[0]!.over()) return acts;
    expect(Date.now(), "the game is over in time").toBeLessThan(until);
    let idle = true;
    for (const player of players) {
      if (!(await player.asked())) continue;
      idle = false;
      await player.act();
      acts += 1;
      await watch?.(acts);
    }
    if (idle) await players[0]!.page.waitForTimeout(25);
  }
}
