import { describe, expect, it } from "vitest";
import type { Brush, Desk, DeskPlace } from "../wire/types";
import { neighbour, withTwin } from "./desk";

const square = (id: string, x: number, y: number): DeskPlace => ({ id, name: id, shape: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]], holds: [], layer: "" });
const PLACES = [square("a", 0, 0), square("b", 1, 0), square("c", 2, 0), square("d", 0.5, 1), square("e", 1.5, 1)];
const BRUSH: Brush = { name: "red", group: "g", says: [], wants: 1, layer: "", asks: "", least: 1, most: 9, twin: "blue" };
const DESK: Desk = { picture: "", width: 3, height: 2, places: PLACES, brushes: [BRUSH], fields: [], symmetries: { mirror: { a: "c", c: "a" } } };

describe("the cursor", () => {
  it("goes to the nearest place that way, and stays where there is none", () => {
    expect(neighbour(PLACES, "a", "ArrowRight")).toBe("b");
    expect(neighbour(PLACES, "c", "ArrowLeft")).toBe("b");
    expect(neighbour(PLACES, "a", "ArrowDown")).toBe("d");
    expect(neighbour(PLACES, "e", "ArrowUp")).not.toBe("e");
    expect(neighbour(PLACES, "a", "ArrowUp")).toBe("a");
    expect(neighbour(PLACES, "gone", "ArrowUp")).toBe("a");
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
