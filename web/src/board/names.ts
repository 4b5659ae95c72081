/** What pieces and places are called. A game's texts may name them under several keys. */
import type { Words } from "../words/words";
import type { Piece, Place, PlaceView } from "./scene";

export function pieceName(words: Words, piece: Pick<Piece, "kind" | "label">): string {
  const { kind, label } = piece;
  const named = words.first(`piece-${kind}`, `unit-${kind}`, `type-${kind}`, `building-${kind}`, `terrain-${kind}`);
  return named || label || kind;
}

export function groundName(words: Words, kind: string): string {
  return words.first(`ground-${kind}`, `terrain-${kind}`, `suit-${kind}`, `kind-${kind}`);
}

/** Two letters for a token. */
export function short(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => /[A-Za-zÀ-ž0-9]/.test(part[0] ?? ""));
  if (parts.length >= 2 && parts[1]![0]!.toUpperCase() !== parts[1]![0]!.toLowerCase()) return parts[0]![0]!.toUpperCase() + parts[1]![0]!.toUpperCase();
  return name.slice(0, 2);
}

/** A place in one sentence: name, ground, whose, what stands there. For screen readers, tips and the text list. */
export function describe(words: Words, seatName: (seat: number) => string, place: Place, view: PlaceView | undefined, ground: string): { title: string; lines: string[] } {
  const title = [place.name, groundName(words, ground)].filter(Boolean).join(", ");
  const bySeat = new Map<number, string[]>();
  for (const piece of view?.pieces ?? []) {
    const seat = piece.seat ?? -1;
    const text = piece.count > 1 ? `${piece.count} × ${pieceName(words, piece)}` : pieceName(words, piece);
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), text]);
  }
  const lines = [...bySeat].sort(([one], [other]) => one - other).map(([seat, pieces]) => (seat < 0 ? pieces.join(", ") : `${seatName(seat)}: ${pieces.join(", ")}`));
  const owner = view?.owner;
  if (typeof owner === "number" && owner >= 0 && !bySeat.has(owner)) lines.unshift(words.say("owned-by", { who: seatName(owner) }));
  return { title, lines };
}
