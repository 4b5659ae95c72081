import { expect, test } from "vitest";
import type { Scene } from "../../board/scene";
import { BOUNDS, grove, numbers, path, RADIUS, river, rows, smooth, spotOf, trees } from "./woods";

const scene: Scene = {
  layout: "graph",
  places: [
    { id: 0, name: "1", x: 11, y: 13, kind: "fox" },
    { id: 1, name: "2", x: 87, y: 25, kind: "mouse" },
    { id: 2, name: "3", x: 50, y: 60, kind: "rabbit" },
  ],
  edges: [[0, 1]],
  rivers: [[0, 2], [2, 1]],
};
const spots = new Map(scene.places.map((place) => [place.id, spotOf(place)]));

test("paths begin and end in their clearings", () => {
  const { points } = path(spots.get(0)!, spots.get(1)!);
  expect(points[0]).toEqual([110, 130]);
  expect(points.at(-1)![0]).toBeCloseTo(870);
});

test("the river passes its clearings and leaves the picture", () => {
  const line = river(scene, spots);
  expect(line).toHaveLength(5);
  for (const [x, y] of [line[0]!, line.at(-1)!]) expect(x < 0 || y < 0 || x > BOUNDS.width || y > BOUNDS.height).toBe(true);
  expect(smooth(line)).toMatch(/^M.*C/);
  expect(river({ ...scene, rivers: [] }, spots)).toEqual([]);
});

test("no tree stands in a clearing, and the wood is the same every time", () => {
  const clearings = [...spots.values()];
  const wood = trees(clearings, [], []);
  expect(wood.length).toBeGreaterThan(100);
  for (const tree of wood) for (const spot of clearings) expect(Math.hypot(tree.x - spot.x, tree.y - spot.y)).toBeGreaterThan(RADIUS);
  expect(trees(clearings, [], [])).toEqual(wood);
  expect(numbers(1)()).toBe(numbers(1)());
});

test("a row draws each of its trees once, where it stands", () => {
  const wood = trees([...spots.values()], [], []);
  const drawn = rows(wood);
  const crowns = drawn.flatMap((row) => row.crowns).join("");
  expect(drawn.length).toBeLessThan(60);
  expect(crowns.match(/M/g)).toHaveLength(wood.length);
  const [tree] = wood;
  expect(grove([{ x: 100, y: 200, size: 20, shade: 0 }]).trunks).toBe("M98.8 198h2.5v4.5h-2.5z");
  expect(crowns).toContain(`M${Math.round(tree!.x * 10) / 10} `);
});
