import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { way } from "./way";

const words = (lang: "en" | "de"): Words => new Words(lang, [readFileSync(join(import.meta.dirname, `text.${lang}.ftl`), "utf-8")]);
const said = (seat: Record<string, unknown>, lang: "en" | "de" = "en"): string[] => {
  const { notes } = way({ goal: 30, seats: [{ score: 5 }, seat] }, null, (at) => ["Marquise", "Eyrie"][at]!);
  return notes.filter((note) => note.urgent).map((note) => words(lang).say(note.key, note.values));
};

test("whoever plays for dominance is told with what is ruled and what is wanted", () => {
  expect(said({ dominance: "dominance-fox", dominance_way: { ruled: 2, needed: 3 } })).toEqual(["Eyrie plays for dominance: rules 2 of 3 fox clearings"]);
  expect(said({ dominance: "dominance-bird", dominance_way: { ruled: 1, needed: 2 } }, "de")).toEqual(["Eyrie auf Dominanz: beherrscht 1 von 2 gegenüberliegenden Ecken"]);
});

test("a coalition has no clearings to rule", () => {
  expect(said({ dominance: "dominance-mouse", partner: "eyrie" })).toEqual(["Eyrie plays for dominance"]);
});
