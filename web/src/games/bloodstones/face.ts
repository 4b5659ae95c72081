import type { GameView } from "../../board/scene";
import type { Entry } from "../../wire/types";
import type { Face, Motion, Way } from "../face";
import Board from "./Board.svelte";
import FactionCard from "./FactionCard.svelte";
import FactionsPanel from "./FactionsPanel.svelte";
import Hand from "./Hand.svelte";
import MovePanel from "./MovePanel.svelte";
import { signs } from "./signs";
import { GLYPH, modifiersOf, printed } from "./tiles";

function motions(entry: Entry, label: (kind: string, value: number) => string): Motion[] {
  const { event, args = {} } = entry;
  const seat = typeof args["seat"] === "number" ? args["seat"] : null;
  const from = args["from"];
  const area = args["area"];
  if (typeof area !== "number") return [];
  if (event === "moved" && typeof from === "number") return [{ type: "move", from, to: area, seat, piece: label("unit", args["unit"] ?? -1), count: 1 }];
  if ((event === "retreated" || event === "withdrew") && typeof from === "number") return [{ type: "move", from, to: area, seat, piece: "banner", count: 1 }];
  if (event && ["battle", "lost", "desert", "captured", "citadel-fell", "won"].includes(event)) return [{ type: "spark", at: area, seat }];
  return [];
}

/** The end comes when all have gathered their tiles often enough; then points decide. */
function way(view: GameView, _scene: unknown, name: (seat: number) => string): Way | null {
  const last = Number(view["last_space"] ?? 0);
  const playing = (view.seats ?? []).map((seat, i) => ({ seat: i, value: Number(seat["regroups"] ?? 0), out: seat["out"] === true }));
  if (last <= 0) return null;
  const behind = playing.filter((one) => !one.out && one.value < last);
  const notes: Way["notes"] = [{ key: "way-most-points" }];
  if (behind.length === 1 && behind[0]!.value === last - 1) notes.push({ key: "way-last-regroup", values: { who: name(behind[0]!.seat) }, urgent: true });
  return { key: "way-regroups", track: playing.map(({ value }) => ({ value, goal: last })), score: false, notes };
}

export const face: Face = {
  placeKinds: ["area"],
  roleKinds: ["faction"],
  handKinds: ["tile", "unit"],
  pieceKinds: ["unit"],
  tints: { dragon_riders: "rose", horse_lords: "amber", hill_folk: "green", necromancers: "violet", corsairs: "teal", chaos_horde: "slate" },
  stakes: ["attack"],
  wordKinds: ["tile", "unit"],
  counts: ["hand", "bag", "villages", "pool", "regroups"],
  glyph: (kind) => GLYPH[kind],
  pieceHelp: (piece, words, scene) => modifiersOf(piece.kind, words, scene),
  worth: (kind, label, words, scene, role, verb) => {
    const tile = kind === "unit" || kind === "tile" ? printed(scene, role, label) : null;
    if (tile === null) return "";
    const built = verb === "build" ? words.say("worth-cost", { cost: tile.cost }) : "";
    const bears = kind === "unit" ? built : words.say("worth-pips", { pips: tile.pips });
    return [bears, modifiersOf(label, words, scene)].filter(Boolean).join("; ");
  },
  signs,
  motions,
  way,
  board: Board,
  hand: Hand,
  aside: MovePanel,
  seatBoard: FactionCard,
  panels: [{ key: "factions", icon: "crown", component: FactionsPanel }],
};
