import { describe, expect, test } from "vitest";
import type { Move, VerbArg, VerbInfo } from "../wire/types";
import { back, begin, click, decided, known, pick, question, replay, spelledOut, targets, type Choice } from "./narrow";

const arg = (name: string, kind: string, clickable = true): VerbArg => ({ name, kind, size: 20, labels: [], clickable });
const verb = (name: string, ...args: VerbArg[]): VerbInfo => ({ verb: name, rule: "X1", takes_back: false, ends: false, closes: false, begins: false, args });

const VERBS: VerbInfo[] = [
  verb("march", arg("from", "clearing"), arg("to", "clearing"), arg("warriors", "number", false)),
  verb("battle", arg("clearing", "clearing"), arg("defender", "faction")),
  verb("craft", arg("card", "card")),
  verb("end"),
];
const MOVES: Move[] = [
  ["march", 1, 2, 1],
  ["march", 1, 2, 2],
  ["march", 1, 3, 1],
  ["march", 2, 1, 1],
  ["march", 4, 5, 1],
  ["battle", 1, 0],
  ["battle", 1, 2],
  ["craft", 7],
  ["end"],
];
const start = (): Choice => begin(MOVES, VERBS);
const at = (value: number): { kind: string; value: number } => ({ kind: "clearing", value });
const moves = (choice: Choice | null): Move[] => (choice?.open ?? []).map((found) => found.move);

describe("pointing at things", () => {
  test("the first open argument of the kind is meant", () => {
    expect(moves(pick(start(), at(2)))).toEqual([["march", 2, 1, 1]]);
  });

  test("a later argument is meant where the first cannot be", () => {
    expect(moves(pick(start(), at(5)))).toEqual([["march", 4, 5, 1]]);
  });

  test("destination first, then origin", () => {
    const to = pick(start(), at(3))!;
    expect(decided(to)).toEqual(["march", 1, 3, 1]);
    expect(decided(pick(to, at(1))!)).toEqual(["march", 1, 3, 1]);
  });

  test("kinds may come in any order", () => {
    const faction = pick(start(), { kind: "faction", value: 2 })!;
    expect(decided(pick(faction, at(1))!)).toEqual(["battle", 1, 2]);
    const clearing = pick(start(), at(1))!;
    expect(decided(pick(clearing, { kind: "faction", value: 2 })!)).toEqual(["battle", 1, 2]);
  });

  test("numbers cannot be pointed at, only chosen", () => {
    expect(pick(start(), { kind: "number", value: 1 })).toBeNull();
    const going = pick(pick(start(), at(1))!, at(2))!;
    expect(question(going)).toMatchObject({ ask: "arg", arg: 2, values: [1, 2] });
    expect(decided(pick(going, { verb: "march", arg: 2, value: 2 })!)).toEqual(["march", 1, 2, 2]);
  });

  test("what fits nothing is refused", () => {
    expect(pick(start(), at(19))).toBeNull();
    expect(pick(start(), { verb: "fly" })).toBeNull();
  });
});

describe("asking", () => {
  test("verbs in the order of the table, then arguments in their order", () => {
    expect(question(start())).toEqual({ ask: "verb", verbs: ["march", "battle", "craft", "end"] });
    const march = pick(start(), { verb: "march" })!;
    expect(question(march)).toMatchObject({ ask: "arg", arg: 0, values: [1, 2, 4] });
    expect(question(pick(start(), { verb: "end" })!)).toBeNull();
  });

  test("any way of answering the questions ends in a legal move", () => {
    const walk = (choice: Choice): void => {
      const asked = question(choice);
      if (asked === null) {
        expect(MOVES).toContainEqual(decided(choice));
        return;
      }
      const picks = asked.ask === "verb" ? asked.verbs.map((verb) => ({ verb })) : asked.values.map((value) => ({ verb: asked.verb, arg: asked.arg, value }));
      for (const next of picks) walk(pick(choice, next)!);
    };
    walk(start());
  });

  test("every target leads somewhere", () => {
    const walk = (choice: Choice): void => {
      for (const target of targets(choice).values()) {
        const next = pick(choice, target);
        expect(next).not.toBeNull();
        walk(next!);
      }
    };
    walk(start());
  });

  test("half a sentence says what is known", () => {
    expect(known(start())).toBeNull();
    expect(known(pick(start(), at(2))!)).toEqual({ verb: "march", values: [2, 1, 1] });
    expect(known(pick(start(), { verb: "march" })!)).toEqual({ verb: "march", values: [null, null, null] });
  });
});

describe("changing one's mind", () => {
  test("back takes the last pick away", () => {
    const going = pick(pick(start(), { verb: "march" })!, at(1))!;
    expect(back(going).picks).toEqual([{ verb: "march" }]);
    expect(moves(back(going))).toHaveLength(5);
  });

  test("clicking another origin replaces the first", () => {
    const first = click(start(), at(1))!;
    const second = click(first, at(4))!;
    expect(second.picks).toEqual([at(4)]);
    expect(decided(second)).toEqual(["march", 4, 5, 1]);
  });

  test("a chosen verb is kept where the click fits it", () => {
    const march = click(pick(start(), { verb: "march" })!, at(1))!;
    expect(click(march, at(4))!.picks).toEqual([{ verb: "march" }, at(4)]);
    expect(click(march, { kind: "card", value: 7 })!.picks).toEqual([{ kind: "card", value: 7 }]);
  });

  test("clicking the same thing again lets go of it", () => {
    const first = click(start(), at(4))!;
    expect(click(first, at(4))!.picks).toEqual([]);
  });

  test("a renewed list keeps as much of the choice as still fits", () => {
    const going = pick(pick(start(), at(1))!, at(2))!;
    const renewed = replay(begin(MOVES.filter((move) => move[2] !== 2), VERBS), going.picks);
    expect(renewed.picks).toEqual([at(1)]);
  });
});

describe("sending at once or asking first", () => {
  test("all pointed at, no other verb possible: sent", () => {
    expect(spelledOut(pick(start(), { kind: "card", value: 7 })!)).toBe(true);
    expect(spelledOut(pick(start(), { verb: "end" })!)).toBe(true);
  });

  test("something was implied: asked", () => {
    expect(spelledOut(pick(start(), at(4))!)).toBe(false);
    const two = pick(pick(start(), at(1))!, { kind: "faction", value: 2 })!;
    expect(spelledOut(two)).toBe(false);
    expect(spelledOut(pick(pick(pick(start(), { verb: "battle" })!, at(1))!, { kind: "faction", value: 2 })!)).toBe(true);
  });
});

test("a whole move can be picked at any time, and is spelled out", () => {
  const made = pick(start(), { whole: ["march", 1, 2, 2] })!;
  expect(decided(made)).toEqual(["march", 1, 2, 2]);
  expect(spelledOut(made)).toBe(true);
  expect(back(made).open.length).toBe(MOVES.length);
  expect(pick(start(), { whole: ["march", 9, 9, 9] })).toBeNull();
});
