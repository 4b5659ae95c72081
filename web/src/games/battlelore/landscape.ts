/** The land of a battlefield: rivers that run from hex to hex, and the shapes that woods, hills and landmarks are drawn with. */
import type { Cell } from "../../board/layout";
import type { PlaceView, Point } from "../../board/scene";

/** Terrain that is part of a river. */
export const WATER: ReadonlySet<string> = new Set(["waterway", "fordable-waterway", "ford", "bridge-wooden", "bridge-stone"]);
/** Places that a camp holds or that anybody may use. */
export const LANDMARKS: ReadonlySet<string> = new Set(["stronghold", "magic-pentacle", "healing-pool", "training-camp", "rogues-den", "secret-passage", "lair"]);

export const terrainOf = (view: PlaceView | undefined): string[] => (Array.isArray(view?.["terrain"]) ? (view["terrain"] as string[]) : []);
/** The landmark of a hex; "" if it has none. */
export const landmarkAt = (view: PlaceView | undefined): string => terrainOf(view).find((name) => LANDMARKS.has(name)) ?? "";
export const isWater = (view: PlaceView | undefined): boolean => terrainOf(view).some((name) => WATER.has(name));

const NEXT = 112;

/** For each hex of a river the middles of the edges it runs through; at its end it leaves the board straight on. */
export function courses(cells: readonly Cell[], water: ReadonlySet<number>): Map<number, Point[]> {
  const wet = cells.filter((cell) => water.has(cell.place.id));
  const near = (cell: Cell, of: readonly Cell[]): Cell[] => of.filter((other) => other !== cell && Math.hypot(other.x - cell.x, other.y - cell.y) < NEXT);
  return new Map(
    wet.map((cell) => {
      const gates = near(cell, wet).map((other): Point => [(cell.x + other.x) / 2, (cell.y + other.y) / 2]);
      const border = near(cell, cells).length < 6;
      if (gates.length === 1 && border) gates.push([2 * cell.x - gates[0]![0], 2 * cell.y - gates[0]![1]]);
      return [cell.place.id, gates];
    }),
  );
}

/** The path of the water in a hex. */
export function course(cell: Cell, gates: readonly Point[]): string {
  if (gates.length === 2) return `M${gates[0]!.join(" ")}Q${cell.x} ${cell.y} ${gates[1]!.join(" ")}`;
  if (gates.length === 0) return `M${cell.x - 16} ${cell.y}H${cell.x + 16}`;
  return gates.map(([x, y]) => `M${x} ${y}L${cell.x} ${cell.y}`).join("");
}

/** The angle at which a bridge crosses: square to the water. */
export function crossing(cell: Cell, gates: readonly Point[]): number {
  const [one, other] = [gates[0] ?? [cell.x - 1, cell.y], gates[1] ?? [cell.x, cell.y]];
  return (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI + 90;
}

/** Marked edges of a cliff: the two corners of each, drawn in a little. Bit 0 is east, then on against the clock. */
export function cliffEdges(bits: number, turned: boolean): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let k = 0; k < 6; k++) {
    if (!((bits >> k) & 1)) continue;
    const middle = (-k * Math.PI) / 3 + (turned ? Math.PI : 0);
    const corner = (angle: number): Point => [Math.cos(angle) * 53, Math.sin(angle) * 53];
    found.push([corner(middle - Math.PI / 6), corner(middle + Math.PI / 6)]);
  }
  return found;
}

/** A fir, its foot at the origin. */
export const TREE = "M0 -30L9 -16H5L12 -5H2V0H-2V-5H-12L-5 -16H-9Z";
/** Where the trees of a wood stand, back to front; the middle is left to whoever stands there. */
export const TREES: readonly Point[] = [[-14, -22], [14, -24], [-34, -6], [34, -8], [0, -8], [-40, 16], [-16, 14], [18, 12], [41, 14], [-26, 32], [2, 38], [28, 32]];

/** Drawings on a field of 48 by 48 around the origin: filled with the ink of the land. */
export const SIGNS: Readonly<Record<string, string>> = {
  stronghold: "M-22 22V-6H-24V-18H-18V-13H-12V-18H-8V-8H-6V-24H6V-8H8V-18H12V-13H18V-18H24V-6H22V22H7V12A7 7 0 0 0 -7 12V22Z",
  "magic-pentacle": "M0 -24A24 24 0 1 1 0 24A24 24 0 1 1 0 -24ZM0 -20A20 20 0 1 0 0 20A20 20 0 1 0 0 -20ZM0 -20L11.8 16.2L-19 -6.2H19L-11.8 16.2ZM0 -12L-2.8 -3.2H-11L-4.4 1.7L-6.9 10L0 4.9L6.9 10L4.4 1.7L11 -3.2H2.8Z",
  "healing-pool": "M-24 8C-24 0 -13 -5 0 -5S24 0 24 8S13 21 0 21S-24 16 -24 8ZM-3 -24H3V-18H9V-12H3V-6H-3V-12H-9V-18H-3Z",
  "training-camp": "M-24 20L-9 -8L-7 -12L-5 -8L10 20H-2L-7 8L-12 20ZM14 -18A6 6 0 1 1 14 -6A6 6 0 1 1 14 -18ZM12 -5H16V2H24V6H16V20H12V6H6V2H12Z",
  "rogues-den": "M-24 22C-24 0 -14 -18 0 -18S24 0 24 22H12V8A12 12 0 0 0 -12 8V22ZM-7 22V9A7 7 0 0 1 7 9V22ZM-24 -20L-10 -14L-12 -22Z",
  "secret-passage": "M-22 22V-4A22 22 0 0 1 22 -4V22H16V-4A16 16 0 0 0 -16 -4V22ZM-12 22V16H-4V10H4V4H12V22Z",
  lair: "M-25 22C-26 2 -16 -20 2 -20C18 -20 27 0 25 22H14C15 6 8 -4 0 -4S-15 6 -14 22ZM-10 16L8 10M-8 20A3 3 0 1 1 -11 15A3 3 0 1 1 -13 20ZM9 6A3 3 0 1 1 12 10A3 3 0 1 1 7 12Z",
  flame: "M0 24C-16 24 -22 14 -20 4C-18 -4 -12 -6 -12 -16C-6 -12 -4 -8 -4 -4C0 -8 2 -16 -2 -26C10 -20 14 -10 13 -2C15 -4 16 -7 16 -10C21 -4 23 4 20 12C17 20 10 24 0 24ZM0 20C6 20 9 16 8 11C7 7 3 5 2 0C-4 4 -9 8 -8 13C-7 18 -4 20 0 20Z",
  stakes: "M-24 20L-16 -14L-10 20ZM-9 20L-1 -18L5 20ZM6 20L14 -14L21 20Z",
};
