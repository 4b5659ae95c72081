/**
 * A lesson in progress. It is the other end of a table's line: the table asks and commands as always, and what it says goes to the server
 * together with everything done so far, since the server keeps nothing of a lesson.
 */
import { settings } from "../store/settings.svelte";
import { post, Refusal } from "../wire/api";
import type { Answer, Listener, Question, Wire } from "../wire/connection";
import type { ClientMessage, Doubted, LessonMoment, Move, Reason, VerbInfo } from "../wire/types";
import type { Progress } from "./progress.svelte";

const NEXT = ".";

/** A move in notation: the verb, then the words or numbers of its arguments. */
export function notation(move: Move, verbs: readonly VerbInfo[]): string {
  const args = verbs.find((verb) => verb.verb === move[0])?.args ?? [];
  return [move[0], ...move.slice(1).map((value, i) => args[i]?.labels[Number(value)] ?? String(value))].join(" ");
}

export class Learning implements Wire {
  moment = $state.raw<LessonMoment | null>(null);
  /** What is said to what was done last, and whether it was right. */
  said = $state.raw<(Reason & { right: boolean }) | null>(null);
  failed = $state("");
  private verbs: VerbInfo[] = [];
  private lines = 0;
  private listener: Listener | null = null;
  /** Called when it is known which seat learns, before the table hears anything. */
  seated: (seat: number) => void = () => undefined;

  constructor(
    private readonly game: string,
    private readonly lesson: string,
    private readonly progress: Progress,
  ) {}

  private get path(): string {
    return `/api/games/${this.game}/lessons/${this.lesson}`;
  }

  open(listener: Listener): Wire {
    this.listener = listener;
    void this.progress.share().then(() => this.at(this.progress.of(this.lesson).done));
    return this;
  }

  /** Go to where these deeds lead. */
  at(done: string[]): Promise<boolean> {
    this.lines = 0;
    this.said = null;
    return this.send(done, []);
  }

  next(): Promise<boolean> {
    return this.send(this.moment?.done ?? [], [NEXT]);
  }

  answer(number: number): Promise<boolean> {
    return this.send(this.moment?.done ?? [], [`?${number}`]);
  }

  back(): Promise<boolean> {
    return this.at((this.moment?.done ?? []).slice(0, -1));
  }

  private async send(done: string[], now: string[]): Promise<boolean> {
    try {
      const body = { lang: settings.lang, done, now, lines: this.lines, still: this.verbs.length > 0 };
      this.take(await post<LessonMoment>(`${this.path}/moment`, body), now.length);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error.message;
      return false;
    }
  }

  private take(moment: LessonMoment, tried: number): void {
    const first = this.moment === null;
    this.failed = "";
    if (moment.said !== null) this.said = { ...moment.said, right: moment.played === tried };
    else if (moment.played > 0) this.said = null;
    if (!moment.table.still) this.verbs = moment.table.verbs;
    this.moment = moment;
    this.progress.keep(this.lesson, moment.done, moment.step === null);
    if (first) {
      this.seated(moment.table.held[0]!);
      this.listener?.changed("open", 0);
    }
    this.lines = moment.events.at + moment.events.entries.length;
    this.listener?.hear([moment.table, moment.events, moment.view]);
  }

  // What a table says.

  async ask(question: Question): Promise<Answer> {
    const id = "lesson";
    if (question.type === "command") return this.command(id, question.moves as Move[]);
    if (question.type === "undo") {
      await this.back();
      return { type: "done", id, played: 0, text: "" };
    }
    if (question.type === "why_not" || question.type === "odds") {
      const told = await post<Doubted>(`${this.path}/doubt`, { lang: settings.lang, done: this.moment?.done ?? [], move: notation(question.move as Move, this.verbs) });
      return question.type === "odds" ? { type: "odds", id, odds: told.odds } : { type: "why_not", id, reasons: told.reasons };
    }
    return { type: "error", id, code: "not_now", text: "", retry: 0 };
  }

  /** What the rules forbid is refused as at every table; what only this lesson does not want is said by the coach. */
  private async command(id: string, moves: Move[]): Promise<Answer> {
    const sent = await this.send(
      this.moment?.done ?? [],
      moves.map((move) => notation(move, this.verbs)),
    );
    if (!sent) return { type: "error", id, code: "broken", text: this.failed, retry: 0 };
    const { said } = this;
    if (said !== null && !said.right) return { type: "refused", id, reasons: said.rule ? [{ rule: said.rule, text: said.text }] : [], at: this.moment?.played ?? 0 };
    return { type: "done", id, played: this.moment?.played ?? 0, text: "" };
  }

  say(message: Exclude<ClientMessage, { id: string }>): void {
    if (message.type === "look") void this.at(this.moment?.done ?? []);
  }

  hurry(): void {}

  renew(): void {}

  close(): void {
    this.listener = null;
  }
}
