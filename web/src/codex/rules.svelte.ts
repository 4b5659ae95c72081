/** The codex in the browser: rules by id, fetched once, the words of each game, and the rule that is being shown. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../wire/api";
import type { Language, Rule, Rules, Term } from "../wire/types";
import { ruleAbout, termsPattern } from "./book";

const loaded = new Map<string, Promise<Rules>>();

/** The words of a game in one language. */
export interface TermBook {
  pattern: RegExp | null;
  find(text: string): Term | undefined;
}

const here = new SvelteMap<string, { rules: Map<string, Rule>; terms: TermBook }>();
const keyOf = (game: string, lang: Language): string => `${game}/${lang}`;

function keep(game: string, lang: Language, rules: Rules): void {
  const explained = rules.terms.filter((term) => term.rule);
  const byWord = new Map(explained.map((term) => [term.word.toLowerCase(), term]));
  const find = (text: string): Term | undefined => {
    const word = text.toLowerCase();
    return byWord.get(word) ?? byWord.get(word.replace(/e?[sn]$/, "")) ?? byWord.get(word.replace(/[sn]$/, ""));
  };
  here.set(keyOf(game, lang), {
    rules: new Map([...rules.rules, ...rules.examples].map((rule) => [rule.id, rule])),
    terms: { pattern: termsPattern(explained.map((term) => term.word)), find },
  });
}

export function rulesOf(game: string, lang: Language): Promise<Rules> {
  const path = `/api/games/${game}/rules/${lang}`;
  let found = loaded.get(path);
  if (found === undefined) {
    found = get<Rules>(path).then((rules) => {
      keep(game, lang, rules);
      return rules;
    });
    found.catch(() => loaded.delete(path));
    loaded.set(path, found);
  }
  return found;
}

/** The words of a game, as soon as its rules are here. */
export const termsOf = (game: string, lang: Language): TermBook | undefined => here.get(keyOf(game, lang))?.terms;

/** The rule that explains a word: by the glossary, else as the text shows it; "" as long as the rules are not here. */
export function explains(game: string, word: string, lang: Language): string {
  const book = here.get(keyOf(game, lang));
  return book === undefined ? "" : book.terms.find(word)?.rule || ruleAbout(word, [...book.rules.values()]);
}

/** A rule's sentence without emphasis, if its rules are here. */
export const ruleText = (game: string, id: string, lang: Language): string => (here.get(keyOf(game, lang))?.rules.get(id)?.text ?? "").replace(/\*\*|[*`]/g, "");

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
  /** The book that lies open beside the table, and where. */
  book = $state.raw<{ game: string; id: string } | null>(null);
}

export const shown = new Shown();
