import { expect, test } from "vitest";
import type { Entry } from "../../wire/types";
import { duelsOf } from "./tournament";

const line = (event: string, args: Record<string, number>): Entry => ({ event, args }) as unknown as Entry;
const duel = (seat: number, other: number): Entry[] => [
  line("duel", { seat, other }),
  line("exchange", { seat, roll: 2, life: 5, other, answer: 6, otherlife: 3 }),
  line("exchange", { seat, roll: 1, life: 4, other, answer: 3, otherlife: 0 }),
  line("duel-won", { seat }),
];

test("a duel is told with what was rolled, what life is left, and who won", () => {
  const { duels, champion } = duelsOf([line("year", {}), ...duel(0, 1), line("champion", { seat: 0 })], 5);
  expect(champion).toBe(0);
  expect(duels).toEqual([{ knights: [{ seat: 0, life: 4, rolls: [2, 1] }, { seat: 1, life: 0, rolls: [6, 3] }], winner: 0 }]);
});

test("only the last tournament is shown, and one that goes on has no winner yet", () => {
  const before = [...duel(1, 2), ...duel(0, 1), line("champion", { seat: 0 })];
  expect(duelsOf(before, 5).duels.map(({ winner }) => winner)).toEqual([1, 0]);
  const { duels, champion } = duelsOf([...before, line("duel", { seat: 2, other: 0 })], 5);
  expect([duels.length, duels[0]!.winner, duels[0]!.knights[1].life, champion]).toEqual([1, null, 5, null]);
  expect(duelsOf([], 5).duels).toEqual([]);
});
