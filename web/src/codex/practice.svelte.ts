/**
 * A table that is no table: a position that shows a rule, as a picture or to be played on. It looks like any table to the board, but what
 * it says goes to the server as a question that stores nothing.
 */
import { LocalLine, over } from "../wire/local";
import { post } from "../wire/api";
import type { ClientMessage, Language, Move, Practice, ServerMessage } from "../wire/types";
import { settings } from "../store/settings.svelte";
import { TableStore } from "../table/table.svelte";

/** Where play begins. */
export interface Start {
  game: string;
  rule: string;
  number: number;
}

const asked = new Map<string, Promise<Practice>>();
const MOST_KEPT = 400;

export const textOf = (seat: number, move: Move): string => [seat, ...move].join(" ");

/** What the position looks like after these moves; the same question is asked once. */
export function ask(start: Start, played: readonly string[], lang: Language, about = "", eyes: number | null = null): Promise<Practice> {
  const body = { rule: start.rule, number: start.number, played, asked: about, eyes, lang };
  const key = JSON.stringify([start.game, body]);
  let found = asked.get(key);
  if (found === undefined) {
    found = post<Practice>(`/api/games/${start.game}/practice`, body);
    found.catch(() => asked.delete(key));
    if (asked.size > MOST_KEPT) asked.clear();
    asked.set(key, found);
  }
  return found;
}

/** Answers what a table's connection says, as a server would. */
class Line extends LocalLine {
  played: string[] = [];
  /** Told before anything is heard: through whose eyes it will be. */
  look: (answer: Practice) => void = () => undefined;

  constructor(
    private readonly start: Start,
    first: readonly string[],
    private readonly eyes: number | null,
  ) {
    super();
    this.played = [...first];
  }

  protected override async answer(message: ClientMessage): Promise<void> {
    const { lang } = settings;
    switch (message.type) {
      case "hello":
      case "look":
        return this.present(await ask(this.start, this.played, lang, "", this.eyes), []);
      case "command": {
        const before = await ask(this.start, this.played, lang, "", this.eyes);
        const seat = before.view.eyes ?? 0;
        const wanted = [...this.played, ...message.moves.map((move) => textOf(seat, move as Move))];
        const after = await ask(this.start, wanted, lang, "", this.eyes);
        this.played = wanted.slice(0, after.count);
        const done: ServerMessage = after.count > before.count ? { type: "done", id: message.id, played: after.count - before.count, text: "" } : { type: "refused", id: message.id, reasons: after.reasons, at: 0 };
        return this.present(after, [done]);
      }
      case "undo":
        this.played = this.played.slice(0, -1);
        return this.present(await ask(this.start, this.played, lang, "", this.eyes), [{ type: "done", id: message.id, played: 0, text: "" }]);
      case "why_not":
      case "odds": {
        const now = await ask(this.start, this.played, lang, "", this.eyes);
        const about = await ask(this.start, this.played, lang, textOf(now.view.eyes ?? 0, message.move as Move), this.eyes);
        return this.hear([message.type === "odds" ? { type: "odds", id: message.id, odds: about.odds } : { type: "why_not", id: message.id, reasons: about.reasons }]);
      }
      case "ping":
        return this.hear([{ type: "pong", id: message.id, now: 0 }]);
      default:
        return this.hear([{ type: "error", id: "id" in message ? message.id : "", code: "not_now", text: "", retry: 0 }]);
    }
  }

  private present(answer: Practice, first: ServerMessage[]): void {
    this.look(answer);
    this.hear([...first, { ...answer.table, type: "table" }, { ...answer.view, type: "view" }, { type: "events", at: 0, entries: answer.entries }]);
  }
}

export class PracticeTable extends TableStore {
  /** What the server last said about it. */
  about = $state.raw<Practice | null>(null);
  private readonly talk: Line;

  constructor(
    readonly start: Start,
    still: boolean,
    first: readonly string[] = [],
    eyes: number | null = null,
  ) {
    const line = new Line(start, first, eyes);
    super("practice", "", over(line));
    this.still = still;
    this.talk = line;
    line.look = (answer) => {
      this.about = answer;
      this.eyes = answer.view.eyes;
    };
  }

  /** Whoever tries things out holds every seat. */
  override token(): string | null {
    return "practice";
  }

  /** From the beginning. */
  restart(): void {
    this.talk.played = [];
    this.changeLanguage(settings.lang);
  }
}
