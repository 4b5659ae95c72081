/**
 * Fights, put together from lines of the log by what the rules declare about their kinds: who, where, what the dice show, what counted and
 * what did not, what it cost. Nothing of a game is known here.
 */
import type { Entry, EventInfo, FightPart, VerbArg } from "../wire/types";

export interface Die {
  /** The face that shows, where faces have names. */
  face: string;
  /** The number that shows; null: face down. */
  value: number | null;
  /** Whether it is a hit; null: the dice alone do not tell. */
  hit: boolean | null;
}

export interface Throw {
  seat: number | null;
  /** At whom, where there are several. */
  at: number | null;
  dice: Die[];
  /** The highest number that hits; null: numbers alone do not tell. */
  upto: number | null;
  entry: Entry;
  /** Drawn face down and not shown to all yet. */
  drawn: boolean;
}

export interface FightLine {
  role: FightPart["role"];
  entry: Entry;
  seat: number | null;
}

/** One exchange of blows: what opened it, the dice of all, what was told of them. */
export interface Exchange {
  clash: Entry | null;
  throws: Throw[];
  lines: FightLine[];
}

export interface Side {
  seat: number;
  attacks: boolean;
  /** The number its side came to, and how many pieces it lost. */
  sum: number | null;
  lost: number;
}

export interface Fight {
  /** The number of its first line in the log, and of the line after its last. */
  from: number;
  until: number;
  over: boolean;
  place: number | null;
  sides: Side[];
  exchanges: Exchange[];
  winner: number | null;
}

export interface Kinds {
  get(event: string): EventInfo | undefined;
}
export type SeatOf = (arg: VerbArg, value: number) => number | null;

/** What is drawn as dice or gives the frame is no line of its own. */
const FRAME = new Set<FightPart["role"]>(["clash", "again", "draws", "holds", "roll", "over"]);

/** All fights of a log whose first line has the number `from`, oldest first. */
export function fights(entries: readonly Entry[], from: number, kinds: Kinds, seatOf: SeatOf): Fight[] {
  const found: Fight[] = [];
  let open: Fight | null = null;
  for (const [i, entry] of entries.entries()) {
    const kind = entry.event ? kinds.get(entry.event) : undefined;
    for (const part of kind?.fight ?? []) {
      if (open === null) {
        if (part.role !== "clash") break;
        open = { from: from + i, until: from + i, over: false, place: null, sides: [], exchanges: [], winner: null };
        found.push(open);
      }
      new Reader(open, entry, kind!, seatOf).take(part);
      open.until = from + i + 1;
      if (open.over) open = null;
    }
  }
  return found;
}

/** Whether there is anything to see: a fight that nobody met has no dice and nobody fled. */
export const isFought = (fight: Fight): boolean => fight.exchanges.some((one) => one.throws.length > 0 || one.lines.some((line) => line.role === "retreat"));

class Reader {
  constructor(
    private readonly fight: Fight,
    private readonly entry: Entry,
    private readonly kind: EventInfo,
    private readonly seatOf: SeatOf,
  ) {}

  take(part: FightPart): void {
    const { fight, entry } = this;
    const seat = this.seat(part.side);
    const other = this.seat(part.other);
    if (part.role === "clash") {
      this.begin();
      fight.place ??= this.value(part.place);
      this.join(seat, true);
      this.join(other, false);
    } else if (part.role === "again") this.begin();
    else if (part.role === "over") fight.over = true;
    else this.note(part, seat ?? (part.role === "joins" || part.role === "roll" ? other : null), part.side !== undefined && part.side !== "");
    if (!FRAME.has(part.role) && this.now().lines.at(-1)?.entry !== entry) this.now().lines.push({ role: part.role, entry, seat: seat ?? other });
  }

  private note(part: FightPart, seat: number | null, attacks: boolean): void {
    const { fight } = this;
    const amount = this.value(part.amount);
    if (part.role === "joins") this.join(seat, attacks);
    else if (part.role === "draws") this.throwOf(seat).dice = Array.from({ length: amount ?? 0 }, () => ({ face: "", value: null, hit: null }));
    else if (part.role === "holds") this.turnUp(seat, this.value(part.faces?.[0]));
    else if (part.role === "roll") this.roll(part, seat);
    else if (part.role === "won") fight.winner = seat;
    else this.count(part, this.side(seat), amount);
  }

  private count(part: FightPart, side: Side | undefined, amount: number | null): void {
    if (side === undefined) return;
    if (part.role === "sum") side.sum = amount;
    else if (part.role === "loss") side.lost += amount ?? 1;
  }

  /** A new exchange; one in which nothing was thrown yet is the new one. */
  private begin(): void {
    const last = this.fight.exchanges.at(-1);
    if (last === undefined || last.throws.length > 0) this.fight.exchanges.push({ clash: this.entry, throws: [], lines: [] });
    else last.clash ??= this.entry;
  }

  private now(): Exchange {
    return this.fight.exchanges.at(-1)!;
  }

  private roll(part: FightPart, seat: number | null): void {
    const values = (part.faces ?? []).map((name) => this.value(name) ?? 0);
    const best = this.value(part.upto);
    const dice = part.tally
      ? values.flatMap((count, face) => Array.from({ length: count }, () => ({ face: part.faces![face]!, value: face + 1, hit: best === null ? null : face < best })))
      : values.map((value) => ({ face: "", value, hit: null }));
    const drawn = this.now().throws.find((one) => one.seat === seat && one.drawn);
    if (drawn !== undefined) Object.assign(drawn, { dice, upto: best, entry: this.entry, drawn: false });
    else this.now().throws.push({ seat, at: part.side ? this.seat(part.other) : null, dice, upto: best, entry: this.entry, drawn: false });
  }

  /** What a seat has drawn face down. */
  private throwOf(seat: number | null): Throw {
    const made: Throw = { seat, at: null, dice: [], upto: null, entry: this.entry, drawn: true };
    this.now().throws.push(made);
    return made;
  }

  private turnUp(seat: number | null, value: number | null): void {
    const die = this.now().throws.findLast((one) => one.seat === seat)?.dice.find((one) => one.value === null);
    if (die !== undefined) die.value = value;
  }

  private join(seat: number | null, attacks: boolean): void {
    if (seat !== null && this.side(seat) === undefined) this.fight.sides.push({ seat, attacks, sum: null, lost: 0 });
  }

  /** The side of a seat; others may be hurt too, but fight on none. */
  private side(seat: number | null): Side | undefined {
    return this.fight.sides.find((one) => one.seat === seat);
  }

  private value(name: string | undefined): number | null {
    return name ? (this.entry.args?.[name] ?? null) : null;
  }

  private seat(name: string | undefined): number | null {
    const value = this.value(name);
    const arg = this.kind.args.find((one) => one.name === name);
    return value === null || arg === undefined ? null : this.seatOf(arg, value);
  }
}
