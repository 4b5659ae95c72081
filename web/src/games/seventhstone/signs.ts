/** What the small signs on a field mean: as Field and Land draw them. */
import { GLYPHS } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";
import type { Sign } from "../face";
import { BUILDING_GLYPH, PORTAL_SIGN, TEMPLE } from "./printed";

const AROUND = "-14 -14 28 28";
const ROUND = "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z";

const LAND: readonly Sign[] = [
  { keys: ["sign-field"], path: "M-10 -10H10V10H-10Z", box: AROUND, fill: "none", stroke: "var(--ink)" },
  { keys: ["sign-temple"], path: TEMPLE, box: "-42 -40 84 84", fill: "color-mix(in srgb, var(--tint-violet) 30%, var(--raised))", stroke: "var(--ink)" },
  { keys: ["sign-portal"], path: ROUND, box: AROUND, fill: "var(--raised)", stroke: "var(--ink)" },
];
const ALWAYS: readonly Sign[] = [
  { keys: ["sign-yield"], path: ROUND, box: AROUND, fill: "var(--raised)", stroke: "var(--tint-amber)" },
  { keys: ["sign-tears"], path: GLYPHS.drop, fill: "color-mix(in srgb, var(--tint-teal) 80%, var(--ink))" },
  { keys: ["sign-owned"], path: "M-10 -10H10V10H-10Z", box: AROUND, fill: "none", stroke: "var(--tint-blue)" },
  { keys: ["sign-hired"], path: GLYPHS.coins, fill: "#d9a514", stroke: "#2b2620" },
  { keys: ["sign-equipped"], path: "M0 -9L8 -2L0 10L-8 -2Z", box: AROUND, fill: "#8a4fc0" },
  { keys: ["sign-moved"], path: GLYPHS.boots },
  { keys: ["sign-new"], path: "M-9 -9H9V9H-9Z", box: AROUND, fill: "none", stroke: "var(--ink)", dashed: true },
  { keys: ["sign-conflict"], path: GLYPHS.swords, disc: "#c2261b", fill: "#fff" },
  { keys: ["sign-broken"], path: "M0 -12L13 10H-13Z", box: AROUND, fill: "#c2261b" },
];

export function signs(_view: GameView, scene: Scene | null): Sign[] {
  const portals = new Set((scene?.places ?? []).map((place) => String(place["portal"])).filter((portal) => PORTAL_SIGN[portal] !== undefined));
  return [
    ...LAND,
    ...[...portals].map((portal) => ({ keys: [`portal-${portal}`], path: PORTAL_SIGN[portal]!, box: AROUND, fill: `var(--portal-${portal})` })),
    ...Object.entries(BUILDING_GLYPH).map(([building, glyph]) => ({ keys: [`piece-${building}`], path: GLYPHS[glyph] })),
    ...ALWAYS,
  ];
}
