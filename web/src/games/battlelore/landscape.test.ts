import { expect, test } from "vitest";
import { layOut } from "../../board/layout";
import type { Scene } from "../../board/scene";
import { cliffEdges, course, courses, crossing, SIGNS } from "./landscape";
import { armyOf, campBelow, chiefOf, doings, threats, turned } from "./printed";

/** Seven hexes in a row between two rows of eight: only the outer ones of the middle row touch the border. */
const at = (row: number, i: number): { id: number; name: string; x: number; y: number; kind: string } => ({ id: row * 10 + i, name: `r${row + 1}c${i + 1}`, x: i + (row % 2) / 2, y: row * 0.866, kind: "hex" });
const places = [0, 1, 2].flatMap((row) => Array.from({ length: row % 2 ? 7 : 8 }, (_, i) => at(row, i)));
const scene: Scene = { layout: "hex", places, edges: [[0, 1], [10, 11]] };
const cells = [...layOut(scene).cells.values()];
const cell = (id: number): (typeof cells)[number] => cells.find((one) => one.place.id === id)!;

test("a river runs through the edges between its hexes and leaves the board straight on", () => {
  const river = courses(cells, new Set([10, 11, 12]));
  expect(river.get(11)).toEqual([[100, cell(11).y], [200, cell(11).y]]);
  expect(river.get(10)![1]![0], "the first hex lies at the border").toBeCloseTo(0);
  expect(river.get(12)!.length, "the last one does not: the water ends there").toBe(1);
  expect(courses(cells, new Set()).size).toBe(0);
  expect(course(cell(11), [])).toContain("H");
});

test("a bridge crosses the water at a right angle", () => {
  const { x, y } = cell(11);
  expect(crossing(cell(11), [[x - 50, y], [x + 50, y]])).toBeCloseTo(90);
  expect(Math.abs(crossing(cell(11), [[x, y - 50], [x, y + 50]]) % 180)).toBeCloseTo(0);
});

test("the marked edges of a cliff turn with the board", () => {
  const [[one, other]] = cliffEdges(1, false) as [[readonly [number, number], readonly [number, number]]];
  expect(one[0] > 0 && other[0] > 0, "east is to the right").toBe(true);
  const [[turnedOne]] = cliffEdges(1, true) as [[readonly [number, number], readonly [number, number]]];
  expect(turnedOne[0]).toBeLessThan(0);
  expect(cliffEdges(0b101, false).length).toBe(2);
});

test("no two landmarks are drawn alike", () => {
  expect(new Set(Object.values(SIGNS)).size).toBe(Object.keys(SIGNS).length);
});

test("the camp that looks sits below", () => {
  const view = { seats: [{ role: "standard", camp: "standard" }, { role: "pennant", camp: "pennant" }] };
  expect([campBelow(view, 0), campBelow(view, 1), campBelow(view, null)]).toEqual(["standard", "pennant", "standard"]);
  const [first] = turned(scene, "pennant").places;
  expect([first!.x, first!.y]).toEqual([-places[0]!.x, -places[0]!.y]);
  expect(turned(scene, "standard")).toBe(scene);
});

test("whom how many threaten, and what a unit has done", () => {
  const view = { places: [{ id: 1, pieces: [{ kind: "HBS", count: 4, threatens: [5] }] }, { id: 2, pieces: [{ kind: "HGB", count: 4, threatens: [5, 6] }] }] };
  expect(threats(view)).toEqual(new Map([[5, 2], [6, 1]]));
  expect(doings({ kind: "HBS", count: 4, ordered: true, moved: false, attacks: 1 })).toEqual({ ordered: true, moved: false, fought: true });
  expect(doings({ kind: "HBS", count: 4 })).toEqual({ ordered: false, moved: false, fought: false });
});

test("armies are numbered by camp, wherever their chiefs sit", () => {
  const view = { seats: [{ role: "pennant" }, { role: "standard" }, { role: "standard-left" }] };
  expect([chiefOf(view, 0), chiefOf(view, 1), chiefOf(view, 3), chiefOf(view, -1)]).toEqual([1, 0, -1, -1]);
  expect([armyOf(view, 0), armyOf(view, 1), armyOf(view, 2)]).toEqual([1, 0, -1]);
});
