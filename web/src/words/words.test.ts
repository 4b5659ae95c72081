import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Entry, EventInfo, VerbInfo } from "../wire/types";
import { TableWords, Words } from "./words";

const SRC = join(import.meta.dirname, "..");

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ends);
    return ends.test(name) ? [path] : [];
  });
}

/** Every key with the variables its text uses. */
function keys(path: string): Map<string, string> {
  const text = readFileSync(path, "utf-8");
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text).body) {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(id, [...new Set(names)].sort().join(" "));
  }
  const lines = text.split("\n").filter((line) => /^[a-zA-Z][\w-]* =/.test(line));
  expect(found.size, `${path} has a mistake or a doubled key`).toBe(lines.length);
  return found;
}

describe("both languages say the same", () => {
  for (const english of files(SRC, /\.en\.ftl$/)) {
    test(english.slice(SRC.length), () => {
      expect(keys(english.replace(".en.", ".de."))).toEqual(keys(english));
    });
  }
});

test("every key in the code has a text, and every text is used", () => {
  const known = new Set(keys(join(SRC, "words/ui.en.ftl")).keys());
  const sources = files(SRC, /\.(svelte|ts)$/).filter((path) => !/\.test\.ts$|schema\.d\.ts$/.test(path)).map((path) => readFileSync(path, "utf-8"));
  const code = sources.join("\n");
  const used = new Set([...code.matchAll(/\bt\(["']([\w-]+)["']/g)].map((match) => match[1]!));
  for (const match of code.matchAll(/\? ?t\(|: ?t\(/g)) void match;
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
  const stems = [...code.matchAll(/\bt\(`([\w-]+)\$\{/g)].map((match) => match[1]!);
  const unused = [...known].filter((key) => !used.has(key) && !stems.some((stem) => key.startsWith(stem)) && !code.includes(`"${key}"`));
  expect(unused).toEqual([]);
});

test("every key of the authors' panel has a text, and every text is used", () => {
  const known = [...keys(join(SRC, "author/text.en.ftl")).keys()];
  const code = files(join(SRC, "author"), /\.(svelte|ts)$/).map((path) => readFileSync(path, "utf-8")).join("\n");
  const used = new Set([...code.matchAll(/\bsay\("([\w-]+)"/g), ...code.matchAll(/key: "([\w-]+)"/g)].map((match) => match[1]!));
  expect([...used].sort()).toEqual(known.sort());
});

describe("sentences", () => {
  const words = new Words("en", [
    "verb-build-in-repairs = mend { $piece }\ntold-march = { $who-subject } went to { $to }\nevent-used = { $piece }: { $piece-help }\npiece-mill-help = It grinds.\nverb-march = march { $warriors } from { $from } to { $to }\ndo-build = Build\nverb-build = build { $piece } in { $from }\nevent-drew = { $seat } draws { $card }\nevent-drew-hidden = { $seat } draws a card\nrole-cat = Cats\n    .subject = The Cats\nevent-won = { $seat-subject } beat { $other-object }\npiece-mill = mill\n    .number = one\nevent-stood = { $piece } { $piece-number ->\n        [one] stands\n       *[other] stand\n    }\npiece-mills = mills\nhidden = ?\nspectator = -\nmove-played = { $seat }: { $move }\nmove-forced = { $seat } had to { $move }\nmove-hidden = { $seat } decides\nstep-go = Go from { $from } ({ $left } left)\nstep-defend = { $foe-subject } come",
  ]);
  const place = { kind: "clearing", size: 12, labels: [], clickable: true };
  const verbs: VerbInfo[] = [
    { verb: "march", rule: "R1", takes_back: false, ends: false, closes: false, begins: false, args: [{ name: "from", ...place }, { name: "to", ...place }, { name: "warriors", kind: "number", size: 9, labels: [], clickable: false }] },
    { verb: "build", rule: "R2", takes_back: false, ends: false, closes: false, begins: false, args: [{ name: "piece", kind: "piece", size: 1, labels: ["mill"], clickable: true }, { name: "from", ...place }] },
  ];
  const seat = { kind: "seat", size: 4, labels: [], clickable: false };
  const events: EventInfo[] = [{ event: "won", rule: "R5", headline: false, detail: false, heading: false, apart: false, after: [], fight: [], args: [{ name: "seat", ...seat }, { name: "other", ...seat }] }, { event: "drew", rule: "R3", headline: false, detail: false, heading: false, apart: false, after: [], fight: [], args: [{ name: "seat", kind: "seat", size: 4, labels: [], clickable: false }, { name: "card", kind: "card", size: 9, labels: [], clickable: true }] }, { event: "stood", rule: "R4", headline: false, detail: false, heading: false, apart: false, after: [], fight: [], args: [{ name: "piece", kind: "piece", size: 2, labels: ["mill", "mills"], clickable: true }] }, { event: "used", rule: "R6", headline: false, detail: false, heading: false, apart: false, after: [], fight: [], args: [{ name: "piece", kind: "piece", size: 2, labels: ["mill", "mills"], clickable: true }] }];
  const table = new TableWords(words, verbs, events, { seats: [{ seat_name: "cat" }, { seat_name: "cat-2" }], place: (kind, value) => (kind === "clearing" ? `Dale ${value}` : "") });
  const entry = (more: Partial<Entry>): Entry => ({ step: 1, text: "", rule: "", forced: false, event: "", args: {}, asked: "", seat: null, move: null, ...more });

  test("places have names, open arguments are gaps", () => {
    expect(table.move(["march", 3, 5, 2])).toBe("march 2 from Dale 3 to Dale 5");
    expect(table.move(["march", 3, null, null])).toBe("march … from Dale 3 to …");
  });

  test("a place tells what it is where the game has words for it", () => {
    const suited = new Words("en", ["clearing-name = { $name } ({ $kind ->\n    [fox] fox\n   *[other] { $terrain }\n  })\nverb-march = march from { $from } to { $to }"]);
    const naming = { seats: [], place: (_: string, value: number) => String(value + 1), scenery: (kind: string, value: number) => (kind === "clearing" ? { kind: value === 3 ? "fox" : "none", terrain: "hill" } : undefined) };
    expect(new TableWords(suited, verbs, events, naming).move(["march", 3, 5, 2])).toBe("march from 4 (fox) to 6 (hill)");
    const bare = new Words("en", ["clearing-name = { $name } (hill)\nverb-march = march from { $from-bare } to { $to }"]);
    expect(new TableWords(bare, verbs, events, naming).move(["march", 3, 5, 2])).toBe("march from 4 to 6 (hill)");
  });

  test("a gap or a hidden name has no forms: it is told as it is in each of them", () => {
    const formed = new Words("en", ["hidden = something\nverb-build = build { $piece-object } ({ $piece-help }) in { $from-to }\npiece-mill = mill\n    .object = the mill\npiece-mill-help = It grinds.\nevent-stood = { $piece-subject } stood"]);
    const open = new TableWords(formed, verbs, events, table.naming);
    expect(open.move(["build", null, null])).toBe("build … () in …");
    expect(open.move(["build", 0, 3])).toBe("build the mill (It grinds.) in Dale 3");
    expect(open.entry(entry({ event: "stood", args: { piece: null } }))).toBe("something stood");
  });

  test("a verb's title, or its sentence with gaps", () => {
    expect(table.verb("build")).toBe("Build");
    expect(table.verb("march")).toBe("march … from … to …");
  });

  test("named values, numbered roles", () => {
    expect(table.move(["build", 0, 1])).toBe("build mill in Dale 1");
    expect(table.seat(1)).toBe("Cats 2");
  });

  test("a move means what it means in the step it answers", () => {
    expect(table.entry(entry({ seat: 0, move: ["build", 0, 1], asked: "repairs" }))).toBe("Cats: mend mill");
    expect(table.entry(entry({ seat: 0, move: ["build", 0, 1], asked: "daylight" }))).toBe("Cats: build mill in Dale 1");
  });

  test("a decision has a sentence of its own where the game has one", () => {
    expect(table.entry(entry({ seat: 0, move: ["march", 3, 5, 2] }))).toBe("The Cats went to Dale 5");
    expect(table.entry(entry({ seat: 1, move: ["march", 3, 5, 2], forced: true }))).toBe("Cats 2 went to Dale 5");
  });

  test("a sentence may say what a thing does", () => {
    expect(table.entry(entry({ event: "used", args: { piece: 0 } }))).toBe("mill: It grinds.");
    expect(table.entry(entry({ event: "used", args: { piece: 1 } }))).toBe("mills: ");
  });

  test("log lines, hidden or not", () => {
    expect(table.entry(entry({ event: "drew", args: { seat: 0, card: 4 } }))).toBe("Cats draws 4");
    expect(table.entry(entry({ event: "drew", args: { seat: 0, card: null } }))).toBe("Cats draws a card");
    expect(table.entry(entry({ seat: 0, move: ["build", 0, 1] }))).toBe("Cats: build mill in Dale 1");
    expect(table.entry(entry({ seat: 1 }))).toBe("Cats 2 decides");
  });

  test("one thing does what several do", () => {
    expect(table.entry(entry({ event: "stood", args: { piece: 0 } }))).toBe("mill stands");
    expect(table.entry(entry({ event: "stood", args: { piece: 1 } }))).toBe("mills stand");
  });

  test("names bend with the sentence where their message says how", () => {
    expect(table.entry(entry({ event: "won", args: { seat: 0, other: 1 } }))).toBe("The Cats beat Cats 2");
  });

  test("questions name places too, where the name of the argument is clear", () => {
    const asked = { step: "go", rule: "R1", text: "the server's words", about: { from: 2 }, reaction: false };
    expect(table.prompt(asked)).toBe("Go from Dale 2 ({$left} left)");
    expect(table.prompt({ ...asked, about: { unknown: 2 } })).toBe("the server's words");
    const left = { ...asked, text: "from 2, 7 left, says Cats", about: { from: 2, left: 7 } };
    expect(table.prompt(left)).toBe("Go from Dale 2 (7 left)");
    expect(table.prompt({ ...left, about: { from: 2, left: 0 } })).toBe("Go from Dale 2 (Cats left)");
    expect(table.prompt({ ...asked, step: "defend", text: "Cats come", about: { foe: 0 } }), "whoever is named bends too").toBe("The Cats come");
    expect(words.say("nothing")).toBe("[nothing]");
  });
});
