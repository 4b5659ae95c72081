import { expect, test } from "vitest";
import { minded, MIXED, usualBot } from "./seats";

const characters = ["cautious", "bold", "schemer"];

test("a bot is called by its strength and its character", () => {
  expect(minded("hard", "", characters, 0)).toBe("hard");
  expect(minded("hard", "bold", characters, 2)).toBe("hard:character=bold");
});

test("of different minds, each next one has the next character", () => {
  const called = [0, 1, 2, 3].map((number) => minded("normal", MIXED, characters, number));
  expect(called).toEqual(["cautious", "bold", "schemer", "cautious"].map((one) => `normal:character=${one}`));
  expect(minded("normal", MIXED, [], 1)).toBe("normal");
});

test("without a choice a bot is called that plays well and answers soon", () => {
  expect(usualBot(["random", "easy", "normal", "hard"])).toBe("normal");
  expect(usualBot(["random", "greedy", "own"])).toBe("greedy");
  expect(usualBot([])).toBe("");
});
