/** Where lessons were left, and which of two such places counts. */
import type { Course } from "../wire/types";

export interface Place {
  done: string[];
  finished: boolean;
  /** When, in seconds; browsers of old did not note it. */
  at?: number;
}

export type Places = Record<string, Place>;

/** The browser's places with those of the account: of each lesson the later one, and what was ever finished stays so. */
export function later(own: Places, kept: Course["lessons"]): Places {
  const found = { ...own };
  for (const { lesson, done, finished, at } of kept) {
    const mine = found[lesson];
    const last = mine !== undefined && (mine.at ?? 0) > at ? mine : { done, at };
    found[lesson] = { done: last.done, finished: finished || (mine?.finished ?? false), at: last.at ?? 0 };
  }
  return found;
}
