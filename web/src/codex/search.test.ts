/** The search of the rules page over the real codices: whoever knows an id or a title is there after a few keys. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Rule } from "../wire/types";
import { search } from "./book";

const RULE = /^\s*(?:- |\| )\*\*([A-Z]{1,2}\d[\w.-]*)\*\*(?: \|)?\s+(.*)$/;
/** Hits that are seen without scrolling. */
const FIRST = 8;

/** Several chapters may have the same title; only their numbers differ. */
const bare = (title: string): string => title.replace(/^[A-Z]*\d[\w.]*[\s:]+/, "");

function codexOf(game: string, lang: string): Rule[] {
  const text = readFileSync(new URL(`../../../src/tafelrunde/games/${game}/codex.${lang}.md`, import.meta.url), "utf-8");
  const found: Rule[] = [];
  let part = "";
  let chapter = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) part = chapter = line.slice(3).trim();
    else if (line.startsWith("### ")) chapter = line.slice(4).trim();
    const rule = RULE.exec(line);
    if (rule) found.push({ id: rule[1]!, part, chapter, text: rule[2]!, note: "", marks: [], shown: 0 });
  }
  return found;
}

const GAMES = ["root", "bloodstones", "battlelore", "seventhstone"].flatMap((game) => ["en", "de"].map((lang) => [game, lang] as const));

test.each(GAMES)("%s, %s: every id leads to its rule, every title to its chapter", (game, lang) => {
  const rules = codexOf(game, lang);
  const other = new Map(codexOf(game, lang === "en" ? "de" : "en").map((rule) => [rule.id, rule]));
  expect(rules.length).toBeGreaterThan(300);
  for (const rule of rules) expect(search(rule.id, rules, other)[0]?.rule.id).toBe(rule.id);
  for (const title of new Set(rules.map((rule) => rule.chapter))) {
    const hits = search(title, rules, other).slice(0, FIRST);
    expect(hits.some((hit) => bare(hit.rule.chapter) === bare(title)), title).toBe(true);
  }
});
