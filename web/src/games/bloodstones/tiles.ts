/** What is printed on the tiles, as the scene tells it, and how to pay with them. */
import type { GlyphName } from "../../board/glyphs";
import type { GameView, Scene } from "../../board/scene";
import type { Words } from "../../words/words";

export interface Printed {
  pips: number;
  cost: number;
  count: number;
}

export function printed(scene: Scene | null, faction: string | null | undefined, kind: string): Printed | null {
  const tiles = scene?.["tiles"] as Record<string, Record<string, Printed>> | undefined;
  return tiles?.[faction ?? ""]?.[kind] ?? null;
}

/** What is drawn on a tile. */
export const GLYPH: Record<string, GlyphName> = {
  skirmishers: "bow",
  swords: "sword",
  axes: "axe",
  shield: "shield",
  cavalry: "horse",
  lizardmen: "paw",
  goblins: "spear",
  reivers: "fist",
  hordes: "swords",
  siege_engine: "catapult",
  leader: "leader",
  ship: "ship",
  castle: "castle",
  citadel: "citadel",
  dragon: "dragon",
  giant: "giant",
  necromancer: "orb",
  undead: "skull",
  cutiecorn: "star",
  blank: "drop",
  village: "house",
};

/** "+1 in forests": one short phrase for each modifier of a kind. */
export function modifiersOf(kind: string, words: Words, scene: Scene | null): string {
  const found = (scene?.["modifiers"] as Record<string, Record<string, number>> | undefined)?.[kind] ?? {};
  return Object.entries(found)
    .map(([when, value]) => (words.has(`modifier-${when}`) ? words.say(`modifier-${when}`, { value }) : ""))
    .filter(Boolean)
    .join(", ");
}

interface Held {
  kind: string;
  pips: number;
  count: number;
}

/**
 * Ways to pay so many pips, largest tile first and none superfluous, those that waste least first. Only proposals: the server knows the rules.
 */
export function payments(hand: readonly Held[], due: number, most = 3): string[][] {
  const sorted = [...hand].sort((one, other) => other.pips - one.pips || one.kind.localeCompare(other.kind));
  const found: { tiles: string[]; paid: number }[] = [];
  let tried = 0;
  const walk = (at: number, tiles: string[], paid: number): void => {
    if (++tried > 4000) return;
    if (paid >= due) {
      found.push({ tiles, paid });
      return;
    }
    for (let i = at; i < sorted.length; i++) {
      const held = sorted[i]!;
      const used = tiles.filter((kind) => kind === held.kind).length;
      if (held.pips > 0 && used < held.count) walk(i, [...tiles, held.kind], paid + held.pips);
    }
  };
  if (due > 0) walk(0, [], 0);
  found.sort((one, other) => one.paid - other.paid || one.tiles.length - other.tiles.length);
  return found.slice(0, most).map(({ tiles }) => tiles);
}

/** The innermost step of a kind, with what the view tells about it. */
export function doing<T>(view: GameView | null, step: string): T | null {
  const steps = (view?.["doing"] as { step: string }[] | undefined) ?? [];
  return (steps.findLast((found) => found.step === step) as T | undefined) ?? null;
}

export interface Moving {
  from: number;
  to: number;
  group: Record<string, number>;
  paid: number;
  due: number;
  /** Before a step: for each kind of unit where it could go, and for how many pips. */
  prices?: Record<string, [number, number][]>;
}

/** What a chosen group would pay at each area it can enter together; a Leader in it may make it cheaper. */
export function routePrices(prices: Moving["prices"], chosen: Readonly<Record<string, number>>): Map<number, { pips: number; atMost: boolean }> {
  const going = Object.entries(chosen).filter(([, count]) => count > 0);
  const size = going.reduce((all, [, count]) => all + count, 0);
  const sums = new Map<number, { pips: number; kinds: number }>();
  for (const [kind, count] of going) {
    for (const [area, pips] of prices?.[kind] ?? []) {
      const known = sums.get(area) ?? { pips: 0, kinds: 0 };
      sums.set(area, { pips: known.pips + pips * count, kinds: known.kinds + 1 });
    }
  }
  return new Map([...sums].filter(([, sum]) => sum.kinds === going.length).map(([area, { pips }]) => [area, { pips, atMost: size > 1 && "leader" in chosen && chosen["leader"]! > 0 }]));
}
