/** A table as this browser sees it: what the server told, and what is done with it. */
import { getContext, setContext } from "svelte";
import { readScene, type GameView, type Scene } from "../board/scene";
import { PLAIN_FACE, TINTS, type Face, type Motion, type Way } from "../games/face";
import { faceOf } from "../games/registry";
import { bulletin } from "../store/bulletin.svelte";
import { notes } from "../store/notes.svelte";
import { settings } from "../store/settings.svelte";
import { get } from "../wire/api";
import { share } from "../wire/share";
import { Connection, type Answer, type Line, type Listener, type Question, type Wire } from "../wire/connection";
import type {
  ChatLine,
  Clock,
  Entry,
  EventInfo,
  Language,
  LogPage,
  Move,
  Reason,
  ServerMessage,
  Standing,
  TableInfo,
  TakeBackState,
  VerbArg,
  VerbInfo,
  View,
} from "../wire/types";
import { t, wordsOf } from "../words/current.svelte";
import { TableWords, type Words } from "../words/words";
import type { Trace } from "./acts";
import { Choosing } from "./choosing.svelte";
import { Following } from "./following.svelte";
import { Holding } from "./holding.svelte";
import { Playback } from "./playback.svelte";
import { sound } from "./sounding";
import { Stage } from "./stage.svelte";
import { Telling } from "./telling.svelte";

/** Why something was refused, for the bubble that says so. */
export interface Refused {
  about: string;
  reasons: Reason[];
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  verbs = $state.raw<VerbInfo[]>([]);
  events = $state.raw<EventInfo[]>([]);
  scene = $state.raw<Scene | null>(null);
  bots = $state.raw<string[]>([]);
  /** Those of them who can have a character, and which there are in this game. */
  minded = $state.raw<string[]>([]);
  characters = $state.raw<string[]>([]);
  /** How strong bots are in this game, as far as it was measured. */
  ratings = $state.raw<Record<string, number>>({});
  view = $state.raw<View | null>(null);
  log = $state.raw<Entry[]>([]);
  /** The number of the first line of `log`; earlier ones can be fetched. */
  logFrom = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** The last line of the chat that was looked at. */
  private chatRead = $state(-1);
  /** Lines others have said since; notes of the table do not count. */
  readonly unread = $derived(this.chat.filter((line) => line.number > this.chatRead && !line.key && line.seat !== this.eyes).length);
  /** Whether the server lets chances to react go by for the seat looked through. */
  passing = $state(false);
  clock = $state.raw<(Clock & { heard: number }) | null>(null);
  takeBack = $state.raw<TakeBackState | null>(null);

  line = $state<Line>("connecting");
  shut = $state(0);
  /** Why this table cannot be looked at, in the server's words. */
  barred = $state("");
  eyes = $state<number | null>(null);
  /** Hot-seat: the seat the device is to be passed to; nothing of the game is shown until it is taken. */
  curtain = $state<number | null>(null);
  /** The place that was pointed at last: its pieces are listed. */
  looking = $state<number | null>(null);
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  face = $state.raw<Face>(PLAIN_FACE);
  texts = $state.raw<Words | null>(null);

  readonly choosing: Choosing;
  readonly playback: Playback;
  readonly following: Following;
  readonly stage: Stage;
  readonly telling: Telling;
  readonly holding: Holding;
  /** A picture of a table: nothing can be done at it. */
  still = false;
  private connection: Wire;
  /** Whether this is a lesson: no table of the server, nothing to replay, to talk about or to leave. */
  readonly guided: boolean;
  /** What Esc puts away: whatever is open beside the board. */
  readonly closers = new Set<() => void>();
  private watchers = new Set<(motions: Motion[]) => void>();
  private fresh = true;
  /** When the frame with the newest view came in, for measuring how long drawing takes. */
  heardAt = 0;

  constructor(
    readonly id: string,
    readonly inviteCode: string,
    /** How this table is reached where it is not one of the server's tables. */
    open?: (listener: Listener) => Wire,
  ) {
    this.guided = open !== undefined;
    this.holding = new Holding(this, id);
    this.eyes = this.holding.onlySeat();
    this.choosing = new Choosing(this);
    this.playback = new Playback(this);
    this.following = new Following(this);
    this.stage = new Stage(this);
    this.telling = new Telling(this);
    const listener: Listener = {
      hear: (messages) => this.hear(messages),
      changed: (line, code) => {
        this.line = line;
        this.shut = code;
      },
    };
    const protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.connection = open?.(listener) ?? new Connection(`${protocol}//${location.host}/api/tables/${id}/live`, () => this.hello(), listener);
  }

  /** Sit down where no token is needed. */
  sitAs(seat: number): void {
    this.holding.keys = [{ seat, token: "learner" }];
    this.eyes = seat;
  }

  private hello(): Extract<Parameters<Connection["say"]>[0], { type: "hello" }> {
    return {
      type: "hello",
      tokens: this.holding.keys.map((key) => key.token),
      eyes: this.eyes,
      lang: settings.lang,
      texts: false,
      invite: this.inviteCode,
    };
  }

  // What is shown.

  /** What is shown live: the present, or the act of another that is being followed. */
  private readonly followed = $derived.by(() => this.following.view ?? this.view);
  /** The game as it is shown: now, at the act that is followed, or at the moment a replay stands at. */
  readonly shown = $derived.by<GameView | null>(() => (this.playback.on ? this.playback.view : ((this.followed?.view as GameView | undefined) ?? null)));
  readonly standing = $derived.by<Standing | null>(() => (this.playback.on ? this.playback.standing : (this.followed?.standing ?? null)));
  readonly deciding = $derived.by<number[]>(() => (this.playback.on ? this.playback.deciding : (this.followed?.deciding ?? [])));
  /** The log up to the moment that is shown, and the number of its first line. */
  readonly told = $derived.by<Entry[]>(() => {
    if (this.playback.on) return this.playback.told;
    return this.following.lagging ? this.log.slice(0, Math.max(0, this.following.until - this.logFrom)) : this.log;
  });
  readonly toldFrom = $derived.by(() => (this.playback.on ? 0 : this.logFrom));
  readonly eventKinds = $derived(new Map(this.events.map((kind) => [kind.event, kind])));
  readonly way = $derived.by<Way | null>(() => {
    const way = this.shown === null ? null : (this.face.way?.(this.shown, this.scene, (seat) => this.seatName(seat)) ?? null);
    if (way === null) return null;
    // Whoever is nearest is named first. When all is over nobody has to be warned.
    const left = (note: Way["notes"][number]): number => Number(note.values?.["left"] ?? 0);
    return { ...way, notes: this.standing?.over ? [] : [...way.notes].sort((one, other) => left(one) - left(other)) };
  });
  /** Where the act that is shown happens. */
  readonly marks = $derived.by<Trace[]>(() => (this.following.act === null || this.playback.on ? [] : this.telling.tracesOf(this.following.act)));
  /** Whether a bot was called to play the seat looked through. */
  readonly byBot = $derived(this.eyes !== null && this.info?.seats[this.eyes]?.player === "bot");
  /** Whether the seat looked through has to decide now, by this player. */
  readonly myTurn = $derived.by(() => (this.view?.moves.length ?? 0) > 0 && !this.playback.on && !this.following.lagging && !this.byBot);
  private readonly seats = $derived(this.info?.seats ?? []);
  readonly words = $derived.by<TableWords | null>(() => {
    if (this.texts === null || this.seats.length === 0) return null;
    const places = new Map(this.scene?.places.map((place) => [place.id, place]) ?? []);
    const known = (kind: string): boolean => this.face.placeKinds.includes(kind);
    return new TableWords(this.texts, this.verbs, this.events, {
      seats: this.seats,
      place: (kind, value) => (known(kind) ? (places.get(value)?.name ?? "") : ""),
      scenery: (kind, value) => (known(kind) ? places.get(value) : undefined),
    });
  });

  /** Who plays which role, as one text: it stays the same from view to view, and with it all names and colours on the table. */
  private readonly roles = $derived(this.seats.map((info, seat) => this.shown?.seats?.[seat]?.role ?? info.role).join("\n"));
  private readonly seated = $derived.by(() => {
    const { seats } = this;
    return this.roles.split("\n").map((role, seat) => ({
      role,
      tint: `var(--tint-${this.face.tints?.[role] ?? TINTS[seat % TINTS.length]!})`,
      name: seats[seat] ? (this.texts?.role(role && role !== seats[seat].role ? role : seats[seat].seat_name) ?? "") : "",
    }));
  });

  tint(seat: number | null | undefined): string {
    if (seat === null || seat === undefined || seat < 0) return "var(--tint-none)";
    return this.seated[seat]?.tint ?? `var(--tint-${TINTS[seat % TINTS.length]!})`;
  }

  /** The score as far as it is public: null where the game keeps it secret. */
  scoreOf(seat: number): number | null {
    const told = this.shown?.seats?.[seat]?.score ?? (this.shown?.["scores"] as number[] | undefined)?.[seat];
    return this.standing?.scores[seat] ?? told ?? null;
  }

  /** The seat that plays a role; −1 if nobody does. */
  seatOf(role: string): number {
    return this.seated.findIndex((seat) => seat.role === role);
  }

  /** The seat a named value stands for, where it is a role; null if nobody plays it. */
  roleSeat(arg: VerbArg, value: number): number | null {
    const seat = this.face.roleKinds?.includes(arg.kind) ? this.seatOf(arg.labels[value] ?? "") : -1;
    return seat < 0 ? null : seat;
  }

  /** Whether a line tells who strikes at whom. */
  isClash(entry: Entry): boolean {
    return this.eventKinds.get(entry.event ?? "")?.fight.some((part) => part.role === "clash") ?? false;
  }

  roleOf(seat: number): string {
    return this.seated[seat]?.role ?? "";
  }

  seatName(seat: number): string {
    return this.seated[seat]?.name ?? "";
  }

  // What the server says.

  private hear(messages: ServerMessage[]): void {
    this.heardAt = performance.now();
    this.added = [];
    const before = this.view;
    for (const message of messages) this.take(message);
    this.follow();
    if (before !== null && this.curtain === null) sound(this.added, before, this.view, this.byBot);
    this.choosing.renew(this.added.some((entry) => !entry.event && entry.seat === this.eyes));
    if (this.fresh && messages.some((message) => message.type === "table")) this.fresh = false;
    if (this.holding.keys.length > 1) void this.holding.mindTheCurtain();
  }

  /** Lines of the log that this frame brought, after others. */
  private added: Entry[] = [];

  /** What is new is shown act by act, and told to those who listen. */
  private follow(): void {
    const { added, view } = this;
    if (added.length === 0 || view === null || this.curtain !== null) return;
    const from = this.logFrom + this.log.length - added.length;
    this.telling.announce(added, from);
    if (!this.playback.on) this.following.hear(added, from, view);
    if (!this.following.lagging && !this.playback.on) this.show(added);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (!message.still) this.passing = false; // we come in anew, and hear it again if it still holds
        this.takeTable(message);
        break;
      case "view":
        if (message.eyes !== this.view?.eyes) this.passing = false;
        if (this.curtain === null) this.view = share(this.view, message);
        if (settings.ends === "alone") setTimeout(() => this.endAlone());
        break;
      case "events":
        this.takeEvents(message.at, message.entries);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => message.lines.every((other) => other.number !== line.number)), ...message.lines].sort((one, other) => one.number - other.number);
        break;
      case "passing":
        this.passing = message.on;
        break;
      case "clock":
        this.clock = { ...message, heard: Date.now() };
        break;
      case "take_back":
        this.takeBack = message.by === null ? null : message;
        break;
      case "bulletin":
        bulletin.take(message);
        break;
      case "error":
        if (message.id) break;
        if (message.code === "not_your_seat" && this.fresh && this.holding.keys.length > 0) this.holding.drop();
        else if (this.info === null) this.barred = message.text || t("no-table-help");
        else notes.show(this.failure(message.code, message.text), "bad");
        break;
    }
  }

  private takeTable(message: Extract<ServerMessage, { type: "table" }>): void {
    const before = this.info;
    this.info = share(before, message.info);
    this.bots = share(this.bots, message.bots);
    this.minded = share(this.minded, message.minded);
    this.characters = share(this.characters, message.characters);
    this.ratings = share(this.ratings, message.ratings);
    if (!message.still) {
      this.verbs = message.verbs;
      this.events = message.events;
      this.scene = readScene(message.scene);
    }
    this.holding.name(message.held);
    if (this.fresh && !message.still) void this.holding.claim(message.info.yours.filter((seat) => !message.held.includes(seat)));
    if (before?.game !== message.info.game) {
      void faceOf(message.info.game, message.scene).then((face) => (this.face = face));
      void this.readIn(settings.lang);
    }
  }

  private takeEvents(at: number, entries: Entry[]): void {
    if (this.curtain !== null) return;
    const first = this.log.length === 0 || at < this.logFrom;
    if (first) this.logFrom = at;
    const kept = first ? [] : this.log.slice(0, at - this.logFrom);
    const grown = !this.fresh && at >= this.logFrom + this.log.length && this.log.length > 0;
    this.log = [...kept, ...entries];
    if (first) this.stage.clear(at + entries.length);
    if (grown) this.added.push(...entries);
    else this.following.toNow();
  }

  /** Tell the board what is seen to happen. */
  show(entries: Entry[]): void {
    const label = (kind: string, value: number): string => this.labelOf(kind, value);
    const seatOf = (role: string): number | null => {
      const found = this.seatOf(role);
      return found < 0 ? null : found;
    };
    const motions = entries.flatMap((entry) => this.face.motions?.(entry, label, seatOf) ?? []);
    if (motions.length > 0) for (const watcher of this.watchers) watcher(motions);
  }

  /** Say how to put something away with Esc; gives what takes that back. */
  closing(close: () => void): () => void {
    this.closers.add(close);
    return () => this.closers.delete(close);
  }

  onMotion(watcher: (motions: Motion[]) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  async readIn(lang: Language): Promise<void> {
    if (this.info === null) return;
    const texts = await wordsOf(this.info.game, lang);
    if (lang === settings.lang) this.texts = texts;
  }

  /** Another language: our texts, and what the server says in sentences. */
  changeLanguage(lang: Language): void {
    void this.readIn(lang);
    this.connection.say({ type: "look", eyes: this.eyes, lang });
  }

  async earlier(): Promise<void> {
    const before = this.logFrom;
    if (before === 0) return;
    const eyes = this.eyes === null ? "" : `&eyes=${this.eyes}`;
    const page = await get<LogPage>(`/api/tables/${this.id}/log?before=${before}${eyes}&lang=${settings.lang}`, this.token() ?? undefined);
    if (this.logFrom !== before) return; // asked for twice at once: the same lines are there already
    this.log = [...page.entries, ...this.log];
    this.logFrom = page.at;
  }

  readChat(): void {
    this.chatRead = this.chat.at(-1)?.number ?? this.chatRead;
  }

  // What we say.

  token(seat: number | null = this.eyes): string | null {
    return this.holding.tokenOf(seat);
  }

  /** The word of the notation for a value, or nothing. */
  labelOf(kind: string, value: number): string {
    for (const verb of [...this.verbs, ...this.events]) for (const arg of verb.args) if (arg.kind === kind && arg.labels.length > 0) return arg.labels[value] ?? "";
    return "";
  }

  /** The value that means a label in arguments of this kind; −1 if none does. */
  valueOf(kind: string, label: string): number {
    for (const verb of this.verbs) for (const arg of verb.args) if (arg.kind === kind && arg.labels.length > 0) return arg.labels.indexOf(label);
    return -1;
  }

  ask(question: Question): Promise<Answer> {
    return this.connection.ask(question);
  }

  /** The only move left ends a phase or turn, and the player does not want to be asked for it. */
  private endAlone(): void {
    const [move, ...others] = this.view?.moves ?? [];
    if (move !== undefined && others.length === 0 && this.verbs.find((verb) => verb.verb === move[0])?.ends) void this.play([move]);
  }

  /** Send moves; true if they were carried out. The view that follows is the server's. */
  async play(moves: Move[]): Promise<boolean> {
    const token = this.token();
    if (token === null || this.view === null || this.busy) return false;
    this.busy = true;
    this.refused = null;
    const answer = await this.ask({ type: "command", token, mark: this.view.mark, moves });
    this.busy = false;
    const about = this.words?.move(moves[0]!) ?? "";
    return this.settled(answer, about);
  }

  async command(question: Question): Promise<boolean> {
    return this.settled(await this.ask(question), "");
  }

  /** Let all chances to react go by until we are asked something else, or be asked again. */
  passOn(on: boolean): Promise<boolean> {
    const token = this.token();
    return token === null ? Promise.resolve(false) : this.command({ type: "pass_on", token, on });
  }

  undo(): Promise<boolean> {
    const token = this.token();
    if (token === null || this.view === null) return Promise.resolve(false);
    return this.command({ type: "undo", token, mark: this.view.mark });
  }

  private settled(answer: Answer, about: string): boolean {
    if (answer.type === "done") {
      if (answer.text) notes.show(answer.text);
      return true;
    }
    if (answer.type === "refused") this.refused = answer.reasons.length > 0 ? { about, reasons: answer.reasons } : null; // without reasons: it is said elsewhere
    else if (answer.type === "stale") notes.show(t("stale"));
    else if (answer.type === "error") notes.show(this.failure(answer.code, answer.text), "bad");
    return false;
  }

  failure(code: string, text: string): string {
    const key = `failure-${code}`;
    return this.texts?.has(key) ? this.texts.say(key) : text || t("failed");
  }

  // Hot-seat.

  /** Draw the curtain: everything the last player could see is gone from the page. */
  draw(next: number): void {
    this.curtain = next;
    this.looking = null;
    this.view = null;
    this.log = [];
    this.logFrom = 0;
    this.refused = null;
    this.playback.leave();
    this.following.toNow();
    this.choosing.clear();
  }

  /** The next player has sat down. */
  takeSeat(seat: number | null): void {
    this.curtain = null;
    this.view = null;
    this.log = [];
    this.fresh = true;
    this.eyes = seat;
    this.connection.say({ type: "look", eyes: seat, lang: settings.lang });
  }

  /** Tokens have changed (a seat was taken or left): greet anew with them. */
  reconnect(): void {
    this.holding.read();
    this.eyes = this.holding.onlySeat();
    this.fresh = true;
    this.connection.renew();
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }
}

const KEY = Symbol("table");

export function provideTable(table: TableStore): TableStore {
  return setContext(KEY, table);
}

export function useTable(): TableStore {
  return getContext<TableStore>(KEY);
}
