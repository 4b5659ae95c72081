/** The games that can be played here, and their texts in the reader's language. */
import { get } from "../wire/api";
import type { Games, Language } from "../wire/types";
import { wordsOf } from "../words/current.svelte";
import type { Words } from "../words/words";

let asked: Promise<Games> | null = null;

export function games(): Promise<Games> {
  asked ??= get<Games>("/api/games");
  asked.catch(() => (asked = null));
  return asked;
}

export async function gameTexts(lang: Language): Promise<{ games: Games; words: Map<string, Words> }> {
  const found = await games();
  const words = await Promise.all(found.games.map((game) => wordsOf(game.id, lang)));
  return { games: found, words: new Map(found.games.map((game, i) => [game.id, words[i]!])) };
}
