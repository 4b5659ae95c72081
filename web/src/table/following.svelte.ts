/**
 * Following the others: what they do is shown act by act at the reader's own pace, behind the game if need be. The game is never held up;
 * whoever lags can pause, go back, and catch up with one press.
 */
import { settings } from "../store/settings.svelte";
import type { Entry, View } from "../wire/types";
import { isBegun, join, type Act } from "./acts";
import type { TableStore } from "./table.svelte";

interface Frame {
  act: Act;
  view: View;
}

/** How long an act is shown, in milliseconds; "step" waits for a press. */
const PACES = { step: Infinity, slow: 2200, normal: 1000, fast: 350 } as const;
/** An act that happens nowhere on the board needs less. */
const ELSEWHERE = 0.6;
/** Nobody wants to see more than this: who was away looks at the list instead. */
const MOST = 120;

export class Following {
  private frames = $state.raw<Frame[]>([]);
  /** Which frame is shown; −1: the present. */
  private at = $state(-1);
  paused = $state(false);
  /** An act of the list that shows itself on the board. */
  pointed = $state.raw<Act | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly lagging = $derived(this.at >= 0);
  private readonly frame = $derived(this.at >= 0 ? (this.frames[this.at] ?? null) : null);
  readonly view = $derived(this.frame?.view ?? null);
  readonly act = $derived(this.frame?.act ?? this.pointed);
  readonly left = $derived(this.at < 0 ? 0 : this.frames.length - 1 - this.at);
  readonly canGoBack = $derived(this.at > 0);
  /** The number of the log's line after the shown ones. */
  readonly until = $derived(this.frame === null ? Infinity : this.frame.act.from + this.frame.act.entries.length);

  constructor(private readonly table: TableStore) {}

  /** New lines of the log with the view they led to. Own decisions are seen at once where nothing waits before them. */
  hear(entries: readonly Entry[], from: number, view: View): void {
    this.pointed = null;
    if (entries.length === 0) return;
    const own = this.table.eyes !== null && entries.every((entry) => entry.event || entry.seat === this.table.eyes);
    if (settings.acts === "once" || (own && !this.lagging)) return;
    const made = this.table.telling.actsOf(entries, from).map((act) => ({ act, view }));
    const last = this.frames.at(-1);
    const goesOn = this.lagging && last !== undefined && isBegun(last.act, made[0]!.act, (entry) => this.table.telling.isEnd(entry));
    if (goesOn) made[0] = { act: join(last.act, made[0]!.act), view };
    const shownIsLast = this.at === this.frames.length - 1;
    const frames = [...(goesOn ? this.frames.slice(0, -1) : this.frames), ...made];
    this.frames = frames.slice(-MOST);
    if (this.lagging) this.at = Math.max(0, this.at - (frames.length - this.frames.length));
    if (!this.lagging) {
      this.at = this.frames.length - made.length;
      this.shown();
    } else if (goesOn && shownIsLast) this.shown();
    else if (this.timer === undefined && !this.paused) this.wait();
  }

  /** Show on the board where an act happened; once more: no longer. */
  pointAt(act: Act): void {
    this.pointed = this.pointed?.from === act.from ? null : act;
  }

  on(): void {
    if (this.at + 1 < this.frames.length) {
      this.at += 1;
      this.shown();
    } else this.toNow();
  }

  back(): void {
    this.pause();
    if (this.at > 0) this.at -= 1;
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  resume(): void {
    this.paused = false;
    this.wait();
  }

  /** The present, at once. */
  toNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.frames = [];
    this.at = -1;
    this.paused = false;
  }

  private shown(): void {
    const frame = this.frame;
    if (frame !== null) this.table.show(frame.act.entries);
    if (!this.paused) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const pace = settings.acts === "once" ? 0 : PACES[settings.acts];
    if (pace === Infinity || this.frame === null) return;
    const here = this.table.telling.tracesOf(this.frame.act).length > 0;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.on();
    }, here ? pace : pace * ELSEWHERE);
  }
}
