/** The drawing of a woodland map from its clearings: winding paths, a river, and trees where nothing else is. */
import type { Place, Point, Scene } from "../../board/scene";

export const SCALE = 10;
export const RADIUS = 84;
export const BOUNDS = { x: 0, y: 0, width: 1000, height: 1010 };

export interface Spot {
  place: Place;
  x: number;
  y: number;
}

export interface Tree {
  x: number;
  y: number;
  size: number;
  /** Which of three shades. */
  shade: number;
}

/** Numbers between 0 and 1, the same in every drawing. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

export const spotOf = (place: Place): Spot => ({ place, x: place.x * SCALE, y: place.y * SCALE });

/** A path between two clearings, bent a little; which way depends only on the two. */
export function path(from: Spot, to: Spot): { d: string; points: Point[] } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const bend = ((from.place.id * 7 + to.place.id * 13) % 2 === 0 ? 1 : -1) * 0.09;
  const mx = (from.x + to.x) / 2 - dy * bend;
  const my = (from.y + to.y) / 2 + dx * bend;
  const points = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    return [(1 - t) ** 2 * from.x + 2 * (1 - t) * t * mx + t * t * to.x, (1 - t) ** 2 * from.y + 2 * (1 - t) * t * my + t * t * to.y];
  });
  return { d: `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`, points };
}

/** The river: past each of its clearings on one side, and out of the picture at both ends. */
export function river(scene: Scene, spots: ReadonlyMap<number, Spot>): Point[] {
  const pairs = (scene["rivers"] as [number, number][] | undefined) ?? [];
  const chain = pairs.length > 0 ? [pairs[0]![0], ...pairs.map(([, to]) => to)] : [];
  const through = chain.flatMap((id) => (spots.has(id) ? [spots.get(id)!] : []));
  if (through.length < 2) return [];
  const points: Point[] = through.map((spot, i) => {
    const before = through[i - 1] ?? spot;
    const after = through[i + 1] ?? spot;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    const side = i % 2 === 0 ? 1 : -1;
    return [spot.x - (dy / length) * RADIUS * 0.72 * side, spot.y + (dx / length) * RADIUS * 0.72 * side];
  });
  return [edge(points[1]!, points[0]!), ...points, edge(points.at(-2)!, points.at(-1)!)];
}

/** Where a line that goes on leaves the picture. */
function edge(from: Point, to: Point): Point {
  const [x, y] = to;
  const sides: [number, Point][] = [
    [x, [-40, y]],
    [BOUNDS.width - x, [BOUNDS.width + 40, y]],
    [y, [x, -40]],
    [BOUNDS.height - y, [x, BOUNDS.height + 40]],
  ];
  sides.sort(([one], [other]) => one - other);
  const [ex, ey] = sides[0]![1];
  return [ex + (to[0] - from[0]) * 0.15, ey + (to[1] - from[1]) * 0.15];
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 2) return "";
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
    const near = (one: number, other: number): number => (other - one) / 6;
    d += `C${b[0] + near(a[0], c[0])} ${b[1] + near(a[1], c[1])} ${c[0] - near(b[0], e[0])} ${c[1] - near(b[1], e[1])} ${c[0]} ${c[1]}`;
  }
  return d;
}

/** Points along a smooth line, for keeping trees off it. */
export function along(points: readonly Point[], steps = 8): Point[] {
  return points.slice(0, -1).flatMap((from, i) => {
    const to = points[i + 1]!;
    return Array.from({ length: steps }, (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps]);
  });
}

/** Trees all over the picture, except on clearings, paths and water; back to front. */
export function trees(clearings: readonly Spot[], lines: readonly Point[], forests: readonly Spot[]): Tree[] {
  const random = numbers(20240607);
  const found: Tree[] = [];
  for (let i = 0; i < 2600 && found.length < 260; i++) {
    const x = random() * BOUNDS.width;
    const y = random() * BOUNDS.height;
    const size = 26 + random() * 16;
    const shade = Math.floor(random() * 3);
    if (clearings.some((spot) => Math.hypot(spot.x - x, spot.y - y) < RADIUS + size * 0.75)) continue;
    if (lines.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < size * 0.6 + 18)) continue;
    if (forests.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 30)) continue;
    if (found.some((tree) => Math.hypot(tree.x - x, tree.y - y) < (tree.size + size) * 0.36)) continue;
    found.push({ x, y, size, shade });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** Trees drawn together, in few paths: the trunks, the crowns of each shade, and the dark side of them all. */
export interface Grove {
  trunks: string;
  crowns: string[];
  dark: string;
}

const TRUNK = "M-2.5 -4h5v9h-5z";
const CROWN = "M0 -33C10 -30 14 -22 12 -16C19 -13 19 -2 8 -1C3 1 -3 1 -8 -1C-19 -2 -19 -13 -12 -16C-14 -22 -10 -30 0 -33Z";
const DARK = "M0 -33C-10 -30 -14 -22 -12 -16C-19 -13 -19 -2 -8 -1C-5 0 -3 0 -1 0C-8 -8 -8 -22 0 -33Z";
/** How wide a tree is in its drawing; its foot is at 0 0. */
const SIDE = 40;

/** A drawing at the place and in the size of a tree: what follows a capital letter is moved and scaled, the rest only scaled. */
function planted(drawing: string, tree: Tree): string {
  const scale = tree.size / SIDE;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return drawing.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, numbers: string) => {
    const moved = letter === letter.toUpperCase();
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return letter + values.map((value, i) => tenth(value * scale + (moved ? (i % 2 === 0 ? tree.x : tree.y) : 0))).join(" ");
  });
}

export function grove(trees: readonly Tree[]): Grove {
  const drawn = (drawing: string, some: readonly Tree[]): string => some.map((tree) => planted(drawing, tree)).join("");
  return { trunks: drawn(TRUNK, trees), crowns: [0, 1, 2].map((shade) => drawn(CROWN, trees.filter((tree) => tree.shade === shade))), dark: drawn(DARK, trees) };
}

const ROW = 24;

/** The trees in rows, back to front: a path for every tree would cost more than all the rest of the board. */
export function rows(trees: readonly Tree[]): Grove[] {
  const found: Tree[][] = [];
  for (const tree of trees) (found[Math.floor(tree.y / ROW)] ??= []).push(tree);
  return found.filter((row) => row !== undefined).map(grove);
}
