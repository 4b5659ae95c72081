import type { Entry } from "../../wire/types";
import type { Face, Motion } from "../face";
import Board from "./Board.svelte";
import BoardsPanel from "./BoardsPanel.svelte";
import Hand from "./Hand.svelte";
import { cardFace, PIECE_GLYPH, WARRIOR_GLYPH } from "./printed";
import SeatBoard from "./SeatBoard.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { signs } from "./signs";
import SupplyPanel from "./SupplyPanel.svelte";
import { way } from "./way";

/** Motions name factions, not seats: the board finds the seat by its role. */
function motions(entry: Entry, label: (kind: string, value: number) => string, seatOf: (role: string) => number | null): Motion[] {
  const { event, args = {} } = entry;
  const who = (name: string): string => (typeof args[name] === "number" ? label("faction", args[name]) : "");
  const { from, to, clearing } = args;
  if ((event === "moved" || event === "escorted" || event === "went") && typeof from === "number" && typeof to === "number") {
    const role = who("faction");
    return [{ type: "move", from, to, seat: seatOf(role), piece: event === "went" ? "pawn" : role, count: Number(args["count"] ?? 1) }];
  }
  if (event === "rolled") {
    return [{ type: "dice", dice: [{ seat: seatOf(who("attacker")), faces: [String(args["attack"])] }, { seat: seatOf(who("defender")), faces: [String(args["defence"])] }] }];
  }
  if (event && ["fought", "removed"].includes(event) && typeof clearing === "number") return [{ type: "spark", at: clearing, seat: seatOf(who("faction")) }];
  return [];
}

export const face: Face = {
  placeKinds: ["clearing", "place"],
  roleKinds: ["faction"],
  handKinds: ["card"],
  pieceKinds: ["piece"],
  anyonesPieces: true,
  tints: { marquise: "amber", eyrie: "blue", alliance: "green", vagabond: "slate", "vagabond-2": "violet", cult: "olive", riverfolk: "teal" },
  stakes: ["battle", "crusade"],
  counts: ["hand", "supply"],
  scoresBy: "event",
  glyph: (kind, role) => (kind === "warrior" ? WARRIOR_GLYPH[role ?? ""] : PIECE_GLYPH[kind]),
  worth: (kind, label, words, scene) => {
    if (kind !== "card") return "";
    const card = cardFace(scene, label);
    const effect = card.kind === "item" ? words.say("card-item", { item: words.first(`item-${card.item}`), points: card.points }) : words.first(`effect-${label}`, `effect-${card.kind}`);
    const cost = card.cost.map((suit) => words.first(`suit-${suit}`)).join(", ");
    return cost ? [effect.replace(/\.$/, ""), words.say("card-cost", { cost })].join("; ") : effect;
  },
  signs,
  motions,
  way,
  board: Board,
  hand: Hand,
  seat: SeatExtra,
  seatBoard: SeatBoard,
  panels: [
    { key: "boards", icon: "crown", component: BoardsPanel },
    { key: "supply", icon: "card", component: SupplyPanel },
  ],
};
