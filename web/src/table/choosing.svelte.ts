/** Choosing a move at the table: the half-made choice, what can be pointed at, and what happens when nothing can. */
import { back, begin, click, decided, picked, pick, question, replay, spelledOut, targetKey, targets, type Choice, type Pick, type Target } from "../choose/narrow";
import { suspects } from "../choose/why";
import { settings } from "../store/settings.svelte";
import type { Move, Reason } from "../wire/types";
import { t } from "../words/current.svelte";
import type { TableStore } from "./table.svelte";

const NOTHING = new Map<string, Target>();
const NO_PICKS = new Set<string>();

export class Choosing {
  choice = $state.raw<Choice | null>(null);
  /** What a bot would play, if it was asked. */
  hint = $state.raw<{ move: Move; text: string; bot: string } | null>(null);
  odds = $state.raw<{ move: Move; odds: unknown } | null>(null);
  private mark = "";

  readonly targets = $derived.by(() => (this.choice === null || this.table.busy ? NOTHING : targets(this.choice)));
  readonly picks = $derived(this.choice === null ? NO_PICKS : picked(this.choice));
  readonly question = $derived(this.choice === null ? null : question(this.choice));
  /** The one move left, when it waits for confirmation. */
  readonly decided = $derived(this.choice === null || this.choice.picks.length === 0 ? null : decided(this.choice));

  constructor(private readonly table: TableStore) {}

  /** The list of moves may have changed; a choice for the same position is kept. */
  renew(): void {
    const view = this.table.view;
    if (view === null || view.moves.length === 0 || this.table.byBot) {
      this.clear();
      return;
    }
    const made = begin(view.moves, this.table.verbs);
    this.choice = view.mark === this.mark && this.choice !== null ? replay(made, this.choice.picks) : made;
    if (view.mark !== this.mark) this.hint = this.odds = null;
    this.mark = view.mark;
  }

  clear(): void {
    this.choice = null;
    this.hint = this.odds = null;
    this.mark = "";
  }

  open(kind: string, value: number): boolean {
    return this.targets.has(targetKey(kind, value));
  }

  isPicked(kind: string, value: number): boolean {
    return this.picks.has(targetKey(kind, value));
  }

  /** The state of a thing that several kinds of arguments can mean (a clearing is also a place). */
  stateOf(kinds: readonly string[], value: number): "open" | "picked" | "none" {
    if (kinds.some((kind) => this.isPicked(kind, value))) return "picked";
    return kinds.some((kind) => this.open(kind, value)) ? "open" : "none";
  }

  /** Somebody pointed at a thing. It narrows the choice, or it is explained why it does not; whoever is not asked only looks. */
  async point(kinds: readonly string[], value: number, name: string): Promise<void> {
    this.table.refused = null;
    if (this.choice === null) return;
    const ordered = [...kinds].sort((one, other) => Number(this.open(other, value)) - Number(this.open(one, value)));
    for (const kind of ordered) {
      const next = click(this.choice, { kind, value });
      if (next !== null) {
        await this.take(next);
        return;
      }
    }
    await this.explain(ordered, value, name);
  }

  /** A verb, a value or a whole move was chosen from the prompt. */
  async choose(next: Pick): Promise<void> {
    if (this.choice === null) return;
    this.table.refused = null;
    const made = pick(this.choice, next);
    if (made !== null) await this.take(made);
  }

  async send(move: Move): Promise<void> {
    if (await this.table.play([move])) this.hint = null;
  }

  back(): void {
    this.table.refused = null;
    this.odds = null;
    if (this.choice !== null) this.choice = back(this.choice);
  }

  /** Forget the half-made choice. */
  restart(): void {
    if (this.choice !== null) this.choice = replay(this.choice, []);
    this.odds = null;
  }

  private async take(next: Choice): Promise<void> {
    this.choice = next;
    this.odds = null;
    const move = decided(next);
    if (move === null || next.picks.length === 0) return;
    const atStake = this.table.face.stakes?.includes(String(move[0])) ?? false;
    const sure = settings.confirm === "never" || (settings.confirm === "implied" && spelledOut(next) && !atStake);
    if (sure) await this.send(move);
    else if (atStake) await this.askOdds(move);
  }

  async askOdds(move: Move): Promise<void> {
    const token = this.table.token();
    if (token === null) return;
    const answer = await this.table.ask({ type: "odds", token, move });
    if (answer.type === "odds" && answer.odds !== null) this.odds = { move, odds: answer.odds };
  }

  async askHint(): Promise<void> {
    const token = this.table.token();
    if (token === null) return;
    const answer = await this.table.ask({ type: "hint", token });
    if (answer.type === "hint") this.hint = { move: answer.move, text: answer.text, bot: answer.bot };
    else if (answer.type === "error") this.table.refused = { about: t("hint"), reasons: [{ rule: "", text: this.table.failure(answer.code, answer.text) }] };
  }

  private async explain(kinds: readonly string[], value: number, name: string): Promise<void> {
    const { table, choice } = this;
    const token = table.token();
    if (choice === null || token === null) return;
    const moves = kinds.flatMap((kind) => suspects(choice, { kind, value })).slice(0, 4);
    const answers = await Promise.all(moves.map((move) => table.ask({ type: "why_not", token, move })));
    const reasons: Reason[] = [];
    for (const [i, answer] of answers.entries()) {
      if (answer.type !== "why_not") continue;
      const verb = table.words?.verb(String(moves[i]![0])) ?? "";
      for (const reason of answer.reasons) {
        if (reasons.every((known) => known.text !== `${verb}: ${reason.text}`)) reasons.push({ rule: reason.rule, text: `${verb}: ${reason.text}` });
      }
    }
    const { prompt } = table.view ?? {};
    if (reasons.length === 0) reasons.push({ rule: prompt?.rule ?? "", text: t("nothing-to-do") });
    table.refused = { about: name, reasons };
  }
}
