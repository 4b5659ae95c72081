import { expect, test } from "vitest";
import type { Entry } from "../../wire/types";
import { stageOf } from "./battle";

const event = (name: string, args: Record<string, number>): Entry => ({ step: 1, text: "", rule: "", seat: null, move: null, forced: false, event: name, args });
const FOUGHT = [
  event("moved", { seat: 0, unit: 1, from: 1, area: 7 }),
  event("battle", { seat: 0, defender: 2, area: 7 }),
  event("drew-battle", { seat: 0, tiles: 4 }),
  event("drew-battle", { seat: 2, tiles: 3 }),
  event("showed", { seat: 0, one: 5, two: 4, three: 4 }),
  event("showed", { seat: 2, one: 3, two: 3, three: 2 }),
  event("total", { seat: 0, raw: 13, modifier: 2, total: 15 }),
  event("total", { seat: 2, raw: 8, modifier: 3, total: 11 }),
  event("won", { seat: 0, area: 7, vp: 2 }),
  event("lost", { seat: 2, unit: 4, area: 7 }),
];

test("a battle just fought", () => {
  const stage = stageOf({ doing: [{ step: "turn" }] }, FOUGHT)!;
  expect(stage).toMatchObject({ area: 7, over: true, winner: 0, points: 2 });
  expect(stage.sides[0]).toMatchObject({ seat: 0, tiles: 4, shown: [5, 4, 4], total: 15 });
  expect(stage.sides[1]).toMatchObject({ seat: 2, total: 11, lost: [4] });
});

test("gone as soon as something else happens", () => {
  expect(stageOf({ doing: [] }, [...FOUGHT, event("built", { seat: 0, unit: 1, area: 3 })])).toBeNull();
  expect(stageOf({ doing: [] }, [])).toBeNull();
});

test("during the battle the view tells more", () => {
  const sides = [
    { seat: 0, tiles: 3, held: [5, 2, 2], substituted: false, substitute: null, shown: null },
    { seat: 2, tiles: 3, held: null, substituted: true, substitute: null, shown: null },
  ];
  const stage = stageOf({ doing: [{ step: "battle", area: 7, round: 2, stage: 2, sides }] }, FOUGHT.slice(0, 4))!;
  expect(stage).toMatchObject({ over: false, round: 2 });
  expect(stage.sides[0].held).toEqual([5, 2, 2]);
  expect(stage.sides[1].substituted).toBe(true);
});

test("a tie begins anew", () => {
  const stage = stageOf({ doing: [{ step: "battle", area: 7, round: 2, stage: 2, sides: [] }] }, [...FOUGHT.slice(0, 8), event("tied", { area: 7 })])!;
  expect(stage.tied).toBe(true);
  expect(stage.sides[0].total).toBeNull();
});
