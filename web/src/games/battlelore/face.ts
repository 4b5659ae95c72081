import type { GlyphName } from "../../board/glyphs";
import type { GameView } from "../../board/scene";
import type { Entry } from "../../wire/types";
import type { Face, Motion, Way } from "../face";
import Board from "./Board.svelte";
import CampBoard from "./CampBoard.svelte";
import CampsPanel from "./CampsPanel.svelte";
import CardsPanel from "./CardsPanel.svelte";
import Hand from "./Hand.svelte";
import OrdersNote from "./OrdersNote.svelte";
import { DIE_SIGNS, unitFace } from "./printed";
import SeatExtra from "./SeatExtra.svelte";
import { signs } from "./signs";

/** The letters of a unit's id: people, banner, arm. Only the picture depends on them. */
function glyph(kind: string): GlyphName | undefined {
  const creature: Record<string, GlyphName> = { CSP: "paw", CHG: "giant", CWG: "giant", CEE: "orb", CHY: "dragon" };
  const arm: Record<string, GlyphName> = { B: "bow", A: "bow", X: "crossbow", S: "sword", H: "sword", C: "horse", L: "horse" };
  return creature[kind] ?? arm[kind.slice(-1)];
}

const COLOUR: Record<string, string> = { green: "#2f7d4b", blue: "#2a63a8", red: "#a8322c" };

const GROUND: [string, string][] = [
  ["flame", "lava"],
  ["waterway", "water"],
  ["fordable-waterway", "water"],
  ["ford", "water"],
  ["bridge-wooden", "water"],
  ["bridge-stone", "water"],
  ["marsh", "marsh"],
  ["wooded", "forest"],
  ["elevated", "hills"],
  ["cliff", "mountain"],
  ["stronghold", "town"],
  ["rampart", "rampart"],
];

const FACES = ["green", "blue", "red", "strike", "lore", "flag"];

function motions(entry: Entry, label: (kind: string, value: number) => string): Motion[] {
  const { event, args = {} } = entry;
  const { from, to, hex } = args;
  if (event && ["moved", "rushed", "retreated", "pursued", "ground-gained", "ported"].includes(event) && typeof from === "number" && typeof to === "number") {
    return [{ type: "move", from, to, seat: null, piece: label("unit", args["unit"] ?? -1), count: 1 }];
  }
  if (event && /rolled$/.test(event)) {
    const faces = FACES.flatMap((name) => Array.from({ length: Number(args[name] ?? 0) }, () => name));
    return faces.length > 0 && faces.length <= 12 ? [{ type: "dice", dice: [{ seat: null, faces }] }] : [];
  }
  if (event && ["lost", "eliminated", "trampled"].includes(event) && typeof hex === "number") return [{ type: "spark", at: hex, seat: null }];
  return [];
}

/** Banners, each camp by its own number. */
function way(view: GameView, _scene: unknown, name: (seat: number) => string): Way | null {
  const track = (view.seats ?? []).map((seat) => ({ value: Number(seat["banners"] ?? 0), goal: typeof seat["goal"] === "number" ? seat["goal"] : null }));
  if (track.every((one) => one.goal === null)) return null;
  const notes = track.flatMap((one, seat) => (one.goal !== null && one.goal - one.value === 1 ? [{ key: "way-last-banner", values: { who: name(seat) }, urgent: true }] : []));
  return { key: "way-banners", track, score: true, notes: [{ key: "way-banners-at-once" }, ...notes] };
}

export const face: Face = {
  placeKinds: ["hex"],
  handKinds: ["command", "lore", "deployment", "specialist"],
  pieceKinds: ["unit"],
  tints: {
    standard: "blue",
    "standard-left": "blue",
    "standard-right": "teal",
    "standard-ally": "green",
    pennant: "rose",
    "pennant-left": "rose",
    "pennant-right": "violet",
    "pennant-ally": "amber",
  },
  stakes: ["attack", "bonus-attack", "battle-back"],
  counts: ["commands", "lore_cards", "goblet"],
  wordKinds: ["command", "lore", "member", "unit"],
  names: "never",
  glyph,
  tag: (piece) => (piece.label && COLOUR[piece.label] ? { key: `colour-${piece.label}`, colour: COLOUR[piece.label]! } : null),
  ground: (place, view) => {
    const terrain = view?.["terrain"];
    if (!Array.isArray(terrain)) return place.kind;
    return GROUND.find(([name]) => terrain.includes(name))?.[1] ?? (terrain.length > 0 ? "temple" : place.kind);
  },
  badges: (_place, view) => {
    const terrain = view?.["terrain"];
    return Array.isArray(terrain) ? terrain.map((name) => `terrain-${name}`) : [];
  },
  pieceHelp: (piece, words, scene) => {
    const parts = [piece.label ? words.first(`colour-${piece.label}`) : "", typeof piece["weapon"] === "string" ? words.first(`weapon-${piece["weapon"]}`) : ""];
    const markers = piece["markers"];
    if (Array.isArray(markers)) parts.push(...markers.map((marker) => words.first(`marker-${marker}`)));
    if (Number(piece["bold"] ?? 0) > 0) parts.push(words.say("unit-bold", { bold: Number(piece["bold"]) }));
    const printed = unitFace(scene, piece.kind);
    if (printed) parts.push(words.say("unit-printed", { move: printed.move, march: printed.march, dice: printed.dice, reach: printed.reach }));
    const nature = words.first(`unit-${piece.kind}-help`);
    return [parts.filter(Boolean).join(", "), nature].filter(Boolean).join(". ");
  },
  dice: { battle: FACES.map((face) => ({ face, says: [`die-${face}`] })) },
  dieFace: (name) => ({ path: DIE_SIGNS[name], ...(COLOUR[name] ? { colour: COLOUR[name] } : {}) }),
  signs,
  motions,
  way,
  board: Board,
  hand: Hand,
  aside: OrdersNote,
  seat: SeatExtra,
  seatBoard: CampBoard,
  panels: [
    { key: "camps", icon: "crown", component: CampsPanel },
    { key: "cards", icon: "card", component: CardsPanel },
  ],
};
