import { describe, expect, it } from "vitest";
import type { Brush, Desk, DeskPlace } from "../wire/types";
import { beside, neighbour, withTwin } from "./desk";

const square = (id: string, x: number, y: number): DeskPlace => ({ id, name: id, shape: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]], holds: [], layer: "" });
const PLACES = [square("a", 0, 0), square("b", 1, 0), square("c", 2, 0), square("d", 0.5, 1), square("e", 1.5, 1)];
const BRUSH: Brush = { name: "red", group: "g", says: [], wants: 1, layer: "", asks: "", least: 1, most: 9, twin: "blue" };
const DESK: Desk = { picture: "", width: 3, height: 2, places: PLACES, brushes: [BRUSH], fields: [], symmetries: { mirror: { a: "c", c: "a" } } };

describe("the cursor", () => {
  it("goes to the nearest place that way, and stays where there is none", () => {
    expect(neighbour(PLACES, "a", "ArrowRight")).toBe("b");
    expect(neighbour(PLACES, "c", "ArrowLeft")).toBe("b");
    expect(neighbour(PLACES, "a", "ArrowDown")).toBe("d");
    expect(neighbour(PLACES, "e", "ArrowUp")).toBe("b");
    expect(neighbour(PLACES, "a", "ArrowUp")).toBe("a");
    expect(neighbour(PLACES, "gone", "ArrowUp")).toBe("a");
  });
  it("comes to every hex by arrows, to the next row and not past it", () => {
    const hexes = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => square(`${row}.${column}`, column + (row % 2) / 2, row * 0.87)));
    expect(neighbour(hexes, "0.1", "ArrowDown")).toMatch(/^1\./);
    expect(neighbour(hexes, "3.2", "ArrowUp")).toMatch(/^2\./);
    expect(neighbour(hexes, "1.1", "ArrowRight")).toBe("1.2");
  });
  it("goes round all places in their order", () => {
    expect(beside(PLACES, "a", 1)).toBe("b");
    expect(beside(PLACES, "a", -1)).toBe("e");
    expect(beside(PLACES, "e", 1)).toBe("a");
  });
});

describe("symmetry", () => {
  it("does the same for the other side at the place opposite", () => {
    const stroke = { brush: "red", at: ["a"] };
    expect(withTwin(DESK, BRUSH, stroke, "mirror")).toEqual([stroke, { brush: "blue", at: ["c"] }]);
  });
  it("does it once where nothing lies opposite, or none is wanted", () => {
    expect(withTwin(DESK, BRUSH, { brush: "red", at: ["b"] }, "mirror")).toHaveLength(1);
    expect(withTwin(DESK, BRUSH, { brush: "red", at: ["a"] }, "")).toHaveLength(1);
    expect(withTwin(DESK, { ...BRUSH, asks: "point" }, { brush: "red", at: ["a"] }, "mirror")).toHaveLength(1);
  });
});
