import { expect, test } from "vitest";
import type { Rule, Rules } from "../wire/types";
import { bookOf, cellsOf, partWith, piecesOf, ruleAbout, search, termsPattern } from "./book";

const rule = (id: string, text: string, more: Partial<Rule> = {}): Rule => ({ id, part: "1 Play", chapter: "1.1 Moves", text, note: "", marks: [], shown: 0, ...more });
const rules: Rules = {
  game: "root",
  lang: "en",
  rules: [rule("R1", "You may march."), rule("D1-1", "Also at night.", { marks: ["decision"] }), rule("R2", "Dice fall.", { note: "We count them.", marks: ["decision"], chapter: "1.2 Dice" }), rule("R3.1", "It ends.", { part: "2 End", chapter: "2 End" })],
  examples: [rule("EX-1", "A cat marches. | It arrives.", { part: "Examples", chapter: "Examples" })],
  terms: [],
};

test("decisions become footnotes of the rule before them, examples come last", () => {
  const book = bookOf(rules);
  expect(book.map((part) => [part.title, part.examples])).toEqual([["1 Play", false], ["2 End", false], ["Examples", true]]);
  expect(book[0]!.sections.map((section) => section.title)).toEqual(["1.1 Moves", "1.2 Dice"]);
  expect(book[0]!.sections[0]!.entries[0]!.notes).toEqual([{ number: 1, id: "D1-1", of: "R1", text: "Also at night.", shown: 0 }]);
  expect(book[0]!.sections[1]!.entries[0]!.notes.map((note) => note.text)).toEqual(["We count them."]);
  expect(partWith(book, "D1-1")?.title).toBe("1 Play");
  expect(partWith(book, "R3")?.title).toBe("2 End");
  expect(partWith(book, "X9")).toBeNull();
});

test("an id is found first, and words of the other language are found too", () => {
  const german = new Map([["R1", rule("R1", "Du darfst marschieren, außer über Flüsse.")]]);
  expect(search("r3", rules.rules, german)[0]!.rule.id).toBe("R3.1");
  expect(search("Marschieren", rules.rules, german).map((hit) => hit.rule.id)).toEqual(["R1"]);
  expect(search("ausser fluss", rules.rules, german).map((hit) => hit.rule.id)).toEqual(["R1"]);
  expect(search("dice march", rules.rules, german)).toEqual([]);
  expect(search("  ", rules.rules, german)).toEqual([]);
});

test("sentences are taken apart: emphasis, ids, each word of the game once", () => {
  const terms = termsPattern(["clearing", "path", "clearing (big)"]);
  expect(piecesOf("A **clearing** and two clearings on a path (R2.2.1), `x`.", terms).map((piece) => [piece.kind, piece.text])).toEqual([
    ["plain", "A "],
    ["bold", "clearing"],
    ["plain", " and two "],
    ["term", "clearings"],
    ["plain", " on a "],
    ["term", "path"],
    ["plain", " ("],
    ["rule", "R2.2.1"],
    ["plain", "), "],
    ["code", "x"],
    ["plain", "."],
  ]);
  expect(piecesOf("pathos", terms)).toEqual([{ kind: "plain", text: "pathos" }]);
  expect(termsPattern([])).toBeNull();
  expect(cellsOf("a | b")).toEqual(["a", "b"]);
});

test("a word leads to the rule that begins with it, else to the first that has it", () => {
  const rules = [rule("A1", "Units live in barracks."), rule("A2", "A *barracks* allows two units."), rule("A3", "Walls protect.")];
  expect(ruleAbout("Barracks", rules)).toBe("A2");
  expect(ruleAbout("units", rules)).toBe("A1");
  expect(ruleAbout("dragon", rules)).toBe("");
});
