/** What the small signs in and beside a clearing mean: as Clearing and the boards draw them. */
import { GLYPHS } from "../../board/glyphs";
import type { GameView } from "../../board/scene";
import type { Sign } from "../face";
import { ITEM_GLYPH, SUIT_GLYPH } from "./printed";

const AROUND = "-14 -14 28 28";
const SUITS = ["fox", "rabbit", "mouse", "bird"] as const;

/** How ItemIcon draws what a Vagabond has used up, and what is broken. */
const WORN: readonly Sign[] = [
  { keys: ["sign-exhausted"], path: GLYPHS.cup, box: "-2 -2 28 28", turned: true, faded: true, late: true },
  { keys: ["sign-damaged"], path: "M-11 -11H11V11H-11ZM-11 -11L11 11", box: AROUND, fill: "var(--raised)", stroke: "var(--danger)", late: true },
];

export function signs(view: GameView): Sign[] {
  const places = view.places ?? [];
  const ruin = places.some((place) => place["ruin"]);
  const plays = (faction: string): boolean => (view.seats ?? []).some((seat) => seat.role?.startsWith(faction));
  return [
    ...SUITS.map((suit) => ({ keys: [`suit-${suit}`], path: GLYPHS[SUIT_GLYPH[suit]!], disc: `var(--suit-${suit})`, fill: "#fff" })),
    { keys: ["sign-rules"], path: "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z", box: AROUND, fill: "var(--tint-none)", stroke: "var(--ink)" },
    { keys: ["sign-slot"], path: "M-9 -9H9V9H-9Z", box: AROUND, fill: "var(--slot)", stroke: "var(--line-strong)", dashed: true },
    ...(ruin ? [{ keys: ["sign-ruin"], path: GLYPHS.ruin, fill: "var(--ink-3)" }] : []),
    { keys: ["sign-battle"], path: GLYPHS.swords, disc: "var(--danger)", fill: "var(--raised)" },
    ...Object.entries(ITEM_GLYPH).map(([item, glyph]) => ({ keys: [`item-${item}`], path: GLYPHS[glyph], box: "-2 -2 28 28", late: true })),
    ...(plays("vagabond") ? WORN : []),
    ...(plays("alliance") ? [{ keys: ["sign-no-base"], path: GLYPHS[SUIT_GLYPH["fox"]!], disc: "var(--suit-fox)", fill: "#fff", faded: true, late: true }] : []),
  ];
}
