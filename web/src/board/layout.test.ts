import { expect, test } from "vitest";
import { layOut, towards, UNIT } from "./layout";
import type { Scene } from "./scene";
import { cluster } from "./shapes";

const grid = (columns: number, rows: number): Scene => {
  const places = Array.from({ length: columns * rows }, (_, id) => ({ id, name: String(id), x: (id % columns) * 7, y: Math.floor(id / columns) * 7, kind: "plain" }));
  const edges: [number, number][] = [];
  for (const { id } of places) {
    if (id % columns < columns - 1) edges.push([id, id + 1]);
    if (id + columns < places.length) edges.push([id, id + columns]);
  }
  return { layout: "grid", places, edges };
};

test("neighbours are one unit apart whatever the game's coordinates", () => {
  const { cells } = layOut(grid(4, 3));
  expect(cells.get(1)!.x - cells.get(0)!.x).toBeCloseTo(UNIT);
  expect(cells.get(4)!.y - cells.get(0)!.y).toBeCloseTo(UNIT);
});

test("bounds hold everything", () => {
  const { cells, bounds } = layOut(grid(5, 2));
  for (const { outline } of cells.values())
    for (const [x, y] of outline) {
      expect(x).toBeGreaterThan(bounds.x);
      expect(y).toBeLessThan(bounds.y + bounds.height);
    }
});

test("arrow keys go to the neighbour in that direction", () => {
  const { cells } = layOut(grid(4, 3));
  const at = (id: number): NonNullable<ReturnType<typeof cells.get>> => cells.get(id)!;
  expect(towards(cells.values(), at(5), 1, 0)).toBe(at(6));
  expect(towards(cells.values(), at(5), 0, -1)).toBe(at(1));
  expect(towards(cells.values(), at(5), -1, 0)).toBe(at(4));
  expect(towards(cells.values(), at(3), 1, 0)).toBeNull();
});

test("arrow keys reach every hex", () => {
  const places = Array.from({ length: 9 }, (_, row) => Array.from({ length: 13 - (row % 2) }, (_, i) => ({ id: row * 13 + i, name: "", x: i + (row % 2) / 2, y: row * 0.866, kind: "plains" }))).flat();
  const { cells } = layOut({ layout: "hex", places, edges: [[0, 1]] });
  const seen = new Set([cells.get(0)!]);
  for (const cell of seen) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) seen.add(towards(cells.values(), cell, dx, dy) ?? cell);
  expect(seen.size).toBe(places.length);
});

test("a polygon keeps its form and says how much room it has", () => {
  const scene: Scene = {
    layout: "graph",
    places: [
      { id: 0, name: "a", x: 5, y: 5, kind: "sea", polygon: [[0, 0], [10, 0], [10, 10], [0, 10]] },
      { id: 1, name: "b", x: 15, y: 5, kind: "sea", polygon: [[10, 0], [20, 0], [20, 10], [10, 10]] },
    ],
    edges: [[0, 1]],
  };
  const { cells, edges } = layOut(scene);
  expect(cells.get(0)!.room).toBeCloseTo(UNIT / 2);
  expect(edges).toEqual([]);
});

test("tokens do not overlap", () => {
  for (let count = 1; count <= 12; count++) {
    const spots = cluster(count, 20, 70);
    for (const [i, [x, y]] of spots.entries()) for (const [ox, oy] of spots.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(20);
  }
});
