import type { GlyphName } from "../../board/glyphs";
import type { Entry } from "../../wire/types";
import type { Face, Motion } from "../face";
import BattleStage from "./BattleStage.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import MovePanel from "./MovePanel.svelte";
import { modifiersOf } from "./tiles";

const GLYPH: Record<string, GlyphName> = {
  skirmishers: "bow",
  swords: "sword",
  axes: "axe",
  shield: "shield",
  cavalry: "horse",
  lizardmen: "paw",
  goblins: "spear",
  reivers: "fist",
  hordes: "swords",
  siege_engine: "catapult",
  leader: "leader",
  ship: "ship",
  castle: "castle",
  citadel: "citadel",
  dragon: "dragon",
  giant: "giant",
  necromancer: "orb",
  undead: "skull",
  cutiecorn: "star",
  blank: "drop",
  village: "house",
};

function motions(entry: Entry, label: (kind: string, value: number) => string): Motion[] {
  const { event, args = {} } = entry;
  const seat = typeof args["seat"] === "number" ? args["seat"] : null;
  const from = args["from"];
  const area = args["area"];
  if (typeof area !== "number") return [];
  if (event === "moved" && typeof from === "number") return [{ type: "move", from, to: area, seat, piece: label("unit", args["unit"] ?? -1), count: 1 }];
  if ((event === "retreated" || event === "withdrew") && typeof from === "number") return [{ type: "move", from, to: area, seat, piece: "banner", count: 1 }];
  if (event && ["battle", "lost", "captured", "citadel-fell", "won"].includes(event)) return [{ type: "spark", at: area, seat }];
  return [];
}

export const face: Face = {
  placeKinds: ["area"],
  roleKinds: ["faction"],
  handKinds: ["tile", "unit"],
  pieceKinds: ["unit"],
  tints: { dragon_riders: "rose", horse_lords: "amber", hill_folk: "green", necromancers: "violet", corsairs: "teal", chaos_horde: "slate" },
  stakes: ["attack"],
  counts: ["hand", "bag", "villages", "pool", "regroups"],
  glyph: (kind) => GLYPH[kind],
  pieceHelp: (piece, words, scene) => modifiersOf(piece.kind, words, scene),
  motions,
  board: Board,
  hand: Hand,
  aside: MovePanel,
  stage: BattleStage,
};
