/** What the small signs of map and tiles mean, and all the tiles of those who play: in a hand or on a card there are some that the map does not show. */
import { GLYPHS } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";
import type { Sign } from "../face";
import { GLYPH } from "./tiles";

const AROUND = "-14 -14 28 28";

const ALWAYS: readonly Sign[] = [
  { keys: ["sign-price"], path: "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z", box: AROUND, fill: "var(--danger)" },
  { keys: ["sign-pips"], path: "M-8 -3A3.5 3.5 0 1 1 -8 4A3.5 3.5 0 1 1 -8 -3ZM0 -3A3.5 3.5 0 1 1 0 4A3.5 3.5 0 1 1 0 -3ZM8 -3A3.5 3.5 0 1 1 8 4A3.5 3.5 0 1 1 8 -3Z", box: AROUND },
  { keys: ["sign-cost"], path: "M-9 -4H-1V4H-9ZM2 -4H10V4H2Z", box: AROUND },
  { keys: ["sign-village"], path: GLYPHS.house },
];

export function signs(view: GameView, scene: Scene | null): Sign[] {
  const tiles = scene?.["tiles"] as Record<string, Record<string, unknown>> | undefined;
  const kinds = new Set((view.seats ?? []).flatMap((seat) => Object.keys(tiles?.[seat.role ?? ""] ?? {})));
  return [...ALWAYS, ...[...kinds].flatMap((kind) => (GLYPH[kind] ? [{ keys: [`tile-${kind}`, `unit-${kind}`], path: GLYPHS[GLYPH[kind]], late: true }] : []))];
}
