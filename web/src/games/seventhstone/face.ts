import type { GlyphName } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";
import type { Entry } from "../../wire/types";
import type { Face, Motion, Way } from "../face";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import MarketsPanel from "./MarketsPanel.svelte";
import { BUILDING_GLYPH, TYPE_GLYPH } from "./printed";
import SeatExtra from "./SeatExtra.svelte";
import { signs } from "./signs";
import YearNote from "./YearNote.svelte";
import YearPanel from "./YearPanel.svelte";

const GLYPH: Record<string, GlyphName> = { ...TYPE_GLYPH, ...BUILDING_GLYPH, capital: "citadel" };

function motions(entry: Entry): Motion[] {
  const { event, args = {} } = entry;
  const seat = args["seat"] ?? null;
  const { from, to, field } = args;
  if (event === "marched" && typeof from === "number" && typeof to === "number") {
    return [{ type: "move", from, to, seat, piece: "melee", count: Number(args["military"] ?? 0) + Number(args["mercenaries"] ?? 0) }];
  }
  if (event === "rolled") {
    const faces = ["ones", "twos", "threes", "fours", "fives", "sixes"].flatMap((name, i) => Array.from({ length: Number(args[name] ?? 0) }, () => String(i + 1)));
    return faces.length > 0 && faces.length <= 14 ? [{ type: "dice", dice: [{ seat, faces }] }] : [];
  }
  if (event === "die") return [{ type: "dice", dice: [{ seat, faces: [String(args["roll"])] }] }];
  if (event && ["battle", "overrun", "fell", "lava", "won"].includes(event) && typeof field === "number") return [{ type: "spark", at: field, seat }];
  return [];
}

const HAPPENINGS: Record<string, string> = { eruption: "▲", quicksand: "∴", "troop-expansion": "+", "mercenary-dismissal": "−", "water-crossing": "≈", "portal-opening": "◎" };

/** A capital taken from another brings so many tears at once. */
const REACH = 3;

/** Tear stones, counted at the end of each year. */
function way(view: GameView, scene: Scene | null, name: (seat: number) => string): Way {
  const goal = Number(scene?.["goal"] ?? 7);
  const track = (view.seats ?? []).map((seat) => ({ value: seat.score ?? 0, goal }));
  const notes: Way["notes"] = [{ key: "way-year" }];
  for (const [seat, { value }] of track.entries()) {
    if (value >= goal) notes.push({ key: "way-there", values: { who: name(seat) }, urgent: true });
    else if (goal - value <= REACH) notes.push({ key: "way-near", values: { who: name(seat), left: goal - value }, urgent: true });
  }
  return { key: "way-tears", track, score: true, notes };
}

/** Tear stones by what carries them: a capital carries several. */
function sources(view: GameView, seat: number, scene: Scene | null): { key: string; points: number }[] {
  const held = (view.seats?.[seat]?.["tears"] ?? {}) as Record<string, number>;
  const worth = (scene?.["tears"] ?? {}) as Record<string, number>;
  return Object.entries(held).filter(([, count]) => count > 0).map(([name, count]) => ({ key: `source-${name}`, points: count * (worth[name.replace(/s$/, "")] ?? 1) }));
}

export const face: Face = {
  placeKinds: ["field"],
  handKinds: ["stone"],
  pieceKinds: ["type"],
  tints: { dwarves: "amber", humans: "blue", elves: "green", orcs: "rose" },
  stakes: ["fight", "overrun"],
  dice: {
    combat: ["1", "2", "3", "4", "5", "6"].map((face) => ({ face, says: [`die-${face}`] })),
    event: Object.keys(HAPPENINGS).map((face) => ({ face, says: [`happening-${face}`, `happening-${face}-help`] })),
  },
  dieFace: (name) => (HAPPENINGS[name] === undefined ? undefined : { sign: HAPPENINGS[name] }),
  counts: ["production", "resources", "store", "mercenaries", "lances", "equipment"],
  wordKinds: ["stone", "sheet", "type"],
  names: "faint",
  glyph: (kind) => GLYPH[kind],
  ground: (place, view) => {
    if (view?.["lava"]) return "lava";
    const terrain = place["terrain"];
    return place.kind === "yield" && typeof terrain === "string" && terrain !== "none" ? terrain : place.kind;
  },
  badges: (place, view) => [
    ...(typeof place["portal"] === "string" && place["portal"] !== "none" ? [`portal-${place["portal"]}`] : []),
    ...(view && "defender" in view ? ["conflict-here"] : []),
  ],
  pieceHelp: (piece, words) => {
    const parts = [];
    if (typeof piece["military"] === "number" && piece["military"] > 0) parts.push(words.say("of-military", { count: piece["military"] }));
    if (typeof piece["mercenaries"] === "number" && piece["mercenaries"] > 0) parts.push(words.say("of-mercenaries", { count: piece["mercenaries"] }));
    if (piece["equipped"]) parts.push(words.say("is-equipped"));
    if (piece["new"]) parts.push(words.say("is-new"));
    const stones = piece["stones"];
    if (Array.isArray(stones)) parts.push(...stones.map((stone) => words.first(`stone-${stone}`)));
    return parts.join(", ");
  },
  worth: (kind, label, words, scene) => {
    const cost = kind === "sheet" ? (scene?.["costs"] as Record<string, number> | undefined)?.[label] : undefined;
    return cost === undefined ? "" : words.say("sheet-cost", { cost });
  },
  signs,
  motions,
  way,
  sources,
  board: Board,
  hand: Hand,
  aside: YearNote,
  seat: SeatExtra,
  panels: [
    { key: "year", icon: "clock", component: YearPanel },
    { key: "markets", icon: "card", component: MarketsPanel },
  ],
};
