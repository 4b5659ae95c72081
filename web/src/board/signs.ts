/** The legend of a board: the small signs of its game, then the pieces that stand on it. */
import type { Face, Sign } from "../games/face";
import type { Words } from "../words/words";
import { GLYPHS } from "./glyphs";
import { pieceName } from "./names";
import type { GameView, Scene } from "./scene";

export interface Told extends Sign {
  text: string;
}

interface Seats {
  name(seat: number): string;
  role(seat: number): string;
}

/** A drawing is explained once, by the game's own words first. Pieces that have one name and several drawings are told with their owners. */
export function legend(view: GameView, scene: Scene | null, face: Face, words: Words, seats: Seats): Told[] {
  const own = (face.signs?.(view, scene) ?? []).map((sign) => ({ ...sign, text: words.first(...sign.keys) }));
  const known = new Set(own.filter((sign) => sign.box === undefined).map((sign) => sign.path));
  const pieces = new Map<string, { name: string; owner: number }>();
  for (const piece of (view.places ?? []).flatMap((place) => place.pieces)) {
    const seat = piece.seat ?? -1;
    const glyph = face.glyph?.(piece.kind, seat < 0 ? "" : seats.role(seat));
    if (glyph && !known.has(GLYPHS[glyph]) && !pieces.has(GLYPHS[glyph])) pieces.set(GLYPHS[glyph], { name: pieceName(words, piece), owner: seat });
  }
  const named = [...pieces].map(([path, { name, owner }]) => {
    const twins = [...pieces.values()].filter((other) => other.name === name).length;
    return { keys: [], path, text: twins > 1 && owner >= 0 ? `${seats.name(owner)}: ${name}` : name };
  });
  const said = own.filter((sign) => sign.text !== "");
  return [...said.filter((sign) => !sign.late), ...named, ...said.filter((sign) => sign.late)];
}
