/** What people read: messages from the Fluent files that Python and the browser share. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Entry, EventInfo, Language, Move, Prompt, SeatInfo, VerbArg, VerbInfo } from "../wire/types";

export type Values = Record<string, FluentVariable>;

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key; the key itself in brackets if there is none, so that it is noticed. */
  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `[${key}]`;
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** What a message says of itself under this name, or nothing. */
  attribute(key: string, name: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern === undefined || pattern === null ? "" : this.bundle.formatPattern(pattern, {}, []);
  }

  /** Whether a named thing is one or several, where its message says so. */
  number(key: string): string {
    return this.attribute(key, "number") || "other";
  }

  /** The text of the first key that exists, or nothing. */
  first(...keys: string[]): string {
    const found = keys.find((key) => this.has(key));
    return found === undefined ? "" : this.say(found);
  }

  /** A seat's role in words; numbered roles ("bandit-2") have one message for all. */
  role(name: string): string {
    if (this.has(`role-${name}`)) return this.say(`role-${name}`);
    const numbered = /^(.*)-(\d+)$/.exec(name);
    return numbered && this.has(`role-${numbered[1]}`) ? `${this.say(`role-${numbered[1]}`)} ${numbered[2]}` : name;
  }
}

/** Who took a decision: what a sentence `told-VERB` calls its seat. */
const WHO: VerbArg = { name: "who", kind: "seat", size: 16, labels: [], clickable: false };
/** What may stand for a name in a sentence, where its message says so. */
const FORMS = ["subject", "object", "to", "of"] as const;

/** What the names of values depend on at one table. */
export interface Naming {
  seats: readonly Pick<SeatInfo, "seat_name">[];
  /** The name of a place of the scene, or nothing if the kind is none of places. */
  place(kind: string, value: number): string;
  /** What else the scene tells of it. */
  scenery?(kind: string, value: number): { kind: string; terrain?: unknown } | undefined;
}

export class TableWords {
  private readonly verbs: Map<string, VerbInfo>;
  private readonly events: Map<string, EventInfo>;

  constructor(
    readonly words: Words,
    verbs: readonly VerbInfo[],
    events: readonly EventInfo[],
    readonly naming: Naming,
  ) {
    this.verbs = new Map(verbs.map((verb) => [verb.verb, verb]));
    this.events = new Map(events.map((event) => [event.event, event]));
  }

  seat(seat: number): string {
    const info = this.naming.seats[seat];
    return info === undefined ? this.words.say("spectator") : this.words.role(info.seat_name);
  }

  /** A value in words: a seat's role, a place's name, a named thing, or the number. `whole`: a place with what may be said of it. */
  value(arg: VerbArg, value: number | null | undefined, whole = true): string {
    if (value === null || value === undefined) return this.words.say("hidden");
    if (arg.kind === "seat" && value < this.naming.seats.length) return this.seat(value);
    const label = arg.labels[value] ?? String(value);
    const key = `${arg.kind}-${label}`;
    const name = this.words.has(key) ? this.words.say(key) : this.naming.place(arg.kind, value) || label;
    const scenery = whole && this.words.has(`${arg.kind}-name`) ? this.naming.scenery?.(arg.kind, value) : undefined;
    return scenery === undefined ? name : this.words.say(`${arg.kind}-name`, { name, kind: scenery.kind, terrain: String(scenery.terrain ?? "") });
  }

  /** The same for a sentence, where a plain number may decide between singular and plural. */
  private spoken(arg: VerbArg, value: number | null | undefined): string | number {
    const said = this.value(arg, value);
    return typeof value === "number" && arg.labels.length === 0 && said === String(value) ? value : said;
  }

  /** Put a value into a sentence, and the grammatical number and forms of what is named. */
  private put(values: Values, arg: VerbArg, value: string | number | null | undefined, said: string | number): void {
    values[arg.name] = said;
    if (this.words.has(`${arg.kind}-name`)) values[`${arg.name}-bare`] = this.value(arg, value === null || value === undefined ? null : Number(value), false);
    const key = value === null || value === undefined ? "" : this.nameKey(arg, Number(value));
    // What is open, hidden or a plain number has no forms: it stands in every one of them as it is.
    for (const form of FORMS) values[`${arg.name}-${form}`] = (key && this.words.attribute(key, form)) || said;
    values[`${arg.name}-help`] = key && this.words.has(`${key}-help`) ? this.words.say(`${key}-help`) : "";
    if (key) values[`${arg.name}-number`] = this.words.number(key);
  }

  /** The message of a named value or of a seat's role; nothing for a plain number. */
  private nameKey(arg: VerbArg, value: number): string {
    const seat = arg.kind === "seat" ? this.naming.seats[value] : undefined;
    if (seat !== undefined) return `role-${seat.seat_name}`;
    const label = arg.labels[value];
    return label === undefined ? "" : `${arg.kind}-${label}`;
  }

  /** A move as a person would say it; null stands for what is still open. `asked`: the step it answers, where that is known. */
  move(move: readonly (string | number | null)[], asked = ""): string {
    const verb = this.verbs.get(String(move[0]));
    if (verb === undefined) return String(move[0]);
    const values: Values = {};
    verb.args.forEach((arg, i) => this.put(values, arg, move[i + 1], this.open(arg, move[i + 1])));
    const there = `verb-${verb.verb}-in-${asked}`;
    return this.words.say(this.words.has(there) ? there : `verb-${verb.verb}`, values);
  }

  /** What a verb is called on a button: a short title where the game has one, else its sentence with gaps. */
  verb(name: string): string {
    const title = `do-${name}`;
    if (this.words.has(title)) return this.words.say(title);
    const verb = this.verbs.get(name);
    return this.move([name, ...(verb?.args ?? []).map(() => null)]);
  }

  /** What the deciding seat is asked. Places get their names where it is certain what a value means; else the server's sentence is kept. */
  prompt(prompt: Prompt): string {
    const key = `step-${prompt.step}`;
    if (!this.words.has(key)) return prompt.text;
    const values: Values = {};
    for (const [name, value] of Object.entries(prompt.about)) {
      const arg = this.argNamed(name);
      if (arg !== null) {
        this.put(values, arg, value, this.spoken(arg, value));
        continue;
      }
      const said = this.saidAs(prompt.text, value);
      if (said === null) return prompt.text;
      if (typeof said === "string") this.put(values, { name, kind: "seat", size: this.naming.seats.length, labels: [], clickable: false }, value, said);
      else values[name] = said;
    }
    return this.words.say(key, values);
  }

  /** The argument of this name, if all verbs and events mean the same kind by it. */
  private argNamed(name: string): VerbArg | null {
    const found = [...this.verbs.values(), ...this.events.values()].flatMap((one) => one.args).filter((arg) => arg.name === name);
    return found.length > 0 && found.every((arg) => arg.kind === found[0]!.kind) ? found[0]! : null;
  }

  /** A value no verb tells about: a seat if the server's sentence calls it so, the number if it stands there. */
  private saidAs(text: string, value: number): string | number | null {
    const seat = value < this.naming.seats.length ? this.seat(value) : "";
    if (seat && text.includes(seat)) return seat;
    return new RegExp(`\\b${value}\\b`).test(text) ? value : null;
  }

  private readonly told = new WeakMap<Entry, string>();

  /** A line of the log; each is put into words once. */
  entry(entry: Entry): string {
    let text = this.told.get(entry);
    if (text === undefined) {
      text = this.tell(entry);
      this.told.set(entry, text);
    }
    return text;
  }

  private tell(entry: Entry): string {
    if (entry.event) {
      const kind = this.events.get(entry.event);
      if (kind === undefined) return entry.text;
      const args = entry.args ?? {};
      const hidden = kind.args.some((arg) => args[arg.name] === null || args[arg.name] === undefined);
      const key = `event-${entry.event}`;
      const values: Values = {};
      for (const arg of kind.args) this.put(values, arg, args[arg.name], this.spoken(arg, args[arg.name]));
      return this.words.say(hidden && this.words.has(`${key}-hidden`) ? `${key}-hidden` : key, values);
    }
    const seat = this.seat(entry.seat ?? -1);
    if (!entry.move) return this.words.say("move-hidden", { seat });
    const whole = this.decision(entry.seat ?? -1, entry.move as Move, entry.asked ?? "");
    if (whole !== null) return whole;
    return this.words.say(entry.forced ? "move-forced" : "move-played", { seat, move: this.move(entry.move as Move, entry.asked) });
  }

  /** The whole sentence about a decision, where the game has one. */
  private decision(seat: number, move: Move, asked: string): string | null {
    const verb = this.verbs.get(String(move[0]));
    const key = [`told-${String(move[0])}-in-${asked}`, `told-${String(move[0])}`].find((one) => this.words.has(one));
    if (verb === undefined || key === undefined) return null;
    const values: Values = {};
    verb.args.forEach((arg, i) => this.put(values, arg, move[i + 1], this.open(arg, move[i + 1])));
    this.put(values, WHO, seat, this.seat(seat));
    return this.words.say(key, values);
  }

  private open(arg: VerbArg, value: string | number | null | undefined): string | number {
    return value === null || value === undefined ? "…" : this.spoken(arg, Number(value));
  }
}
