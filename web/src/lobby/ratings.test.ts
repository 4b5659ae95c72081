import { expect, test } from "vitest";
import { expected, standing } from "./ratings";

const ratings = { easy: 1000, normal: 1147, skilled: 1338, hard: 1338 };

test("a bot stands above the next weaker one, with how often it wins against it", () => {
  expect(standing(ratings, "normal")).toEqual({ rating: 1147, below: "easy", percent: 70 });
  expect(standing(ratings, "skilled")).toEqual({ rating: 1338, below: "normal", percent: 75 });
  expect(standing(ratings, "hard")).toEqual({ rating: 1338, below: "normal", percent: 75 });
});

test("nobody stands below the weakest, and who was not rated stands nowhere", () => {
  expect(standing(ratings, "easy")).toEqual({ rating: 1000, below: "", percent: 0 });
  expect(standing(ratings, "greedy")).toBeNull();
  expect(standing({}, "easy")).toBeNull();
});

test("four hundred more win ten times as often as they lose", () => {
  expect(expected(0)).toBe(0.5);
  expect(expected(400)).toBeCloseTo(10 / 11);
  expect(expected(-400)).toBeCloseTo(1 / 11);
});
