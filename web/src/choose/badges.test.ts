import { expect, test } from "vitest";
import { badges } from "./badges";

test("without numbers in the labels they are counted", () => {
  expect(badges(["Craft", "Battle", "End"])).toEqual(["1", "2", "3"]);
});

test("a label that names a number is pressed by it", () => {
  expect(badges(["Clearing 1", "Clearing 5", "Clearing 9", "Pass"])).toEqual(["1", "5", "9", "2"]);
  expect(badges(["0", "1", "2"])).toEqual([null, "1", "2"]);
});

test("what two labels name, or two digits, presses nothing", () => {
  expect(badges(["Clearing 12", "From 1 to 2", "Clearing 3", "Clearing 3 again"])).toEqual([null, null, null, null]);
});

test("there are nine digits", () => {
  expect(badges([..."abcdefghijk"]).slice(8)).toEqual(["9", null, null]);
});
