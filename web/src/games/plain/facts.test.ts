import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { factsOf, labelOf } from "./facts";

test("every key that is not drawn is a fact; a list with an entry for each seat is shared out", () => {
  const view = { seats: [{ role: "amber", score: 3, stones: 2 }, { role: "blue", score: 1, stones: 0 }], places: [], turn: { round: 1 }, hand: ["x"], goal: 20, hands: [4, 5], pile: { open: 3 }, nothing: null, none: [] };
  const { table, seats } = factsOf(view, 2);
  expect(table).toEqual([["goal", 20], ["pile", { open: 3 }]]);
  expect(seats).toEqual([[["stones", 2], ["hands", 4]], [["stones", 0], ["hands", 5]]]);
});

test("a game without seats in its view still has its shares", () => {
  expect(factsOf({ scores: [0, 0, 0], bids: [1, null, 2] }, 3).seats).toEqual([[["bids", 1]], [["bids", null]], [["bids", 2]]]);
});

test("a key has the name the author gives it, or its own", () => {
  const words = new Words("en", ["fact-goal = Goal\n"]);
  expect(labelOf(words, "goal")).toBe("Goal");
  expect(labelOf(words, "apples_left")).toBe("apples left");
});
