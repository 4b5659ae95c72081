/** The signs of Seventh Stone: portals, stones, phases; and the parts of its view that several components read. */
import type { GlyphName } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";

/** Each portal has a colour and a shape of its own, on a field of 20 by 20 around the origin. */
export const PORTAL_SIGN: Readonly<Record<string, string>> = {
  blue: "M0 -8L8 0L0 8L-8 0Z",
  yellow: "M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7Z",
  red: "M0 -8L8 6H-8Z",
  green: "M-6.5 -6.5H6.5V6.5H-6.5Z",
};

/** A temple around the origin: roof, beam, four columns, step. */
export const TEMPLE = "M-34 -10L0 -34L34 -10ZM-36 -10H36V-3H-36ZM-30 -2H-21V28H-30ZM-11 -2H-2V28H-11ZM2 -2H11V28H2ZM21 -2H30V28H21ZM-38 29H38V37H-38Z";

export const BUILDING_GLYPH: Readonly<Record<string, GlyphName>> = { barracks: "tent", manufactory: "gear", wall: "wall" };
export const TYPE_GLYPH: Readonly<Record<string, GlyphName>> = { melee: "sword", ranged: "bow", cavalry: "horse" };

/** The sort of a stone and what is drawn on it. */
export function stoneFace(name: string): { sort: "movement" | "arm" | "combat" | "tear"; glyph: GlyphName; mark: string } {
  const arm = /-(melee|ranged|cavalry)$/.exec(name)?.[1];
  const value = /-(\d)$/.exec(name)?.[1] ?? "";
  if (name === "lost-tear-stone") return { sort: "tear", glyph: "drop", mark: "" };
  if (name === "teleportation") return { sort: "movement", glyph: "star", mark: "" };
  if (name.startsWith("speed")) return { sort: "movement", glyph: "boots", mark: `+${value}` };
  if (name === "mobility") return { sort: "movement", glyph: "wing", mark: "" };
  if (name.startsWith("master-stroke")) return { sort: "arm", glyph: TYPE_GLYPH[arm ?? "melee"]!, mark: "1+" };
  if (name.startsWith("precision")) return { sort: "arm", glyph: TYPE_GLYPH[arm ?? "melee"]!, mark: "≤+1" };
  if (name.startsWith("power-blow")) return { sort: "arm", glyph: TYPE_GLYPH[arm ?? "melee"]!, mark: "+2" };
  if (name.startsWith("shield")) return { sort: "combat", glyph: "shield", mark: value };
  if (name.startsWith("prevention")) return { sort: "combat", glyph: arm ? TYPE_GLYPH[arm]! : "hand", mark: "×" };
  return { sort: "combat", glyph: name === "bribery" ? "coins" : "torch", mark: "" };
}

export interface Turn {
  round: number;
  phase: string;
  order: (number | null)[];
  event: string | null;
  unit_maximum: number;
  counter: number;
  double_move: number[];
  ranking: number[];
}
export const turnOf = (view: GameView | null): Turn | null => (view?.turn as unknown as Turn | undefined) ?? null;

export interface StonesOut {
  display: string[];
  stacks: number[];
  discarded: string[];
  discarded_unseen: number;
  handed: number;
  to_choose: string[];
}
export const stonesOf = (view: GameView | null): StonesOut | null => (view?.["stones"] as StonesOut | undefined) ?? null;

export const MARKETS = ["mercenaries", "equipment", "movement", "tournament"] as const;
/** The phases of a year in their order, as they stand on the wheel. */
export const PHASES = ["event", "production", "markets", "placement", "movement", "support", "combat", "tournament"] as const;
/** Where a stage that is no field of the wheel belongs. */
export const onWheel = (phase: string): string => (phase === "overruns" ? "movement" : phase);

/** Fields on which the player who moves breaks a limit, with the rule. */
export const brokenOf = (view: GameView | null): Map<number, string> => new Map(((view?.["broken"] as { field: number; rule: string }[] | undefined) ?? []).map(({ field, rule }) => [field, rule]));

/** How many army stones of each type a seat has out. */
export function stonesOut(view: GameView | null, seat: number): Record<string, number> {
  const fields: Record<string, Set<number>> = { melee: new Set(), ranged: new Set(), cavalry: new Set() };
  for (const place of view?.places ?? []) for (const piece of place.pieces) if (piece.seat === seat) fields[piece.kind]?.add(place.id);
  return Object.fromEntries(Object.entries(fields).map(([type, found]) => [type, found.size]));
}

export const sceneNumber = (scene: Scene | null, key: string): number => Number(scene?.[key] ?? 0);
