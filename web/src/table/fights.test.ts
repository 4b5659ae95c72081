import { expect, test } from "vitest";
import type { Entry, EventInfo, FightPart, VerbArg } from "../wire/types";
import { fights, isFought, type Kinds } from "./fights";

const seat = (name: string): VerbArg => ({ name, kind: "seat", size: 4, labels: [], clickable: false });
const number = (name: string): VerbArg => ({ name, kind: "number", size: 9, labels: [], clickable: false });
const kind = (event: string, args: VerbArg[], ...fight: Partial<FightPart>[]): EventInfo => ({ event, rule: "X1", args, headline: false, detail: false, heading: false, apart: false, after: [], fight: fight as FightPart[] });

const KINDS: Kinds = new Map(
  [
    kind("attack", [seat("who"), seat("whom"), number("at")], { role: "clash", side: "who", other: "whom", place: "at" }),
    kind("roll", [seat("who"), number("ones"), number("twos"), number("best")], { role: "roll", side: "who", faces: ["ones", "twos"], tally: true, upto: "best" }),
    kind("tiles", [seat("who"), number("tiles")], { role: "draws", side: "who", amount: "tiles" }),
    kind("mine", [seat("who"), number("tile")], { role: "holds", side: "who", faces: ["tile"] }),
    kind("shown", [seat("who"), number("a"), number("b")], { role: "roll", side: "who", faces: ["a", "b"] }),
    kind("wasted", [seat("who")], { role: "void", side: "who" }),
    kind("fell", [seat("who"), number("men"), number("hired")], { role: "loss", side: "who", amount: "men" }, { role: "loss", side: "who", amount: "hired" }),
    kind("tied", [], { role: "note" }, { role: "again" }),
    kind("won", [seat("who")], { role: "won", side: "who" }),
    kind("end", [], { role: "over" }),
    kind("rain", [number("inches")]),
  ].map((one) => [one.event, one]),
);
const tell = (event: string, args: Record<string, number | null> = {}): Entry => ({ step: 1, text: event, event, args, rule: "X1" }) as Entry;
const read = (...entries: Entry[]): ReturnType<typeof fights> => fights(entries, 10, KINDS, (_arg, value) => value);

test("a fight has its sides, its place, dice that hit or miss, what did not count and what it cost", () => {
  const [fight, ...others] = read(tell("rain"), tell("attack", { who: 1, whom: 0, at: 7 }), tell("roll", { who: 1, ones: 2, twos: 1, best: 1 }), tell("wasted", { who: 1 }), tell("rain"), tell("fell", { who: 0, men: 2, hired: 1 }), tell("won", { who: 1 }), tell("end"), tell("fell", { who: 0, men: 5, hired: 0 }));
  expect(others).toEqual([]);
  expect([fight!.from, fight!.until, fight!.over, fight!.place, fight!.winner]).toEqual([11, 18, true, 7, 1]);
  expect(fight!.sides.map((side) => [side.seat, side.attacks, side.lost])).toEqual([[1, true, 0], [0, false, 3]]);
  expect(fight!.exchanges[0]!.throws[0]!.dice.map((die) => [die.face, die.hit])).toEqual([["ones", true], ["ones", true], ["twos", false]]);
  expect(fight!.exchanges[0]!.throws[0]!.upto).toBe(1);
  expect(fight!.exchanges[0]!.lines.map((line) => line.role)).toEqual(["void", "loss", "won"]);
});

test("tiles lie face down until they are shown; one's own are seen", () => {
  const [fight] = read(tell("attack", { who: 0, whom: 1, at: 1 }), tell("tiles", { who: 0, tiles: 2 }), tell("mine", { who: 0, tile: 5 }), tell("tiles", { who: 1, tiles: 3 }));
  expect(fight!.exchanges[0]!.throws.map((one) => one.dice.map((die) => die.value))).toEqual([[5, null], [null, null, null]]);
  expect(fight!.over).toBe(false);
  const [shown] = read(tell("attack", { who: 0, whom: 1, at: 1 }), tell("tiles", { who: 0, tiles: 2 }), tell("shown", { who: 0, a: 4, b: 3 }));
  expect(shown!.exchanges[0]!.throws.map((one) => one.dice.map((die) => die.value))).toEqual([[4, 3]]);
});

test("a round begins anew; a second clash belongs to the fight that is going on", () => {
  const tied = read(tell("attack", { who: 0, whom: 1, at: 1 }), tell("shown", { who: 0, a: 1, b: 1 }), tell("tied"), tell("shown", { who: 0, a: 2, b: 2 }));
  expect(tied[0]!.exchanges.map((one) => [one.throws.length, one.lines.length])).toEqual([[1, 1], [1, 0]]);
  const back = read(tell("attack", { who: 0, whom: 1, at: 1 }), tell("roll", { who: 0, ones: 1, twos: 0, best: 1 }), tell("attack", { who: 1, whom: 0, at: 2 }), tell("roll", { who: 1, ones: 0, twos: 1, best: 1 }), tell("end"));
  expect(back.map((one) => [one.exchanges.length, one.place])).toEqual([[2, 1]]);
});

test("what nobody met is no fight to look at", () => {
  expect(read(tell("attack", { who: 0, whom: 1, at: 1 }), tell("won", { who: 0 }), tell("end")).map(isFought)).toEqual([false]);
});
