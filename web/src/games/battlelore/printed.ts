/** What is printed on BattleLore's cards and units, as the scene tells it; and the few parts of its view that boards and sheets share. */
import { GLYPHS, type GlyphName } from "../../board/glyphs";
import type { GameView, Piece, Place, Scene } from "../../board/scene";

const HELMET = "M4 13C4 6 7.5 2.5 12 2.500S20 6 20 13V21H15.500V14.500H8.500V21H4ZM10.8 14.500H13.2V21H10.8Z";
/** What the battle die shows, drawn in a box of 24. */
export const DIE_SIGNS: Readonly<Record<string, string>> = { green: HELMET, blue: HELMET, red: HELMET, strike: GLYPHS.swords, lore: GLYPHS.star, flag: GLYPHS.banner };

export const MASTERS = ["cleric", "wizard", "rogue", "warrior"] as const;
export const MEMBERS = ["commander", ...MASTERS] as const;
/** No member of a council is above this level. */
export const MOST_LEVELS = 3;

/** The signs of what a unit wears. */
export const MARKER: Readonly<Record<string, GlyphName>> = { poisoned: "drop", webbed: "saw", trained: "star", drummer: "drum", band: "drum", piper: "wing" };

export interface UnitFace {
  race: string;
  sort: "foot" | "mounted" | "creature";
  figures: number;
  move: number;
  march: number;
  dice: number;
  reach: number;
}
export interface CommandFace {
  tactic: boolean;
  /** Units by section; −1: as many as Command cards are held. */
  orders: Record<string, number>;
  scout: boolean;
}
export interface LoreFace {
  master: string;
  cost: number;
  timing: string;
}
export interface DeploymentFace {
  camp: string;
  set: string;
  number: number;
  /** Row and hex from the own baseline and left, and the unit that stands there. */
  units: [string, string][];
}
export interface Muster {
  seat: number;
  sets: number;
  posts: Record<string, string | null>;
  zone: number | null;
}
export interface Plan {
  levels: number;
  commander: number;
  offers: string[];
}
/** What the viewer has decided in secret so far. */
export interface Own {
  council?: Record<string, number>;
  creatures?: string[];
  plan?: Plan;
  kept?: string[];
  deployment?: string[];
  fields?: Record<string, Record<string, number[]>>;
}

const from = <T>(scene: Scene | null, table: string, id: string): T | null => ((scene?.[table] as Record<string, T> | undefined)?.[id] ?? null) as T | null;

export const unitFace = (scene: Scene | null, id: string): UnitFace | null => from<UnitFace>(scene, "units", id);
export const commandFace = (scene: Scene | null, id: string): CommandFace | null => from<CommandFace>(scene, "commands", id);
export const loreFace = (scene: Scene | null, id: string): LoreFace | null => from<LoreFace>(scene, "lore", id);
export const deploymentFace = (scene: Scene | null, id: string): DeploymentFace | null => from<DeploymentFace>(scene, "deployments", id);

export const ownOf = (view: GameView | null): Own => (view?.hand ?? {}) as Own;

/** The roles of those who lead an army, in the order of the armies. */
const CHIEFS = ["standard", "pennant", "standard-ally", "pennant-ally"];

/** The seat that leads an army; −1 for none. Objectives, levies and won units name armies, not seats. */
export const chiefOf = (view: GameView | null, army: number): number => (army < 0 ? -1 : (view?.seats ?? []).findIndex((seat) => seat.role === CHIEFS[army]));

/** The army a seat leads; −1 for a wing. */
export const armyOf = (view: GameView | null, seat: number): number => CHIEFS.indexOf(view?.seats?.[seat]?.role ?? "");

/** The camp that sits below: one's own, or the Standards for whoever only watches. */
export function campBelow(view: GameView | null, eyes: number | null): "standard" | "pennant" {
  return eyes !== null && view?.seats?.[eyes]?.["camp"] === "pennant" ? "pennant" : "standard";
}

/** The battlefield as the camp that sits below sees it: for the Pennants it is turned by half a circle. */
export function turned(scene: Scene, below: "standard" | "pennant"): Scene {
  if (below === "standard") return scene;
  const turn = (x: number): number => -x;
  return {
    ...scene,
    places: scene.places.map((place): Place => ({ ...place, x: turn(place.x), y: turn(place.y), ...(place.polygon ? { polygon: place.polygon.map(([x, y]) => [turn(x), turn(y)] as const) } : {}) })),
  };
}

/** How many enemies could strike at each hex from where they stand. */
export function threats(view: GameView | null): Map<number, number> {
  const found = new Map<number, number>();
  for (const place of view?.places ?? []) for (const piece of place.pieces) for (const at of (piece["threatens"] as number[] | undefined) ?? []) found.set(at, (found.get(at) ?? 0) + 1);
  return found;
}

/** What a unit has done this turn: it has a mark for each. */
export function doings(piece: Piece): { ordered: boolean; moved: boolean; fought: boolean } {
  return { ordered: piece["ordered"] === true, moved: piece["moved"] === true, fought: Number(piece["attacks"] ?? 0) > 0 };
}
