import { describe, expect, test } from "vitest";
import type { Entry, EventInfo } from "../wire/types";
import { sources } from "./scores";

const seatArg = { name: "seat", kind: "seat", size: 4, labels: [], clickable: false };
const scored = { event: "scored", rule: "R3.2", args: [seatArg, { name: "points", kind: "count", size: 100, labels: [], clickable: false }] } as unknown as EventInfo;
const score = (seat: number, points: number): Entry => ({ event: "scored", args: { seat, points }, rule: "R3.2", step: 1, text: "" }) as unknown as Entry;
const decide = (seat: number, ...move: (string | number)[]): Entry => ({ seat, move, step: 1, text: "", rule: "R1" }) as unknown as Entry;
const role = (): string => "";

describe("how points were made", () => {
  test("summed by rule", () => {
    const made = sources([decide(0, "build"), score(0, 2), decide(0, "craft"), score(0, 3), score(1, 1)], [scored], role);
    expect(made.get(0)).toEqual([{ event: "scored", rule: "R3.2", cause: "", points: 5 }]);
    expect(made.get(1)).toEqual([{ event: "scored", rule: "R3.2", cause: "", points: 1 }]);
  });

  test("who wins the game is told with all points, which makes none", () => {
    const won = { ...scored, event: "game-won" };
    const ends = { ...score(0, 5), event: "game-won" } as Entry;
    expect(sources([score(0, 5), ends], [scored, won], role).get(0)!.map((part) => part.points)).toEqual([5]);
  });

  test("how somebody won is told with all points as well", () => {
    const won = { ...scored, event: "won", args: [...scored.args, { name: "way" }] } as unknown as EventInfo;
    expect(sources([score(0, 5), { ...score(0, 5), event: "won" } as Entry], [scored, won], role).get(0)!.map((part) => part.points)).toEqual([5]);
  });

  test("whoever plays for dominance has given his points up, and only his", () => {
    const dominated = { ...scored, event: "dominated", args: [seatArg] } as unknown as EventInfo;
    const gives = { event: "dominated", args: { seat: 0 }, rule: "R3.3", step: 1, text: "" } as unknown as Entry;
    const made = sources([score(0, 7), score(1, 2), score(0, 5), gives], [scored, dominated], role);
    expect(made.get(0)!.map((part) => [part.cause, part.points])).toEqual([["", 12], ["dominated", -12]]);
    expect(made.get(1)!.map((part) => part.points)).toEqual([2]);
  });

  test("or by what happened just before", () => {
    const happen = (event: string): Entry => ({ event, args: {}, step: 1, text: "" }) as unknown as Entry;
    const kinds = [scored, { ...scored, event: "placed", args: [] }, { ...scored, event: "crafted", args: [] }];
    const made = sources([decide(0, "build"), happen("placed"), score(0, 2), happen("crafted"), score(0, 3), happen("placed"), score(0, 1)], kinds, role, true);
    expect(made.get(0)!.map((part) => [part.cause, part.points])).toEqual([["placed", 3], ["crafted", 3]]);
  });
});
