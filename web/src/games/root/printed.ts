/** What is printed on Root's cards and boards, as the scene tells it. */
import type { GlyphName } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";

export interface CardFace {
  suit: string;
  kind: string;
  cost: string[];
  item: string;
  points: number;
}

export interface QuestFace {
  suit: string;
  items: string[];
}

export const cardFace = (scene: Scene | null, id: string): CardFace => (scene?.["cards"] as Record<string, CardFace> | undefined)?.[id] ?? { suit: "bird", kind: "", cost: [], item: "", points: 0 };
export const questFace = (scene: Scene | null, id: string): QuestFace => (scene?.["quests"] as Record<string, QuestFace> | undefined)?.[id] ?? { suit: "bird", items: [] };

/** The battle that is going on. */
export interface Fight {
  clearing: number;
  attacker: string;
  defender: string;
  rolled: number[];
  extra: number[];
  /** How many hits the side that chooses now has still to take. */
  hits_left: number;
}

export const fightOf = (view: GameView | null): Fight | null => (view?.["battle"] as Fight | null | undefined) ?? null;

/** A row of numbers printed on a faction board. */
export function track(scene: Scene | null, board: string, row: string): number[] {
  const boards = scene?.["boards"] as Record<string, Record<string, unknown>> | undefined;
  const found = boards?.[board]?.[row];
  return Array.isArray(found) ? found.map(Number) : [];
}

/** The board of a seat in the view. */
export const boardOf = (view: GameView | null, seat: number): Record<string, unknown> => (view?.seats?.[seat]?.["board"] as Record<string, unknown> | undefined) ?? {};

export interface Items {
  item: string;
  state: string;
  count: number;
}

/** A Vagabond's items, each where it lies: on its track, or else in the satchel. */
export function itemsOf(board: Record<string, unknown>): { satchel: Items[]; tracks: Items[] } {
  const lying = (board["tracks"] as Record<string, number> | undefined) ?? {};
  const onTrack = ({ item, state }: Items): number => (state === "ready" ? (lying[item] ?? 0) : 0);
  const all = (board["items"] as Items[] | undefined) ?? [];
  return {
    satchel: all.map((one) => ({ ...one, count: one.count - onTrack(one) })).filter(({ count }) => count > 0),
    tracks: all.map((one) => ({ ...one, count: onTrack(one) })).filter(({ count }) => count > 0),
  };
}

export const SUIT_GLYPH: Record<string, GlyphName> = { fox: "fox", rabbit: "rabbit", mouse: "mouse", bird: "bird", any: "star" };
/** How the rim of a clearing is drawn, by its suit: whoever does not see the colours sees the dashes. */
export const SUIT_DASH: Record<string, string> = { fox: "none", rabbit: "26 12", mouse: "1 13" };
export const ITEM_GLYPH: Record<string, GlyphName> = { boots: "boots", bag: "bag", crossbow: "crossbow", hammer: "hammer", sword: "sword", tea: "cup", coins: "coins", torch: "torch" };
export const PIECE_GLYPH: Record<string, GlyphName> = {
  sawmill: "saw",
  workshop: "hammer",
  recruiter: "drum",
  roost: "nest",
  base: "banner",
  garden: "flower",
  keep: "keep",
  wood: "logs",
  sympathy: "fist",
  "trade-post": "scales",
  pawn: "hand",
};
/** What stands for a faction's warriors. */
export const WARRIOR_GLYPH: Record<string, GlyphName> = { marquise: "paw", eyrie: "wing", alliance: "leaf", cult: "dragon", riverfolk: "drop", vagabond: "hand", "vagabond-2": "hand" };

/** The emblem of a card: what it makes, or what it does. */
const CARD_GLYPH: Record<string, GlyphName> = {
  ambush: "swords",
  dominance: "leader",
  armorers: "shield",
  sappers: "catapult",
  "brutal-tactics": "axe",
  "royal-claim": "citadel",
  "favor-of-the-foxes": "fox",
  "favor-of-the-rabbits": "rabbit",
  "favor-of-the-mice": "mouse",
  "stand-and-deliver": "hand",
  "tax-collector": "coins",
  "command-warren": "banner",
  "better-burrow-bank": "bag",
  cobbler: "boots",
  "scouting-party": "spear",
  codebreakers: "torch",
};
export const cardEmblem = (id: string, face: CardFace): GlyphName => ITEM_GLYPH[face.item] ?? CARD_GLYPH[id] ?? CARD_GLYPH[face.kind] ?? "star";

export const BUILDINGS = new Set(["sawmill", "workshop", "recruiter", "roost", "base", "garden"]);
