/** A War Council that is being thought over: nothing is sent before it is confirmed, so everything can be changed. The server knows the rules. */
import type { Move } from "../../wire/types";
import { MOST_LEVELS, type Own } from "./printed";

export interface Draft {
  /** Levels beyond those that are fixed or were sent already. */
  levels: Readonly<Record<string, number>>;
  creatures: readonly string[];
}
export const BLANK: Draft = { levels: {}, creatures: [] };

const sum = (levels: Readonly<Record<string, number>>): number => Object.values(levels).reduce((all, level) => all + level, 0);

export const levelOf = (own: Own, draft: Draft, member: string): number => (own.council?.[member] ?? 0) + (draft.levels[member] ?? 0);

export const levelsLeft = (own: Own, draft: Draft): number => (own.plan?.levels ?? 0) - sum(own.council ?? {}) - sum(draft.levels) - draft.creatures.length;

export const canRaise = (own: Own, draft: Draft, member: string): boolean => levelsLeft(own, draft) > 0 && levelOf(own, draft, member) < MOST_LEVELS;

export function raised(draft: Draft, member: string, by: number): Draft {
  return { ...draft, levels: { ...draft.levels, [member]: Math.max(0, (draft.levels[member] ?? 0) + by) } };
}

/** Take a creature, or leave it. */
export function toggled(draft: Draft, kind: string): Draft {
  return { ...draft, creatures: draft.creatures.includes(kind) ? draft.creatures.filter((one) => one !== kind) : [...draft.creatures, kind] };
}

/** Whether the Commander is as high as the scenario demands. */
export const complete = (own: Own, draft: Draft): boolean => levelOf(own, draft, "commander") >= (own.plan?.commander ?? 0);

/** The draft as moves, the Commander first, for his levels may be owed. */
export function councilMoves(draft: Draft, member: (name: string) => number, unit: (kind: string) => number): Move[] {
  const names = Object.keys(draft.levels).sort((one, other) => Number(other === "commander") - Number(one === "commander"));
  const raises = names.flatMap((name) => Array.from({ length: draft.levels[name] ?? 0 }, (): Move => ["raise", member(name)]));
  return [...raises, ...draft.creatures.map((kind): Move => ["take-creature", unit(kind)]), ["confirm"]];
}
