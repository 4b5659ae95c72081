/** Choosing a move at the table: the half-made choice, what can be pointed at, and what happens when nothing can. */
import { back, begin, click, decided, picked, pick, question, replay, spelledOut, targetKey, targets, type Choice, type Pick, type Target } from "../choose/narrow";
import { suspects } from "../choose/why";
import { settings } from "../store/settings.svelte";
import type { Move, Reason, View } from "../wire/types";
import { t } from "../words/current.svelte";
import type { TableStore } from "./table.svelte";

const NOTHING = new Map<string, Target>();
const NO_PICKS = new Set<string>();

/** How often something was taken back before a position. */
const undone = (mark: string): string => mark.split("~")[1] ?? "";

/** What a bot would play, and why, if it says so. */
interface Hint {
  move: Move;
  text: string;
  bot: string;
  why: readonly string[];
  odds: unknown;
}

export class Choosing {
  choice = $state.raw<Choice | null>(null);
  /** What a bot would play, if it was asked. */
  hint = $state.raw<Hint | null>(null);
  odds = $state.raw<{ move: Move; odds: unknown } | null>(null);
  /** Whether a bot is thinking about a hint. */
  thinking = $state(false);
  /** Several moves that go together (a group marches, tiles are paid) and wait for confirmation. */
  private proposal = $state.raw<Move[] | null>(null);
  private mark = "";
  /** What was asked, with which moves, when the choice was begun. */
  private asked: View | null = null;
  /** Which explanation is awaited: only the newest, and none that was put away. */
  private explained = 0;

  readonly targets = $derived.by(() => (this.choice === null || this.table.busy || this.table.following.lagging ? NOTHING : targets(this.choice)));
  readonly picks = $derived(this.choice === null ? NO_PICKS : picked(this.choice));
  readonly question = $derived(this.choice === null ? null : question(this.choice));
  /** The one move left, when it waits for confirmation. */
  readonly decided = $derived(this.choice === null || this.choice.picks.length === 0 ? null : decided(this.choice));

  /** What waits for confirmation: one move, or several that go together. */
  readonly ready = $derived(this.proposal ?? (this.decided === null ? null : [this.decided]));

  constructor(private readonly table: TableStore) {}

  /**
   * The list of moves may have changed. A choice for the same position is kept, and what was said about it; so it is where several decide at
   * once and only another has (`decided` tells whether we have) without changing what we may do.
   */
  renew(decided: boolean): void {
    const view = this.table.view;
    if (view === null || view.moves.length === 0 || this.table.byBot) {
      this.clear();
      return;
    }
    const same = view.mark === this.mark || (!decided && this.asksTheSame(view));
    const made = begin(view.moves, this.table.verbs);
    this.choice = same && this.choice !== null ? replay(made, this.choice.picks) : made;
    if (!same) this.forget();
    this.mark = view.mark;
    this.asked = view;
  }

  /** Parts of a view that are the same as before are the same objects. */
  private asksTheSame({ moves, prompt, mark }: View): boolean {
    return moves === this.asked?.moves && prompt === this.asked.prompt && undone(mark) === undone(this.mark);
  }

  /** What was said about an earlier position does not hold for this one. */
  private forget(): void {
    this.explained += 1;
    this.hint = this.odds = this.proposal = null;
    this.table.refused = null;
  }

  clear(): void {
    this.choice = null;
    if (this.mark !== "") this.forget();
    this.mark = "";
    this.asked = null;
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

  /** Whether what stands at a place can be carried to another: pointing at it leaves a choice of further places. */
  carries(kinds: readonly string[], value: number): boolean {
    const { choice } = this;
    if (choice === null || this.targets.size === 0) return false;
    return kinds.some((kind) => {
      const next = this.open(kind, value) ? pick(choice, { kind, value }) : null;
      return next !== null && decided(next) === null && [...targets(next).values()].some((target) => kinds.includes(target.kind) && target.value !== value);
    });
  }

  /** The kind of act that was done last, if it can be done again. */
  private lastVerb(): string | null {
    const { log, eyes } = this.table;
    const last = log.findLast((entry) => !entry.event && !entry.forced && entry.seat === eyes && entry.move);
    const verb = String(last?.move?.[0] ?? "");
    return this.choice?.all.some((move) => move[0] === verb) ? verb : null;
  }

  /** The kind of act that was done last, once more. */
  async again(): Promise<void> {
    const verb = this.lastVerb();
    if (verb !== null && this.choice?.picks.length === 0) await this.choose({ verb });
  }

  /** The same, begun at a place. What single clicks have half made there is forgotten. */
  async againAt(kinds: readonly string[], value: number): Promise<void> {
    const verb = this.lastVerb();
    if (verb === null || this.choice === null || this.table.busy) return;
    const begun = pick(replay(this.choice, []), { verb });
    for (const kind of begun === null ? [] : kinds) {
      const made = pick(begun!, { kind, value });
      if (made !== null) return this.take(made);
    }
  }

  /** Somebody pointed at a thing. It narrows the choice, or it is explained why it does not; whoever is not asked only looks. */
  async point(kinds: readonly string[], value: number, name: string): Promise<void> {
    this.table.refused = null;
    if (this.choice === null || this.table.following.lagging) return;
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

  /** A whole move was chosen, from a list or on advice; whatever was half made is forgotten. It goes the same way as by pointing. */
  async chooseMove(move: Move): Promise<void> {
    this.restart();
    await this.choose({ whole: move });
  }

  /** Several moves that were chosen together; they are asked about only where every move is. */
  async propose(moves: Move[]): Promise<void> {
    this.table.refused = null;
    if (settings.confirm === "always") this.proposal = moves;
    else await this.table.play(moves);
  }

  /** Do what waits for confirmation. */
  async confirm(): Promise<void> {
    const moves = this.ready;
    this.proposal = null;
    if (moves !== null) await this.table.play(moves);
  }

  back(): void {
    this.table.refused = null;
    this.explained += 1;
    this.odds = null;
    if (this.proposal !== null) {
      this.proposal = null;
      return;
    }
    if (this.choice !== null) this.choice = back(this.choice);
  }

  /** Forget the half-made choice. */
  restart(): void {
    if (this.choice !== null) this.choice = replay(this.choice, []);
    this.odds = this.proposal = null;
  }

  private async take(next: Choice): Promise<void> {
    this.choice = next;
    this.explained += 1;
    this.odds = null;
    const move = decided(next);
    if (move === null || next.picks.length === 0) return;
    const atStake = this.table.face.stakes?.includes(String(move[0])) ?? false;
    const sure = settings.confirm === "never" || (settings.confirm === "implied" && spelledOut(next) && !atStake);
    if (sure) await this.table.play([move]);
    else if (atStake) await this.askOdds(move);
  }

  /** The chances of a move with which something is at stake; null for others, or where nobody can tell. */
  private async oddsOf(move: Move): Promise<unknown> {
    const token = this.table.token();
    if (token === null || !this.table.face.stakes?.includes(String(move[0]))) return null;
    const answer = await this.table.ask({ type: "odds", token, move });
    return answer.type === "odds" ? answer.odds : null;
  }

  private async askOdds(move: Move): Promise<void> {
    const odds = await this.oddsOf(move);
    if (odds !== null) this.odds = { move, odds };
  }

  async askHint(): Promise<void> {
    const token = this.table.token();
    if (token === null) return;
    this.thinking = true;
    const answer = await this.table.ask({ type: "hint", token });
    this.thinking = false;
    if (answer.type === "hint") this.hint = { move: answer.move, text: answer.text, bot: answer.bot, why: answer.why, odds: await this.oddsOf(answer.move) };
    else if (answer.type === "error") this.table.refused = { about: t("hint"), reasons: [{ rule: "", text: this.table.failure(answer.code, answer.text) }] };
  }

  /** One sentence: why what was pointed at leads nowhere. The first reason of the first move it may have meant is the one that matters. */
  private async explain(kinds: readonly string[], value: number, name: string): Promise<void> {
    const { table, choice } = this;
    const token = table.token();
    if (choice === null || token === null) return;
    const turn = ++this.explained;
    const moves = kinds.flatMap((kind) => suspects(choice, { kind, value })).slice(0, 4);
    const answers = await Promise.all(moves.map((move) => table.ask({ type: "why_not", token, move })));
    // Whoever went on meanwhile, or put it away, does not want to hear it any more.
    if (turn !== this.explained) return;
    const reason: Reason | undefined = answers.flatMap((answer) => (answer.type === "why_not" ? answer.reasons : []))[0];
    table.refused = { about: name, reasons: [reason ?? { rule: table.view?.prompt?.rule ?? "", text: t("nothing-to-do") }] };
  }
}
