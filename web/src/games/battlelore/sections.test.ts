import { expect, test } from "vitest";
import { layOut } from "../../board/layout";
import type { Scene } from "../../board/scene";
import { opposite, sections } from "./sections";

/** A row of seven hexes: the third and the fifth are cut by the lines. */
const NAMES = [["left"], ["left"], ["left", "center"], ["center"], ["center", "right"], ["right"], ["right"]];
const row: Scene = {
  layout: "hex",
  places: NAMES.map((names, id) => ({ id, name: String(id), x: id, y: 0, kind: "hex", sections: names })),
  edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6]],
};

test("a line runs through the hexes that belong to both sides", () => {
  const { lines, middles } = sections(layOut(row));
  expect(lines).toEqual([200, 400]);
  expect(middles).toEqual([{ section: "left", x: 100 }, { section: "center", x: 300 }, { section: "right", x: 500 }]);
});

test("who sits opposite has left and right the other way round", () => {
  expect((["left", "center", "right"] as const).map(opposite)).toEqual(["right", "center", "left"]);
});

test("a field without sections has no lines", () => {
  const { lines, middles } = sections(layOut({ ...row, places: row.places.map((place) => ({ ...place, sections: undefined })) }));
  expect([lines, middles]).toEqual([[], []]);
});
