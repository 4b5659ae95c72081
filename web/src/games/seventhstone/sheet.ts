/** What is changed on a sheet of resource stones, as moves. */
import type { Move } from "../../wire/types";

export type Stones = Readonly<Record<string, number>>;

/** The moves that turn one sheet into the other: first stones come back, then they are laid elsewhere. */
export function changes(from: Stones, to: Stones, valueOf: (part: string) => number): Move[] {
  const moves: Move[] = [];
  for (const [verb, sign] of [["withdraw", -1], ["allocate", 1]] as const) {
    for (const part of Object.keys(to)) {
      const steps = ((to[part] ?? 0) - (from[part] ?? 0)) * sign;
      for (let i = 0; i < steps; i++) moves.push([verb, valueOf(part)]);
    }
  }
  return moves;
}

export function sum(stones: Stones): number {
  return Object.values(stones).reduce((all, count) => all + count, 0);
}
