/**
 * Choosing a move is narrowing the list of legal moves, argument by argument. This module holds no rules: it only filters.
 *
 * A pick is a verb, a thing that was pointed at (a kind and a value: clearing 5), the value of one argument of a verb, or a whole move. Things may be
 * pointed at in any order: each pick fills an argument of its kind. Where it fits several arguments of one kind (from 5, to 5), the first
 * open one is preferred, so that the usual order (from, then to) means what players expect.
 */
import type { Move, VerbArg, VerbInfo } from "../wire/types";

export type Pick =
  | { verb: string }
  | { kind: string; value: number }
  | { verb: string; arg: number; value: number }
  | { whole: Move };

/** A legal move that is still possible, and which of its arguments the picks have filled (one bit each). */
export interface Candidate {
  move: Move;
  filled: number;
}

export interface Choice {
  verbs: ReadonlyMap<string, VerbInfo>;
  all: readonly Move[];
  picks: readonly Pick[];
  open: readonly Candidate[];
}

/** What the text prompt asks next: which verb, or which value of an argument. Null when one move is left. */
export type Question =
  | { ask: "verb"; verbs: string[] }
  | { ask: "arg"; verb: string; arg: number; about: VerbArg; values: number[] }
  | null;

export interface Target {
  kind: string;
  value: number;
}

export const targetKey = (kind: string, value: number): string => `${kind}:${value}`;

/** Seats are always on the screen, so they can be pointed at although boards do not show them. */
export const pointable = (arg: VerbArg): boolean => arg.clickable || arg.kind === "seat";

/** Nothing picked yet. */
export function begin(moves: readonly Move[], verbs: readonly VerbInfo[]): Choice {
  return {
    verbs: new Map(verbs.map((verb) => [verb.verb, verb])),
    all: moves,
    picks: [],
    open: moves.map((move) => ({ move, filled: 0 })),
  };
}

/** The choice after one more pick, or null if no legal move fits. */
export function pick(choice: Choice, next: Pick): Choice | null {
  const open = "kind" in next ? pointAt(choice, next) : choice.open.filter((found) => matches(found.move, next)).map(marked(next));
  return open.length > 0 ? { ...choice, picks: [...choice.picks, next], open } : null;
}

/** The choice without its last pick. */
export function back(choice: Choice): Choice {
  return replay(choice, choice.picks.slice(0, -1));
}

/** As many of the picks as still fit, in their order: keeps a half-made choice when the list of moves is renewed. */
export function replay(choice: Choice, picks: readonly Pick[]): Choice {
  let made: Choice = { ...choice, picks: [], open: choice.all.map((move) => ({ move, filled: 0 })) };
  for (const wanted of picks) {
    const further = pick(made, wanted);
    if (further === null) break;
    made = further;
  }
  return made;
}

/** The one move that is left, or null. */
export function decided(choice: Choice): Move | null {
  return choice.open.length === 1 ? choice.open[0]!.move : null;
}

/**
 * Whether the decided move is what was pointed at and nothing more: every argument picked (or without an alternative from the beginning),
 * and no other verb would have taken the same picks. Anything else is shown for confirmation first.
 */
export function spelledOut(choice: Choice): boolean {
  const [last] = choice.open;
  if (last === undefined || choice.open.length !== 1) return false;
  const verb = String(last.move[0]);
  const rivals = choice.all.filter((move) => move[0] === verb);
  for (let i = 1; i < last.move.length; i++) {
    const filled = (last.filled >> (i - 1)) & 1;
    if (!filled && rivals.some((move) => move[i] !== last.move[i])) return false;
  }
  if (choice.picks.some((made) => "verb" in made || "whole" in made)) return true;
  if (choice.picks.length === 0) return choice.all.length === 1;
  const first = pick({ ...choice, picks: [], open: choice.all.map((move) => ({ move, filled: 0 })) }, choice.picks[0]!);
  return first !== null && first.open.every((found) => found.move[0] === verb);
}

/** What to ask next. */
export function question(choice: Choice): Question {
  if (choice.open.length <= 1) return null;
  const verbs = distinct(choice.open.map((found) => String(found.move[0])));
  if (verbs.length > 1) return { ask: "verb", verbs: [...choice.verbs.keys()].filter((verb) => verbs.includes(verb)) };
  const verb = verbs[0]!;
  const args = choice.verbs.get(verb)?.args ?? [];
  for (const [arg, about] of args.entries()) {
    const values = distinct(choice.open.map((found) => Number(found.move[arg + 1])));
    if (values.length > 1) return { ask: "arg", verb, arg, about, values: values.sort((a, b) => a - b) };
  }
  return null;
}

/** Everything that can be pointed at now: for each open move the first open argument of every kind. */
export function targets(choice: Choice): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const { move, filled } of choice.open) {
    const seen = new Set<string>();
    const args = choice.verbs.get(String(move[0]))?.args ?? [];
    for (const [i, arg] of args.entries()) {
      if ((filled >> i) & 1 || !pointable(arg) || seen.has(arg.kind)) continue;
      seen.add(arg.kind);
      const value = Number(move[i + 1]);
      found.set(targetKey(arg.kind, value), { kind: arg.kind, value });
    }
  }
  return found;
}

/** What has been pointed at so far. */
export function picked(choice: Choice): Set<string> {
  const found = new Set<string>();
  for (const made of choice.picks) {
    if ("kind" in made) found.add(targetKey(made.kind, made.value));
    else if ("arg" in made) {
      const about = choice.verbs.get(made.verb)?.args[made.arg];
      if (about) found.add(targetKey(about.kind, made.value));
    }
  }
  return found;
}

/**
 * A click on something: the choice it leads to, or null if nothing can be done with it. In this order: it narrows further; it replaces the
 * last thing pointed at; it begins anew. Pointing again at the last pick takes it back.
 */
export function click(choice: Choice, target: Target): Choice | null {
  const last = choice.picks.at(-1);
  const narrowed = pick(choice, target);
  if (narrowed !== null) return narrowed;
  if (last !== undefined && "kind" in last && last.kind === target.kind && last.value === target.value) return back(choice);
  const verb = choice.picks.find((made) => "verb" in made);
  if (last !== undefined) {
    const replaced = pick(back(choice), target);
    if (replaced !== null) return replaced;
    if (verb !== undefined) {
      const again = pick(replay(choice, [verb]), target);
      if (again !== null) return again;
    }
  }
  return pick(replay(choice, []), target);
}

/** For each argument of the only verb left its value if all open moves agree on it; for half-made sentences. */
export function known(choice: Choice): { verb: string; values: (number | null)[] } | null {
  const verbs = distinct(choice.open.map((found) => String(found.move[0])));
  if (verbs.length !== 1) return null;
  const args = choice.verbs.get(verbs[0]!)?.args ?? [];
  const values = args.map((_, i) => {
    const found = distinct(choice.open.map((one) => Number(one.move[i + 1])));
    return found.length === 1 ? found[0]! : null;
  });
  return { verb: verbs[0]!, values };
}

export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function pointAt(choice: Choice, target: Target): Candidate[] {
  const direct: Candidate[] = [];
  const other: Candidate[] = [];
  for (const found of choice.open) {
    const args = choice.verbs.get(String(found.move[0]))?.args ?? [];
    let first = true;
    for (const [i, arg] of args.entries()) {
      if ((found.filled >> i) & 1 || arg.kind !== target.kind || !pointable(arg)) continue;
      if (Number(found.move[i + 1]) === target.value) {
        (first ? direct : other).push({ move: found.move, filled: found.filled | (1 << i) });
        break;
      }
      first = false;
    }
  }
  return direct.length > 0 ? direct : other;
}

function matches(move: Move, next: Exclude<Pick, Target>): boolean {
  if ("whole" in next) return move.join(" ") === next.whole.join(" ");
  return move[0] === next.verb && (!("arg" in next) || Number(move[next.arg + 1]) === next.value);
}

function marked(next: Pick): (found: Candidate) => Candidate {
  if ("whole" in next) return ({ move }) => ({ move, filled: (1 << move.length) - 1 });
  return "arg" in next ? ({ move, filled }) => ({ move, filled: filled | (1 << next.arg) }) : (found) => found;
}
