/** The battle in progress, or the one just fought, put together from the view and the log. */
import type { GameView } from "../../board/scene";
import type { Entry } from "../../wire/types";
import { doing } from "./tiles";

export interface Side {
  seat: number;
  tiles: number;
  /** The viewer's own Battle tiles. */
  held: number[] | null;
  substituted: boolean;
  substitute: string | null;
  shown: number[] | null;
  raw: number | null;
  modifier: number | null;
  total: number | null;
  lost: number[];
}

export interface Stage {
  area: number;
  round: number;
  over: boolean;
  winner: number | null;
  points: number;
  tied: boolean;
  retreat: number | null;
  sides: [Side, Side];
}

interface Told {
  area: number;
  round: number;
  sides: Partial<Side>[];
}

const AFTER = new Set(["won", "lost", "total", "showed", "tied", "drew-battle", "holds", "substituted", "kept", "retreated", "withdrew", "citadel-fell", "dragon-left", "raised", "discarded", "desert", "battle", "changed-hands"]);

function blank(seat: number): Side {
  return { seat, tiles: 0, held: null, substituted: false, substitute: null, shown: null, raw: null, modifier: null, total: null, lost: [] };
}

/** The newest battle of the log, if nothing but its consequences has happened since. */
export function stageOf(view: GameView | null, log: readonly Entry[]): Stage | null {
  const told = doing<Told>(view, "battle");
  const start = log.findLastIndex((entry) => entry.event === "battle");
  if (start < 0) return null;
  const after = log.slice(start + 1).filter((entry) => entry.event);
  if (told === null && after.some((entry) => !AFTER.has(entry.event ?? ""))) return null;
  const args = log[start]!.args ?? {};
  const sides: [Side, Side] = [blank(Number(args["seat"])), blank(Number(args["defender"]))];
  const stage: Stage = { area: Number(args["area"]), round: told?.round ?? 1, over: told === null, winner: null, points: 0, tied: false, retreat: null, sides };
  for (const entry of after) note(stage, entry);
  for (const side of told?.sides ?? []) Object.assign(sides.find((one) => one.seat === side.seat) ?? {}, side);
  return stage;
}

function note(stage: Stage, entry: Entry): void {
  const args = entry.args ?? {};
  const side = stage.sides.find((one) => one.seat === args["seat"]);
  if (entry.event === "tied") {
    stage.tied = true;
    for (const one of stage.sides) Object.assign(one, { ...blank(one.seat), lost: one.lost });
    return;
  }
  if (side === undefined) return;
  if (entry.event === "drew-battle") side.tiles = Number(args["tiles"]);
  else if (entry.event === "substituted") side.substituted = true;
  else if (entry.event === "showed") side.shown = [Number(args["one"]), Number(args["two"]), Number(args["three"])];
  else if (entry.event === "total") Object.assign(side, { raw: args["raw"], modifier: args["modifier"], total: args["total"] });
  else if (entry.event === "lost") side.lost.push(Number(args["unit"]));
  else if (entry.event === "retreated" || entry.event === "withdrew") stage.retreat = Number(args["area"]);
  else if (entry.event === "won") {
    stage.winner = side.seat;
    stage.points = Number(args["vp"]);
  }
}
