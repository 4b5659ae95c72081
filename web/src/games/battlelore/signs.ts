/** What the small signs on and beside a unit mean: as Stand and Board draw them. */
import { GLYPHS } from "../../board/glyphs";
import type { GameView } from "../../board/scene";
import type { Sign } from "../face";
import { SIGNS, terrainOf } from "./landscape";
import { MARKER } from "./printed";

const RAISED = { fill: "var(--raised)", stroke: "var(--ink)" };
const AROUND = "-14 -14 28 28";
const BEAD = "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z";
const FLAG = "M-6 -12V12M-6 -12H10L5 -5L10 2H-6Z";

const ALWAYS: readonly Sign[] = [
  { keys: ["sign-standard"], path: "M-9 12V-11H9V5H-7", box: AROUND, ...RAISED },
  { keys: ["sign-pennant"], path: "M-9 12V-11H11L5 -3L11 5H-7", box: AROUND, ...RAISED },
  { keys: ["sign-figure"], path: BEAD, box: AROUND, ...RAISED },
  { keys: ["sign-lost"], path: BEAD, box: AROUND, fill: "none", stroke: "var(--ink)", dashed: true },
  { keys: ["sign-bold"], path: GLYPHS.shield, ...RAISED },
  { keys: ["sign-threat"], path: "M0 -11L12 10H-12Z", box: AROUND, fill: "#c2261b" },
  { keys: ["sign-ordered"], path: BEAD, box: AROUND, fill: "none", stroke: "var(--target-glow)" },
  { keys: ["sign-moved"], path: GLYPHS.boots },
  { keys: ["sign-fought"], path: GLYPHS.swords },
  { keys: ["sign-seen"], path: "M0 -9L9 0L0 9L-9 0Z", box: AROUND, fill: "#c2261b" },
  { keys: ["sign-hidden"], path: "M-8 -8L8 8M8 -8L-8 8", box: AROUND, stroke: "var(--ink-2)" },
  { keys: ["sign-landmark"], path: FLAG, box: AROUND, fill: "var(--tint-blue)", stroke: "var(--ink)" },
  { keys: ["sign-landmark-free"], path: FLAG, box: AROUND, ...RAISED },
  { keys: ["sign-hex"], path: "M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z", box: AROUND, fill: "none", stroke: "var(--ink)" },
  { keys: ["sign-goblin"], path: GLYPHS.fist },
  { keys: ["sign-dwarf"], path: GLYPHS.hammer },
  { keys: ["sign-foot"], path: GLYPHS.sword },
  { keys: ["sign-bow"], path: GLYPHS.bow },
  { keys: ["sign-crossbow"], path: GLYPHS.crossbow },
  { keys: ["sign-rider"], path: GLYPHS.horse },
];

export function signs(view: GameView): Sign[] {
  const places = view.places ?? [];
  const pieces = places.flatMap((place) => place.pieces);
  const worn = new Set(pieces.flatMap((piece) => (piece["markers"] as string[] | undefined) ?? []));
  const land = new Set(places.flatMap(terrainOf).filter((terrain) => SIGNS[terrain] !== undefined));
  const objectives = (view["objectives"] as unknown[] | undefined) ?? [];
  const levies = (view["levies"] as unknown[] | undefined) ?? [];
  return [
    ...ALWAYS,
    ...(pieces.some((piece) => "stored" in piece) ? [{ keys: ["sign-stored"], path: `${BEAD}M-3 -2L1 -5V5`, box: AROUND, ...RAISED }] : []),
    ...(objectives.length > 0 ? [{ keys: ["sign-objective"], path: GLYPHS.banner }] : []),
    ...(levies.length > 0 ? [{ keys: ["sign-levy"], path: BEAD, box: AROUND, dashed: true, ...RAISED }] : []),
    ...[...worn].map((marker) => ({ keys: [`marker-${marker}`], path: GLYPHS[MARKER[marker] ?? "star"] })),
    ...[...land].map((terrain) => ({ keys: [`terrain-${terrain}`], path: SIGNS[terrain]!, box: "-27 -27 54 54" })),
  ];
}
