/** Advice at a table against bots: what matters before each decision, and what was clearly better after it. */
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../table/table.svelte";
import type { Considered, Reason } from "../wire/types";

export interface Reviewed {
  bot: string;
  played: Considered;
  better: Considered;
}

export class Advising {
  matters = $state.raw<readonly Reason[]>([]);
  /** What was clearly better than the last decision, if anything was. */
  reviewed = $state.raw<Reviewed | null>(null);
  /** The decision that was advised on last, in the language it was said in. */
  private asked = "";
  private decision = "";

  constructor(private readonly table: TableStore) {}

  /** Whether advice can be had here: one person against bots, at a table with hints. */
  get possible(): boolean {
    const { info, eyes, guided } = this.table;
    return !guided && eyes !== null && info !== null && info.hints && info.state === "playing" && info.seats.every((seat) => seat.seat === eyes || seat.player === "bot");
  }

  get on(): boolean {
    return settings.advice && this.possible;
  }

  /** Whether there is anything to be said. */
  get speaks(): boolean {
    return this.on && (this.reviewed !== null || (this.table.myTurn && this.matters.length > 0));
  }

  /** Called whenever the table has changed: asks once for every decision, first about the one before it. */
  async follow(): Promise<void> {
    const { view, myTurn, line } = this.table;
    if (!this.on || view === null || line !== "open") return;
    const before = this.decision;
    if (before !== "" && before !== view.mark) {
      this.decision = "";
      void this.review();
    }
    const now = `${view.mark} ${settings.lang}`;
    if (!myTurn || now === this.asked) return;
    this.asked = now;
    this.decision = view.mark;
    await this.advise(view.mark);
  }

  private async advise(mark: string): Promise<void> {
    const token = this.table.token();
    if (token === null) return;
    const answer = await this.table.ask({ type: "advice", token });
    if (this.table.view?.mark === mark) this.matters = answer.type === "advice" ? answer.matters : [];
  }

  private async review(): Promise<void> {
    this.reviewed = null;
    const token = this.table.token();
    if (token === null) return;
    const answer = await this.table.ask({ type: "review", token });
    this.reviewed = answer.type === "review" && answer.played && answer.better ? { bot: answer.bot, played: answer.played, better: answer.better } : null;
  }
}
