/** What a view tells besides what is drawn anyway: every key of it becomes a fact, so that nothing an author shows is lost. */
import type { GameView } from "../../board/scene";
import type { Words } from "../../words/words";

/** Shown elsewhere: seats and places by themselves, the turn in the head, the hand as a hand; steps are the engine's own words. */
const DRAWN = new Set(["seats", "places", "turn", "hand", "doing", "scores"]);
const DRAWN_OF_SEAT = new Set(["role", "score"]);

export interface Facts {
  /** One value for the whole table. */
  table: [string, unknown][];
  /** For each seat what belongs to it: its own entries, and its share of lists that have one entry for each seat. */
  seats: [string, unknown][][];
}

const plain = (value: unknown): boolean => typeof value !== "object" || value === null;
const empty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0) || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

export function factsOf(view: GameView | null, seats: number): Facts {
  const found: Facts = { table: [], seats: Array.from({ length: seats }, (_, seat) => Object.entries(view?.seats?.[seat] ?? {}).filter(([key, value]) => !DRAWN_OF_SEAT.has(key) && !empty(value))) };
  for (const [key, value] of Object.entries(view ?? {})) {
    if (DRAWN.has(key) || empty(value)) continue;
    if (Array.isArray(value) && seats > 1 && value.length === seats && value.every(plain)) value.forEach((share, seat) => found.seats[seat]!.push([key, share]));
    else found.table.push([key, value]);
  }
  return found;
}

/** What a key is called: by the game's own message, or by itself in plain letters. */
export function labelOf(words: Words, key: string): string {
  return words.first(`fact-${key}`, `count-${key}`) || key.replace(/[_-]+/g, " ");
}
