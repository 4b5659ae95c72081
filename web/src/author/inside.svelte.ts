/** A game laid open: a table like any other, with all its moments and everything that no seat may see. */
import { settings } from "../store/settings.svelte";
import { TableStore } from "../table/table.svelte";
import { post, Refusal } from "../wire/api";
import { LocalLine, over } from "../wire/local";
import type { Begun, ClientMessage, Laid, Move, Reason, ServerMessage } from "../wire/types";

/** Whoever decides, a spectator (−1), or a seat. */
export type Looking = number | null;

class Line extends LocalLine {
  /** How many decisions are looked at; −1: all. */
  ply = -1;
  eyes: Looking = null;
  told: (answer: Laid) => void = () => undefined;
  readonly record: string;
  played: string[];

  constructor(start: Begun) {
    super();
    this.record = start.record;
    this.played = start.played;
  }

  /** What was played up to the moment that is looked at. */
  get past(): string[] {
    return this.ply < 0 ? this.played : this.played.slice(0, this.ply);
  }

  ask(more: { played?: string[]; typed?: string } = {}): Promise<Laid> {
    return post<Laid>("/api/author", { record: this.record, played: this.played, ply: this.ply, eyes: this.eyes, lang: settings.lang, ...more });
  }

  /** Go on from the moment that is looked at: what came after it is another game. Gives why not, if it is not allowed. */
  async goOn(more: { moves?: string[]; typed?: string }): Promise<Reason[]> {
    const answer = await post<Laid>("/api/author", { record: this.record, played: [...this.past, ...(more.moves ?? [])], typed: more.typed ?? "", eyes: this.eyes, lang: settings.lang });
    if (answer.refused.length > 0) return answer.refused;
    this.played = answer.played;
    this.ply = -1;
    this.present(answer, []);
    return [];
  }

  protected override async answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "hello":
      case "look":
        return this.present(await this.ask(), []);
      case "command": {
        const now = await this.ask();
        const reasons = await this.goOn({ moves: message.moves.map((move) => [now.view.eyes ?? 0, ...(move as Move)].join(" ")) });
        return this.hear([reasons.length > 0 ? { type: "refused", id: message.id, reasons, at: 0 } : { type: "done", id: message.id, played: message.moves.length, text: "" }]);
      }
      case "undo":
        this.ply = Math.max(0, this.past.length - 1);
        return this.present(await this.ask(), [{ type: "done", id: message.id, played: 0, text: "" }]);
      case "why_not": {
        const now = await this.ask();
        const tried = await this.ask({ played: [...this.past, [now.view.eyes ?? 0, ...(message.move as Move)].join(" ")] });
        return this.hear([{ type: "why_not", id: message.id, reasons: tried.refused }]);
      }
      default:
        return this.plainly(message);
    }
  }

  private present(answer: Laid, first: ServerMessage[]): void {
    this.told(answer);
    this.hear([...first, { ...answer.table, type: "table" }, { ...answer.view, type: "view" }, { type: "events", at: 0, entries: answer.entries }]);
  }
}

export class InsideTable extends TableStore {
  about = $state.raw<Laid | null>(null);
  /** Through whose eyes it was asked to be shown. */
  through = $state<Looking>(null);
  private readonly talk: Line;

  constructor(start: Begun) {
    const line = new Line(start);
    super("author", "", over(line));
    this.talk = line;
    line.told = (answer) => {
      this.about = answer;
      this.eyes = answer.view.eyes;
    };
  }

  /** Whoever looks inside holds every seat. */
  override token(): string | null {
    return "author";
  }

  /** To the position after so many decisions. */
  jump(ply: number): void {
    const last = this.talk.played.length;
    this.talk.ply = Math.min(Math.max(0, ply), last);
    this.changeLanguage(settings.lang);
  }

  lookThrough(eyes: Looking): void {
    this.through = this.talk.eyes = eyes;
    this.changeLanguage(settings.lang);
  }

  /** Play what any seat may: why not, in words, if it cannot be. */
  async playAny(more: { moves?: string[]; typed?: string }): Promise<string[]> {
    try {
      return (await this.talk.goOn(more)).map((reason) => `${reason.text} (${reason.rule})`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [error.message];
    }
  }

  /** The whole game as a record: it can be kept, replayed and sent to others. */
  get record(): string {
    const names = this.info?.seats.map((seat) => seat.seat_name) ?? [];
    const [head, seed] = this.talk.record.split(/^(?=seed )/m);
    const moves = (this.about?.line ?? []).map((one, i) => `${i + 1} ${names[one.seat]} ${one.notation}\n`);
    return `${head}${moves.join("")}${seed ?? ""}`;
  }
}
