/** Which fight is on the stage: the newest of this visit until it is put away, one that was opened from the log, or the one a replay stands at. */
import { isFought, fights, type Fight } from "./fights";
import type { TableStore } from "./table.svelte";

export class Stage {
  /** Lines from this number on were heard in this visit. */
  since = $state(0);
  private away = $state(-1);
  private opened = $state(-1);

  /** All fights up to the moment that is shown. */
  readonly all = $derived.by<Fight[]>(() => {
    const { table } = this;
    return fights(table.told, table.toldFrom, table.eventKinds, (arg, value) => (arg.kind === "seat" ? value : table.roleSeat(arg, value)));
  });

  readonly fight = $derived.by<Fight | null>(() => {
    const opened = this.all.find((one) => one.from === this.opened);
    if (opened !== undefined) return opened;
    const { playback } = this.table;
    const newest = this.all.findLast((one) => !one.over || isFought(one));
    if (newest === undefined || newest.from === this.away) return null;
    const here = playback.on ? newest.until > playback.at : newest.from >= this.since;
    return here || !newest.over ? newest : null;
  });

  constructor(private readonly table: TableStore) {}

  open(number: number): void {
    this.opened = number;
  }

  putAway(): void {
    this.away = this.fight?.from ?? this.away;
    this.opened = -1;
  }

  /** What was said to one player is no business of the next. */
  clear(since: number): void {
    this.since = since;
    this.away = this.opened = -1;
  }
}
