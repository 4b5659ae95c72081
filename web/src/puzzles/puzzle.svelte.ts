/** A puzzle as a table: its solver may look and point as anywhere; a move that is chosen is a try, and changes nothing. */
import { settings } from "../store/settings.svelte";
import { TableStore } from "../table/table.svelte";
import { post } from "../wire/api";
import { LocalLine, over } from "../wire/local";
import type { ClientMessage, Move, PuzzleOut } from "../wire/types";

class Line extends LocalLine {
  told: (answer: PuzzleOut) => void = () => undefined;

  constructor(
    private readonly game: string,
    private readonly id: string,
  ) {
    super();
  }

  ask(more: { tried?: string; asked?: string; give_up?: boolean } = {}): Promise<PuzzleOut> {
    return post<PuzzleOut>(`/api/games/${this.game}/puzzle`, { id: this.id, lang: settings.lang, ...more });
  }

  protected override async answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case "hello":
      case "look": {
        const answer = await this.ask();
        this.told(answer);
        return this.hear([{ ...answer.table, type: "table" }, { ...answer.view, type: "view" }, { type: "events", at: 0, entries: [] }]);
      }
      case "command": {
        const answer = await this.ask({ tried: (message.moves[0] as Move).join(" ") });
        this.told(answer);
        if (answer.reasons.length > 0) return this.hear([{ type: "refused", id: message.id, reasons: answer.reasons, at: 0 }]);
        return this.hear([{ type: "done", id: message.id, played: 1, text: "" }, { ...answer.view, type: "view" }]);
      }
      case "why_not": {
        const answer = await this.ask({ asked: (message.move as Move).join(" ") });
        return this.hear([{ type: "why_not", id: message.id, reasons: answer.reasons }]);
      }
      default:
        return this.plainly(message);
    }
  }
}

export class PuzzleTable extends TableStore {
  about = $state.raw<PuzzleOut | null>(null);
  tries = $state(0);
  private readonly talk: Line;

  constructor(game: string, id: string) {
    const line = new Line(game, id);
    super("puzzle", "", over(line));
    this.talk = line;
    line.told = (answer) => {
      this.eyes = answer.seat;
      if (answer.verdict === "right" || answer.verdict === "wrong") this.tries += 1;
      if (this.about?.solution && !answer.solution) this.about = { ...answer, verdict: this.about.verdict, solution: this.about.solution };
      else this.about = answer;
    };
  }

  override token(): string | null {
    return "puzzle";
  }

  async giveUp(): Promise<void> {
    this.about = await this.talk.ask({ give_up: true });
  }
}
