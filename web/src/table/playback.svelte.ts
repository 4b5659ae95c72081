/** Looking back: the game at any earlier moment, through eyes one is allowed to use. */
import type { GameView } from "../board/scene";
import { notes } from "../store/notes.svelte";
import { moving, settings } from "../store/settings.svelte";
import { get, Refusal } from "../wire/api";
import type { Entry, LogPage, Replay, Standing } from "../wire/types";
import { t } from "../words/current.svelte";
import type { TableStore } from "./table.svelte";

const MOST_KEPT = 400;
/** How long a moment is shown, in milliseconds. */
const PACES = { step: 1000, slow: 2200, normal: 1000, fast: 350, once: 350 } as const;

export class Playback {
  on = $state(false);
  step = $state(0);
  steps = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  private frame = $state.raw<Replay | null>(null);
  private readonly kept = new Map<string, Promise<Replay>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The whole log through these eyes. */
  private lines = $state.raw<Entry[]>([]);
  private readBy: string | null = null;
  /** The log up to the moment that is drawn. */
  readonly told = $derived.by(() => (this.frame === null ? [] : this.lines.slice(0, this.frame.at + this.frame.entries.length)));

  readonly view = $derived(this.frame === null ? null : (this.frame.view as GameView));
  readonly standing = $derived<Standing | null>(this.frame?.standing ?? null);
  /** The step that is drawn; the slider may already be elsewhere. −1 while nothing is. */
  readonly drawn = $derived(this.frame?.step ?? -1);
  /** The number of the first line of the log that belongs to the moment. */
  readonly at = $derived(this.frame?.at ?? 0);
  readonly deciding = $derived(this.frame?.deciding ?? []);
  readonly prompt = $derived(this.frame?.prompt ?? null);
  readonly entries = $derived(this.frame?.entries ?? []);
  /** The steps next to this one; −1 where there is none. What is disclosed together counts together, so they may be further apart. */
  readonly before = $derived(this.frame?.before ?? -1);
  readonly next = $derived(this.frame?.next ?? -1);

  constructor(private readonly table: TableStore) {}

  /** Show the game as it was after so many noticed decisions; −1: the last there is. */
  async show(step: number): Promise<void> {
    if (!this.on) {
      this.eyes = this.table.eyes;
      this.table.following.toNow();
    }
    try {
      const forward = this.on && step === this.next;
      const turn = ++this.asked;
      const found = await this.fetch(step);
      if (turn !== this.asked) return;
      this.on = true;
      this.frame = found;
      this.step = found.step;
      this.steps = found.steps;
      void this.readLog(found.at + found.entries.length);
      if (forward && moving()) this.table.show(found.entries);
      if (found.next >= 0) void this.fetch(found.next).catch(() => undefined);
    } catch (error) {
      this.pause();
      if (error instanceof Refusal) notes.show(this.table.failure(error.code, error.message), "bad");
      else throw error;
    }
  }

  /** Answers may overtake each other: only the one to the newest question is shown. */
  private asked = 0;
  private wanted = -1;

  /** The slider moves faster than answers come: only the newest place is fetched. */
  async slide(step: number): Promise<void> {
    const waiting = this.wanted >= 0;
    this.wanted = step;
    this.step = step;
    if (waiting) return;
    while (this.wanted >= 0) {
      const next = this.wanted;
      await this.show(next);
      if (this.wanted === next) this.wanted = -1;
    }
  }

  async lookThrough(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.frame = null;
    await this.show(this.step);
  }

  play(): void {
    this.playing = true;
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      if (this.next < 0) return this.pause();
      await this.show(this.next);
      this.timer = setTimeout(() => void next(), PACES[settings.acts]);
    };
    void next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.on = false;
    this.frame = null;
    this.readBy = null;
    this.lines = [];
    this.kept.clear();
  }

  /** Lines are numbered from the beginning; those that are missing for this moment are fetched, page by page. */
  private async readLog(until: number): Promise<void> {
    const who = `${this.eyes} ${settings.lang}`;
    if (this.readBy === who && this.lines.length >= until) return;
    this.readBy = who;
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    let made: Entry[] = [];
    for (let before = -1; before !== 0; ) {
      const page = await get<LogPage>(`/api/tables/${this.table.id}/log?before=${before}${eyes}&lang=${settings.lang}`, this.table.token() ?? undefined);
      made = [...page.entries, ...made];
      before = page.entries.length === 0 ? 0 : page.at;
    }
    if (this.readBy === who) this.lines = made;
  }

  private fetch(step: number): Promise<Replay> {
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    const path = `/api/tables/${this.table.id}/replay?step=${step}${eyes}&lang=${settings.lang}`;
    let found = this.kept.get(path);
    if (found === undefined) {
      found = get<Replay>(path, this.table.token() ?? undefined);
      found.catch(() => this.kept.delete(path));
      if (this.kept.size >= MOST_KEPT) this.kept.clear();
      this.kept.set(path, found);
    }
    return found;
  }
}

export const replayTitle = (step: number, steps: number): string => t("replay-step", { step, steps });
