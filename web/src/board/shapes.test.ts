import { expect, test } from "vitest";
import { GLYPHS } from "./glyphs";
import { NEUTRAL_SHAPE, SEAT_SHAPES, shapeOf } from "./shapes";

test("every seat has a shape of its own, so that colour is never the only sign", () => {
  const seats = Array.from({ length: 8 }, (_, seat) => shapeOf(seat));
  expect(new Set([...seats, NEUTRAL_SHAPE]).size).toBe(9);
  expect(SEAT_SHAPES.length).toBe(8);
});

test("no two glyphs look the same", () => {
  const drawings = Object.values(GLYPHS);
  expect(new Set(drawings).size).toBe(drawings.length);
});
