/** The codex as a book: parts, sections, footnotes, and finding something in it. Nothing here knows the page. */
import type { Rule, Rules } from "../wire/types";

/** A footnote: a decision of ours, or the end of a rule that only adds one. */
export interface Note {
  /** The number it has in its section. */
  number: number;
  /** The rule's own id, or "" where the note is the end of the rule it stands below. */
  id: string;
  of: string;
  text: string;
  shown: number;
}

export interface Entry {
  rule: Rule;
  notes: Note[];
}

export interface Section {
  title: string;
  entries: Entry[];
}

export interface Part {
  /** For links and for what is folded. */
  key: string;
  title: string;
  sections: Section[];
  examples: boolean;
}

/** A rule that is nothing but a decision of ours belongs to the rule before it. */
const isNote = (rule: Rule): boolean => rule.marks.includes("decision") && !rule.note;

function add(section: Section, rule: Rule): void {
  const last = section.entries.at(-1);
  const count = section.entries.reduce((sum, entry) => sum + entry.notes.length, 0);
  if (isNote(rule) && last !== undefined) last.notes.push({ number: count + 1, id: rule.id, of: last.rule.id, text: rule.text, shown: rule.shown });
  else section.entries.push({ rule, notes: rule.note ? [{ number: count + 1, id: "", of: rule.id, text: rule.note, shown: 0 }] : [] });
}

/** The rules in the order of the text, then the examples. */
export function bookOf(rules: Rules): Part[] {
  const parts: Part[] = [];
  for (const [list, examples] of [[rules.rules, false], [rules.examples, true]] as const) {
    let current: Part | null = null;
    for (const rule of list) {
      if (current === null || current.title !== rule.part) parts.push((current = { key: `part-${parts.length}`, title: rule.part, sections: [], examples }));
      if (current.sections.at(-1)?.title !== rule.chapter) current.sections.push({ title: rule.chapter, entries: [] });
      add(current.sections.at(-1)!, rule);
    }
  }
  return parts;
}

/** Where an id stands: the part to unfold. */
export function partWith(parts: readonly Part[], id: string): Part | null {
  const has = (part: Part, test: (one: string) => boolean): boolean => part.sections.some((section) => section.entries.some((entry) => test(entry.rule.id) || entry.notes.some((note) => test(note.id))));
  return parts.find((part) => has(part, (one) => one === id)) ?? parts.find((part) => has(part, (one) => one.startsWith(`${id}.`) || one.startsWith(`${id}-`))) ?? null;
}

export interface Hit {
  rule: Rule;
  /** How well it fits; lower is better. */
  order: number;
}

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

interface Folded {
  id: string;
  /** The title of the section without its number. */
  title: string;
  own: string;
}

const foldings = new WeakMap<Rule, Folded>();

/** A rule as it is compared, worked out once: somebody types, and every key searches the whole book. */
function folded(rule: Rule): Folded {
  let found = foldings.get(rule);
  if (found === undefined) {
    found = { id: plain(rule.id), title: plain(rule.chapter).replace(/^[a-z]*\d[\w.]*[\s:]+/, ""), own: plain(`${rule.part} ${rule.chapter} ${rule.text} ${rule.note}`) };
    foldings.set(rule, found);
  }
  return found;
}

/** The better a rule fits, the lower: its id, the title above it, its own words, words of the other language. */
function orderOf({ id, title, own }: Folded, words: readonly string[], phrase: string): number {
  const first = words[0]!;
  if (id === first) return 0;
  if (id.startsWith(first)) return 1;
  if (title === phrase) return 1.1;
  if (title.startsWith(phrase)) return 1.2;
  if (words.every((word) => title.includes(word))) return 2;
  return words.every((word) => own.includes(word)) ? 3 : 4;
}

/** Rules that have all the words, in either language, an id that begins so first, then those below such a title. */
export function search(wanted: string, rules: readonly Rule[], other: ReadonlyMap<string, Rule>): Hit[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const phrase = words.join(" ").replace(/^[a-z]*\d[\w.]*[\s:]+/, "");
  const found: Hit[] = [];
  for (const rule of rules) {
    const own = folded(rule);
    const twin = other.get(rule.id);
    const has = (word: string): boolean => own.id.includes(word) || own.own.includes(word) || (twin !== undefined && folded(twin).own.includes(word));
    if (words.every(has)) found.push({ rule, order: orderOf(own, words, phrase) + (isNote(rule) ? 0.5 : 0) });
  }
  return found.sort((one, two) => one.order - two.order);
}

/** The rule that tells what a word means, as far as the text shows: one that begins with it, else the first that has it; "" if none does. */
export function ruleAbout(word: string, rules: readonly Rule[]): string {
  const hits = search(word, rules, new Map()).filter((hit) => !isNote(hit.rule));
  const start = new RegExp(`^\\W*(?:(?:an?|the|each|every|der|die|das|ein|eine|jeder|jede|jedes)\\s+)?\\W*${plain(word).replace(/[^\p{L}\d]+/gu, ".+")}`, "u");
  return (hits.find((hit) => start.test(plain(hit.rule.text))) ?? hits[0])?.rule.id ?? "";
}

export type Piece = { kind: "plain" | "bold" | "em" | "rule" | "term" | "code"; text: string };

const MARKUP = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{1,2}\d+(?:[.-][0-9A-Za-z]+)+)\b/g;

/** A rule's sentence in pieces: emphasis, ids that can be followed, and words of the game that explain themselves, each once. */
export function piecesOf(text: string, terms: RegExp | null): Piece[] {
  const found: Piece[] = [];
  const told = new Set<string>();
  const say = (part: string): void => {
    let last = 0;
    for (const match of terms === null ? [] : part.matchAll(terms)) {
      const word = match[0].toLowerCase();
      if (told.has(word)) continue;
      told.add(word);
      if (match.index > last) found.push({ kind: "plain", text: part.slice(last, match.index) });
      found.push({ kind: "term", text: match[0] });
      last = match.index + match[0].length;
    }
    if (last < part.length) found.push({ kind: "plain", text: part.slice(last) });
  };
  let last = 0;
  for (const match of text.matchAll(MARKUP)) {
    say(text.slice(last, match.index));
    if (match[1]) found.push({ kind: "bold", text: match[1] });
    else if (match[2]) found.push({ kind: "em", text: match[2] });
    else if (match[3]) found.push({ kind: "code", text: match[3] });
    else found.push({ kind: "rule", text: match[4]! });
    last = match.index + match[0].length;
  }
  say(text.slice(last));
  return found;
}

/** What finds the words of the game in a sentence, the longest first; German and English plurals included. */
export function termsPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const safe = [...words].sort((one, two) => two.length - one.length).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d-])(?:${safe.join("|")})(?:e?[sn])?(?![\\p{L}\\d-])`, "giu");
}

/** Cells of an example that stands in a table: what is given, what comes of it. */
export const cellsOf = (text: string): string[] => text.split(/\s+\|\s+/);
