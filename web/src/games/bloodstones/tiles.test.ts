import { expect, test } from "vitest";
import { doing, payments, routePrices } from "./tiles";

const hand = [
  { kind: "swords", pips: 4, count: 2 },
  { kind: "blank", pips: 5, count: 1 },
  { kind: "skirmishers", pips: 2, count: 2 },
];

test("the least waste first", () => {
  expect(payments(hand, 4)[0]).toEqual(["swords"]);
  expect(payments(hand, 6)[0]).toEqual(["swords", "skirmishers"]);
  expect(payments(hand, 2)[0]).toEqual(["skirmishers"]);
});

test("largest first, nothing superfluous, never more than held", () => {
  const pips: Record<string, number> = { swords: 4, blank: 5, skirmishers: 2 };
  for (let due = 1; due <= 17; due++) {
    for (const tiles of payments(hand, due, 50)) {
      const values = tiles.map((kind) => pips[kind]!);
      expect(values).toEqual([...values].sort((one, other) => other - one));
      const sum = values.reduce((all, value) => all + value, 0);
      expect(sum).toBeGreaterThanOrEqual(due);
      expect(sum - values.at(-1)!).toBeLessThan(due);
      for (const { kind, count } of hand) expect(tiles.filter((one) => one === kind).length).toBeLessThanOrEqual(count);
    }
  }
});

test("what cannot be paid has no proposal", () => {
  expect(payments(hand, 18)).toEqual([]);
  expect(payments(hand, 0)).toEqual([]);
});

test("the innermost step counts", () => {
  const view = { doing: [{ step: "turn" }, { step: "battle", round: 1 }, { step: "battle", round: 2 }] };
  expect(doing<{ round: number }>(view, "battle")?.round).toBe(2);
  expect(doing(view, "moveunits")).toBeNull();
});

test("what a route costs is known before the step; with a Leader it may be less", () => {
  const prices = { swords: [[3, 1], [4, 2]], leader: [[3, 1]], ship: [[9, 1]] } as Record<string, [number, number][]>;
  expect(routePrices(prices, { swords: 2 })).toEqual(new Map([[3, { pips: 2, atMost: false }], [4, { pips: 4, atMost: false }]]));
  expect(routePrices(prices, { swords: 2, leader: 1 }), "where not all can go, they cannot go together").toEqual(new Map([[3, { pips: 3, atMost: true }]]));
  expect(routePrices(prices, { swords: 1, ship: 1 }).size).toBe(0);
  expect(routePrices(undefined, { swords: 1 }).size).toBe(0);
});
