/**
 * An act is what a person follows: one decision and everything that came of it without a further choice. It is read from the log; what it
 * is about (from where to where, at which place) is told by the kinds of its events' arguments.
 */
import type { Entry, EventInfo } from "../wire/types";

type Is = (entry: Entry) => boolean;
const NEVER: Is = () => false;

export interface Act {
  /** The number of its first line in the log. */
  from: number;
  entries: Entry[];
  /** Who decided; null if nobody did (the beginning, what a round brings). */
  seat: number | null;
}

/** A decision opens an act; what was forced, and what happened, belongs to the one before it. The heading of a turn begins an act of nobody. */
export function acts(entries: readonly Entry[], from = 0, heading: Is = NEVER): Act[] {
  const found: Act[] = [];
  for (const [i, entry] of entries.entries()) {
    const decision = !entry.event && !entry.forced;
    if (decision || found.length === 0 || heading(entry)) found.push({ from: from + i, entries: [], seat: decision ? (entry.seat ?? null) : null });
    found.at(-1)!.entries.push(entry);
  }
  return found;
}

/**
 * Whether an act is only the beginning of what the same seat does next: choosing a kind of unit before its place. Nothing has happened by it
 * yet, and it ends no phase.
 */
export function isBegun(act: Act, next: Act, ends: Is): boolean {
  return act.seat !== null && act.seat === next.seat && act.entries.every((entry) => !entry.event && entry.seat === act.seat && !ends(entry));
}

/** An act that began with another one. */
export function join(act: Act, next: Act): Act {
  return { from: act.from, seat: act.seat, entries: [...act.entries, ...next.entries] };
}

/** Acts in which what was begun stands together with what came of it. */
export function joined(found: readonly Act[], ends: Is): Act[] {
  const made: Act[] = [];
  for (const act of found) {
    const before = made.at(-1);
    if (before !== undefined && isBegun(before, act, ends)) made[made.length - 1] = join(before, act);
    else made.push(act);
  }
  return made;
}

export interface Trace {
  from: number | null;
  to: number;
  seat: number | null;
}

const ORIGINS = new Set(["from", "origin", "source"]);
const GOALS = new Set(["to", "target", "goal", "destination"]);
const MOST = 8;

/** Which places an act is about, and from where to where it leads: arguments of events whose kind is one of places. */
export function traces(act: Pick<Act, "entries" | "seat">, events: ReadonlyMap<string, EventInfo>, placeKinds: readonly string[]): Trace[] {
  const found: Trace[] = [];
  for (const entry of act.entries) {
    const kind = entry.event ? events.get(entry.event) : undefined;
    const places = (kind?.args ?? []).filter((arg) => placeKinds.includes(arg.kind) && typeof entry.args?.[arg.name] === "number");
    if (places.length === 0) continue;
    const value = (name: string | undefined): number | null => (name === undefined ? null : (entry.args![name] ?? null));
    const origin = places.find((arg) => ORIGINS.has(arg.name));
    const goal = places.find((arg) => GOALS.has(arg.name)) ?? places.find((arg) => arg !== origin) ?? places[0]!;
    const trace = { from: origin && origin !== goal ? value(origin.name) : null, to: value(goal.name)!, seat: act.seat };
    if (!found.some((one) => one.from === trace.from && one.to === trace.to)) found.push(trace);
  }
  return found.filter((one) => one.from !== null || found.every((other) => other.from === null || (other.to !== one.to && other.from !== one.to))).slice(0, MOST);
}

/** What the rules declare about how lines belong together. */
export interface Ties {
  kind(entry: Entry): Partial<Pick<EventInfo, "heading" | "apart" | "after" | "fight">> | undefined;
  /** Whether a decision only lets a chance go by. */
  declines: Is;
}

/**
 * For each line the number of its paragraph, as the command line tells them (engine/acts.py): a decision with what came of it; a whole fight
 * under its first clash; what its kind puts after something, and what was declined, under what was done before.
 */
export function paragraphs(entries: readonly Entry[], ties: Ties): number[] {
  const found: number[] = [];
  let [number, fighting, last] = [-1, false, ""];
  let seat: number | null = null;
  for (const act of acts(entries, 0, (entry) => ties.kind(entry)?.heading ?? false)) {
    const led = act.entries.find((entry) => entry.event);
    const goesOn = act.seat !== null && act.seat === seat && led !== undefined && (ties.kind(led)?.after ?? []).includes(last);
    for (const [i, entry] of act.entries.entries()) {
      const kind = ties.kind(entry);
      const clash = (kind?.fight ?? []).some((part) => part.role === "clash");
      const apart = kind?.heading || kind?.apart || (clash && !fighting);
      if (apart || number < 0 || (i === 0 && !fighting && !goesOn && !ties.declines(entry))) {
        number += 1;
        seat = act.seat;
        last = "";
      }
      if (entry.event) {
        last = entry.event;
        fighting = !kind?.heading && !(kind?.fight ?? []).some((part) => part.role === "over") && (fighting || clash);
      }
      found.push(number);
    }
  }
  return found;
}

/** Whether a line is worth telling: what happened, without details; a decision only if nothing told happened by it, half a choice only until it went on. */
export function isTold(entries: readonly Entry[], i: number, detail: Is, begins: Is = NEVER): boolean {
  const entry = entries[i]!;
  if (entry.event) return !detail(entry);
  const after = entries[i + 1];
  if (begins(entry) && after !== undefined && (after.event || after.seat === entry.seat)) return false;
  let next = i + 1;
  while (entries[next]?.event && detail(entries[next]!)) next += 1;
  return !entries[next]?.event || entries[next]!.step !== entry.step;
}

/** A sentence of an act, and the line it tells. */
export interface Said {
  text: string;
  entry: Entry;
}

/** What people are told of an act, a sentence each: what says it all first, then the rest. How it was begun is told only while nothing has come of it. */
export function sentences(act: Pick<Act, "entries">, tell: (entry: Entry) => string, headline: Is = NEVER, detail: Is = NEVER): Said[] {
  const told = act.entries.filter((_, i) => isTold(act.entries, i, detail));
  const begun = (entry: Entry, i: number): boolean => !entry.event && !entry.forced && told.slice(i + 1).some((later) => later.event || !later.forced);
  const lines = told.filter((entry, i) => !begun(entry, i)).sort((one, other) => Number(headline(other)) - Number(headline(one)));
  const said = lines.map((entry) => ({ entry, text: tell(entry) })).filter(({ text }) => text !== "");
  return said.filter(({ text }, i) => said.findIndex((one) => one.text === text) === i);
}

/** The gist of an act in so many sentences: what it was, then what counts most (a fight's end before its dice), in the order of telling. */
export function gist(said: readonly Said[], most: number, weight: (entry: Entry) => number): string[] {
  const rest = [...said.keys()].slice(1).sort((one, other) => weight(said[other]!.entry) - weight(said[one]!.entry) || one - other);
  const kept = new Set([0, ...rest.slice(0, most - 1)]);
  return said.filter((_, i) => kept.has(i)).map(({ text }) => text);
}
