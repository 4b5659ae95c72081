import { expect, test } from "vitest";
import type { Entry, EventInfo } from "../wire/types";
import { acts, gist, isTold, joined, paragraphs, sentences as said, traces } from "./acts";

const entry = (more: Partial<Entry>): Entry => ({ step: 1, text: "", ...more }) as Entry;
const sentences = (...asked: Parameters<typeof said>): string[] => said(...asked).map(({ text }) => text);
const LOG = [
  entry({ event: "dealt" }),
  entry({ seat: 0, move: ["march", 1, 2] }),
  entry({ event: "moved", args: { from: 1, to: 2, count: 3 } }),
  entry({ seat: 1, move: ["pay"], forced: true }),
  entry({ event: "fought", args: { clearing: 2 } }),
  entry({ seat: 1, move: ["pass"] }),
];
const EVENTS = new Map<string, EventInfo>(
  [
    { event: "moved", rule: "", args: ["from", "to"].map((name) => ({ name, kind: "clearing", size: 9, labels: [], clickable: true })) },
    { event: "fought", rule: "", args: [{ name: "clearing", kind: "clearing", size: 9, labels: [], clickable: true }] },
  ].map((kind) => [kind.event, kind as unknown as EventInfo]),
);

test("a decision opens an act; what is forced and what happens belongs to it", () => {
  expect(acts(LOG, 10).map((act) => [act.from, act.seat, act.entries.length])).toEqual([[10, null, 1], [11, 0, 4], [15, 1, 1]]);
});

test("the heading of a turn begins an act of nobody, which what follows belongs to", () => {
  const turns = [entry({ seat: 0, move: ["end"] }), entry({ event: "ended" }), entry({ event: "turn" }), entry({ event: "drew" }), entry({ seat: 1, move: ["march", 1] })];
  expect(acts(turns, 5, (one) => one.event === "turn").map((act) => [act.from, act.seat, act.entries.length])).toEqual([[5, 0, 2], [7, null, 2], [9, 1, 1]]);
});

test("an act leads from one place to another, and marks where else something happened", () => {
  const [, march] = acts(LOG);
  expect(traces(march!, EVENTS, ["clearing"])).toEqual([{ from: 1, to: 2, seat: 0 }]);
  expect(traces({ ...march!, entries: [LOG[4]!] }, EVENTS, ["clearing"])).toEqual([{ from: null, to: 2, seat: 0 }]);
  expect(traces(march!, EVENTS, [])).toEqual([]);
});

test("what is told is what happened, else the decision", () => {
  const tell = (one: Entry): string => one.event ?? String(one.move);
  const [, march, pass] = acts(LOG);
  expect(sentences(march!, tell)).toEqual(["moved", "fought"]);
  expect(sentences(pass!, tell)).toEqual(["pass"]);
  expect(sentences(march!, tell, (one) => one.event === "fought")).toEqual(["fought", "moved"]);
  expect(sentences(march!, tell, undefined, (one) => one.event === "fought"), "a forced decision whose only event is a detail").toEqual(["moved", "pay"]);
});

test("what was begun is one act with what comes of it, unless somebody else is next or a phase ends", () => {
  const tell = (one: Entry): string => one.event ?? String(one.move);
  const built = [entry({ seat: 0, move: ["build", 3] }), entry({ seat: 0, move: ["at", 7] }), entry({ event: "built" }), entry({ seat: 0, move: ["end"] }), entry({ seat: 0, move: ["march", 1] })];
  const found = joined(acts(built), (one) => one.move?.[0] === "end");
  expect(found.map((act) => act.entries.length)).toEqual([3, 1, 1]);
  expect(found.map((act) => sentences(act, tell))).toEqual([["built"], ["end"], ["march,1"]]);
  const two = [entry({ seat: 0, move: ["build", 3] }), entry({ seat: 1, move: ["pass"] })];
  expect(joined(acts(two), () => false)).toHaveLength(2);
  const choosing = joined(acts([entry({ seat: 0, move: ["build", 3] }), entry({ seat: 0, move: ["at", 7] })]), () => false);
  expect(sentences(choosing[0]!, tell), "while nothing has come of it, the last choice is told").toEqual(["at,7"]);
});

test("half a choice is a line of the log until the same seat has gone on", () => {
  const none = (): boolean => false;
  const begins = (one: Entry): boolean => one.move?.[0] === "build";
  const lines = (...log: Entry[]): boolean[] => log.map((_, i) => isTold(log, i, none, begins));
  const build = entry({ seat: 0, move: ["build", 3] });
  expect(lines(build)).toEqual([true]);
  expect(lines(build, entry({ seat: 0, move: ["at", 7] }))).toEqual([false, true]);
  expect(lines(build, entry({ seat: 1, move: ["pass"] }))).toEqual([true, true]);
  expect(lines(entry({ seat: 0, move: ["at", 7] }), entry({ seat: 0, move: ["end"] })), "a whole choice stays").toEqual([true, true]);
});

test("where there is little room, how a fight ended comes before its dice", () => {
  const fight = ["begins", "rolled", "rolled-back", "lost", "ran", "won"].map((event) => entry({ event }));
  const all = said({ entries: fight }, (one) => one.event!);
  const weight = (one: Entry): number => ({ won: 3, lost: 2 })[one.event!] ?? 0;
  expect(gist(all, 3, weight)).toEqual(["begins", "lost", "won"]);
  expect(gist(all, 9, weight)).toEqual(all.map(({ text }) => text));
  expect(gist([], 3, weight)).toEqual([]);
});

const KINDS: Record<string, Partial<EventInfo>> = {
  turn: { heading: true },
  built: {},
  paid: { after: ["built", "paid"] },
  drew: { apart: true },
  attacked: { fight: [{ role: "clash" }] as EventInfo["fight"] },
  rolled: { fight: [{ role: "roll" }] as EventInfo["fight"] },
  settled: { fight: [{ role: "over" }] as EventInfo["fight"] },
};
const TIES = { kind: (one: Entry) => KINDS[one.event ?? ""], declines: (one: Entry) => one.move?.[0] === "pass" };
const did = (seat: number, verb: string): Entry => entry({ seat, move: [verb] });
const came = (event: string): Entry => entry({ event });

test("a paragraph is a deed with what came of it; a payment of the same seat stands under it, that of another does not", () => {
  const log = [came("turn"), did(0, "build"), came("built"), did(0, "pay"), came("paid"), did(0, "pay"), came("paid"), did(1, "pay"), came("paid"), came("drew")];
  expect(paragraphs(log, TIES)).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
});

test("a fight is one paragraph from its first clash to its end, whoever decides meanwhile; what was declined goes with what was done", () => {
  const log = [did(0, "attack"), came("attacked"), did(1, "defend"), came("rolled"), did(0, "attack"), came("attacked"), came("settled"), did(1, "pass"), did(0, "march")];
  expect(paragraphs(log, TIES)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2]);
});
