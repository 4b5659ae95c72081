/** A draft on the desk: its text is the one truth, the server lays it out; what was before is kept, here and over a reload. */
import { notes } from "../store/notes.svelte";
import { post, Refusal } from "../wire/api";
import type { Desk, Draft, Drawn, Fault, Stroke } from "../wire/types";
import { t } from "../words/current.svelte";

const MOST_STEPS = 100;
/** Characters of older versions that are kept over a reload. */
const MOST_KEPT = 400_000;
const PAUSE = 350;

interface Kept {
  text: string;
  past: string[];
  future: string[];
}

const key = (game: string): string => `tafelrunde.workshop.${game}`;

/** The draft of a game that this browser keeps; nothing if there is none. */
export function keptText(game: string): string {
  return kept(game)?.text ?? "";
}

/** The work that a draft is a version of, or was made from. */
export interface Source {
  work: string;
  origin: string;
  title: string;
  listed: boolean;
}

const UNKEPT: Source = { work: "", origin: "", title: "", listed: false };
const sourceKey = (game: string): string => `${key(game)}.source`;

export function sourceOf(game: string): Source {
  try {
    return { ...UNKEPT, ...(JSON.parse(localStorage.getItem(sourceKey(game)) ?? "{}") as Partial<Source>) };
  } catch {
    return UNKEPT;
  }
}

export function keepSource(game: string, source: Partial<Source>): void {
  try {
    localStorage.setItem(sourceKey(game), JSON.stringify({ ...UNKEPT, ...source }));
  } catch {
    // Without storage a draft is kept as something new.
  }
}

/** Put a text on the desk of a game, before its page is opened. */
export function keepText(game: string, text: string): void {
  const before = kept(game);
  store(game, { text, past: before && before.text !== text ? [...before.past, before.text] : (before?.past ?? []), future: [] });
}

function kept(game: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
    return found && typeof found.text === "string" && Array.isArray(found.past) && Array.isArray(found.future) ? found : null;
  } catch {
    return null;
  }
}

function store(game: string, state: Kept): void {
  let room = MOST_KEPT;
  const recent = (texts: string[]): string[] => texts.slice(-20).filter((text) => (room -= text.length) > 0);
  try {
    localStorage.setItem(key(game), JSON.stringify({ text: state.text, past: recent(state.past), future: recent(state.future) }));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export class Drafting {
  text = $state("");
  desk = $state.raw<Desk | null>(null);
  wrong = $state.raw<Fault[]>([]);
  /** Whether the text as it stands cannot be understood: the desk shows an older one. */
  unread = $state(false);
  /** How often the server has answered: tests and the screen reader wait for it. */
  drawn = $state(0);
  busy = $state(false);
  past = $state.raw<string[]>([]);
  future = $state.raw<string[]>([]);
  private waiting: Stroke[] = [];
  private timer = 0;

  constructor(readonly game: string) {
    const found = kept(game);
    if (found) {
      this.text = found.text;
      this.past = found.past;
      this.future = found.future;
    }
  }

  private get path(): string {
    return `/api/games/${this.game}/workshop`;
  }

  /** What there is, or an empty one. */
  async begin(seats: number): Promise<void> {
    if (this.text) await this.lay();
    else await this.start("blank", seats);
  }

  /** Begin anew; what was there can be had back. */
  async start(start: string, seats: number): Promise<void> {
    const seed = Math.floor(Math.random() * 2 ** 31);
    await this.attempt(async () => this.replace((await post<Draft>(`${this.path}/new`, { seats, seed, start })).text));
    await this.lay();
  }

  async open(text: string): Promise<void> {
    this.replace(text);
    await this.lay();
  }

  /** The author writes; the desk follows once he pauses. */
  write(text: string): void {
    this.replace(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.lay(), PAUSE);
  }

  /** Some strokes. Those made while others are on their way go together afterwards. */
  async do(strokes: Stroke[]): Promise<void> {
    this.waiting.push(...strokes);
    if (!this.busy) await this.lay();
  }

  undo(): Promise<void> {
    const before = this.past.at(-1);
    if (before === undefined) return Promise.resolve();
    this.future = [...this.future, this.text];
    this.past = this.past.slice(0, -1);
    return this.go(before);
  }

  redo(): Promise<void> {
    const after = this.future.at(-1);
    if (after === undefined) return Promise.resolve();
    this.past = [...this.past, this.text];
    this.future = this.future.slice(0, -1);
    return this.go(after);
  }

  private go(text: string): Promise<void> {
    this.text = text;
    this.keep();
    return this.lay();
  }

  private replace(text: string): void {
    if (text === this.text) return;
    if (this.text) this.past = [...this.past, this.text].slice(-MOST_STEPS);
    this.future = [];
    this.text = text;
    this.keep();
  }

  private keep(): void {
    store(this.game, { text: this.text, past: this.past, future: this.future });
  }

  /** Ask the server until nothing is left to be asked. */
  private async lay(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(async () => {
      let asked: string;
      do {
        asked = this.text;
        const strokes = this.waiting.splice(0, 200);
        const found = await post<Drawn>(`${this.path}/draw`, { text: asked, strokes });
        if (asked !== this.text) continue; // the author wrote meanwhile: his text counts
        this.replace(found.text);
        if (found.desk) this.desk = found.desk;
        this.unread = !found.desk;
        this.wrong = found.wrong;
        asked = this.text;
        this.drawn += 1;
      } while (this.waiting.length > 0 || asked !== this.text);
    });
    this.busy = false;
  }

  private async attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.waiting = [];
      notes.show(error.message || t("failed"), "bad");
    }
  }
}
