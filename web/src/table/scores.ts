/** How points were made, read from the log: events that say who scored how much, summed by rule, or by what happened just before. */
import type { Entry, EventInfo } from "../wire/types";

export interface Source {
  event: string;
  rule: string;
  /** The event before it, where the game wants it told so; else nothing. */
  cause: string;
  points: number;
}

const POINTS = ["points", "vp", "banners", "tears"];
/** Who does this has no points any more. */
const WIPES = new Set(["dominated", "coalition"]);
const SIGNS: Record<string, number> = { humiliated: -1 };
/** What tells of points that are made; who has won the game is told with all he has, which is no source. */
const MAKES = /^(?!game-).*(scored|won|regrouped|humiliated|objective)/;
/** The way somebody wins is told with the game's end, not with points that are made. */
const makes = (kind: EventInfo): boolean => MAKES.test(kind.event) && kind.args.every((arg) => arg.name !== "way");

export function sources(log: readonly Entry[], events: readonly EventInfo[], roleOf: (seat: number) => string, byCause = false): Map<number, Source[]> {
  const kinds = new Map(events.map((event) => [event.event, event]));
  const found = new Map<number, Source[]>();
  let cause = "";
  for (const entry of log) {
    const kind = entry.event ? kinds.get(entry.event) : undefined;
    if (kind && WIPES.has(kind.event)) wipe(found, entry, kind, roleOf);
    const amount = kind?.args.find((arg) => POINTS.includes(arg.name));
    if (!kind || !amount || !makes(kind)) {
      if (byCause && kind) cause = kind.event;
      continue;
    }
    const points = entry.args?.[amount.name];
    const seat = whoseOf(entry, kind, roleOf);
    if (typeof points !== "number" || points === 0 || seat < 0) continue;
    const list = found.get(seat) ?? [];
    const rule = entry.rule ?? kind.rule;
    const known = list.find((source) => source.event === kind.event && source.rule === rule && source.cause === cause);
    const signed = points * (SIGNS[kind.event] ?? 1);
    if (known) known.points += signed;
    else list.push({ event: kind.event, rule, cause, points: signed });
    found.set(seat, list);
  }
  return found;
}

/** All points made so far are gone. */
function wipe(found: Map<number, Source[]>, entry: Entry, kind: EventInfo, roleOf: (seat: number) => string): void {
  const seat = whoseOf(entry, kind, roleOf);
  const list = found.get(seat) ?? [];
  const points = list.reduce((all, source) => all - source.points, 0);
  if (points !== 0) list.push({ event: kind.event, rule: entry.rule ?? kind.rule, cause: entry.args?.["coalition"] ? "coalition" : kind.event, points });
}

/** Whom a line is about first; −1: nobody at the table. */
function whoseOf(entry: Entry, kind: EventInfo, roleOf: (seat: number) => string): number {
  const who = kind.args.find((arg) => arg.kind === "seat" || arg.kind === "faction");
  const value = who ? entry.args?.[who.name] : undefined;
  if (!who || typeof value !== "number") return -1;
  return who.kind === "seat" ? value : seatOfRole(who.labels[value] ?? "", roleOf);
}

function seatOfRole(role: string, roleOf: (seat: number) => string): number {
  for (let seat = 0; seat < 8; seat++) if (roleOf(seat) === role) return seat;
  return -1;
}
