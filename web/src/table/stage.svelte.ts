/** Which fight is on the stage: the newest of this visit until it is put away, one that was opened from the log, or the one a replay stands at. */
import { isFought, fights, type Fight } from "./fights";
import type { TableStore } from "./table.svelte";

export class Stage {
  /** Lines from this number on were heard in this visit. */
  since = $state(0);
  /** What was put away: in the game, or in a replay; one says nothing about the other. */
  private away = $state("");
  private opened = $state(-1);

  /** All fights up to the moment that is shown. */
  readonly all = $derived.by<Fight[]>(() => {
    const { table } = this;
    return fights(table.told, table.toldFrom, table.eventKinds, (arg, value) => (arg.kind === "seat" ? value : table.roleSeat(arg, value)));
  });

  private readonly newest = $derived(this.all.findLast((one) => !one.over || isFought(one)));

  readonly fight = $derived.by<Fight | null>(() => {
    const opened = this.all.find((one) => one.from === this.opened);
    if (opened !== undefined) return opened;
    const { playback } = this.table;
    const { newest } = this;
    if (newest === undefined || this.name(newest) === this.away) return null;
    const here = playback.on ? newest.until > playback.at : newest.from >= this.since;
    return here || !newest.over ? newest : null;
  });

  /** Whether other things are at hand by now: the game is, or the fight is and the reader has decided since, or is shown what came after it. */
  readonly past = $derived.by<boolean>(() => {
    const { fight, table } = this;
    if (fight === null || fight.from === this.opened || table.playback.on) return false;
    if (table.info?.state === "finished") return true;
    if (!fight.over) return false;
    // Who is asked about another place is not to take this for what happens there.
    const asked = Object.entries(table.view?.prompt?.about ?? {}).find(([name]) => table.face.placeKinds.includes(name))?.[1];
    if (table.myTurn && asked !== undefined && asked !== fight.place) return true;
    const after = table.told.slice(Math.max(0, fight.until - table.toldFrom)).filter((entry) => !entry.event && !entry.forced);
    return after.some((entry) => entry.seat === table.eyes) || (table.following.lagging && after.length > 0);
  });

  constructor(private readonly table: TableStore) {}

  private name(fight: Fight): string {
    return `${this.table.playback.on} ${fight.from}`;
  }

  open(number: number): void {
    this.opened = number;
  }

  putAway(): void {
    // Whoever looked at an older one does not want the newest in its place.
    if (this.newest !== undefined) this.away = this.name(this.newest);
    this.opened = -1;
  }

  /** What was said to one player is no business of the next. */
  clear(since: number): void {
    this.since = since;
    this.away = "";
    this.opened = -1;
  }
}
