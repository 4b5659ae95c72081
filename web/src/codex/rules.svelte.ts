/** The codex in the browser: rules by id, fetched once, and the one that is being shown. */
import { get } from "../wire/api";
import type { Language, Rule, Rules } from "../wire/types";

const loaded = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, lang: Language): Promise<Rules> {
  const path = `/api/games/${game}/rules/${lang}`;
  let found = loaded.get(path);
  if (found === undefined) {
    found = get<Rules>(path);
    found.catch(() => loaded.delete(path));
    loaded.set(path, found);
  }
  return found;
}

/** Ids that begin with G hold at every table; all others belong to the game. */
export const homeOf = (game: string, id: string): string => (/^G\d/.test(id) ? "table" : game);

/** The rule of an id; where the id is a chapter, all rules of it. */
export async function find(game: string, id: string, lang: Language): Promise<Rule[]> {
  const { rules, examples } = await rulesOf(homeOf(game, id), lang);
  const exact = [...rules, ...examples].filter((rule) => rule.id === id);
  const inner = rules.filter((rule) => rule.id.startsWith(`${id}.`) || rule.id.startsWith(`${id}-`));
  return [...exact, ...inner];
}

class Shown {
  rule = $state.raw<{ game: string; id: string } | null>(null);
}

export const shown = new Shown();
