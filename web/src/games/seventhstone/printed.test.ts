import { expect, test } from "vitest";
import { brokenOf, onWheel, PHASES, PORTAL_SIGN, stoneFace, stonesOut } from "./printed";

test("portals differ by shape, not by colour alone", () => {
  expect(new Set(Object.values(PORTAL_SIGN)).size).toBe(4);
});

test("stones of one arm differ by their mark, stones of one sort by arm or value", () => {
  const names = ["master-stroke-melee", "precision-melee", "power-blow-melee", "master-stroke-ranged", "shield-1", "shield-3", "prevention-all", "bribery", "explosive-charge", "teleportation", "speed-1", "speed-2", "mobility", "lost-tear-stone"];
  const faces = names.map((name) => stoneFace(name)).map(({ sort, glyph, mark }) => `${sort} ${glyph} ${mark}`);
  expect(new Set(faces).size).toBe(names.length);
});

test("army stones are counted by field, not by part", () => {
  const view = { places: [{ id: 1, pieces: [{ kind: "melee", seat: 0, count: 2 }, { kind: "melee", seat: 0, count: 1 }, { kind: "barracks", seat: 0, count: 1 }] }, { id: 2, pieces: [{ kind: "cavalry", seat: 0, count: 1 }, { kind: "melee", seat: 1, count: 1 }] }] };
  expect(stonesOut(view, 0)).toEqual({ melee: 1, ranged: 0, cavalry: 1 });
});

test("every stage has its place on the wheel, broken fields their rule", () => {
  expect((PHASES as readonly string[]).includes(onWheel("overruns"))).toBe(true);
  expect(brokenOf({ broken: [{ field: 7, rule: "T5.10" }] }).get(7)).toBe("T5.10");
  expect(brokenOf(null).size).toBe(0);
});
