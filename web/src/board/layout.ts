/** Where everything of a scene is drawn: any game's coordinates become a picture with 100 units between neighbours. */
import type { Place, Point, Scene } from "./scene";
import { regular } from "./shapes";

export const UNIT = 100;

export interface Cell {
  place: Place;
  x: number;
  y: number;
  outline: Point[];
  /** How much room there is for tokens: the radius of a circle inside. */
  room: number;
}

export interface Picture {
  cells: Map<number, Cell>;
  bounds: { x: number; y: number; width: number; height: number };
  /** Lines to draw between places; none where places touch. */
  edges: [Point, Point][];
}

export function layOut(scene: Scene, margin = 0.15): Picture {
  const scale = UNIT / spacing(scene);
  const cells = new Map<number, Cell>();
  for (const place of scene.places) cells.set(place.id, cellOf(place, scene, scale));
  const drawn = scene.places.some((place) => place.polygon) || scene.layout !== "graph" ? [] : lines(scene, cells);
  return { cells, bounds: boundsOf([...cells.values()].flatMap((cell) => cell.outline), UNIT * margin), edges: drawn };
}

function cellOf(place: Place, scene: Scene, scale: number): Cell {
  const x = place.x * scale;
  const y = place.y * scale;
  if (place.polygon) {
    const outline = place.polygon.map(([px, py]) => [px * scale, py * scale] as const);
    return { place, x, y, outline, room: Math.max(18, inner(x, y, outline)) };
  }
  if (scene.layout === "grid") {
    const half = UNIT * 0.48;
    return { place, x, y, outline: [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]], room: half };
  }
  if (scene.layout === "hex") return { place, x, y, outline: regular(x, y, UNIT * 0.57, 6), room: UNIT * 0.46 };
  return { place, x, y, outline: regular(x, y, UNIT * 0.42, 24), room: UNIT * 0.38 };
}

/** The usual distance between neighbours. */
function spacing(scene: Scene): number {
  const at = new Map(scene.places.map((place) => [place.id, place]));
  const lengths: number[] = [];
  for (const [one, other] of scene.edges) {
    const a = at.get(one);
    const b = at.get(other);
    if (a && b) lengths.push(Math.hypot(a.x - b.x, a.y - b.y));
  }
  if (lengths.length === 0) return 1;
  lengths.sort((one, other) => one - other);
  return lengths[Math.floor(lengths.length / 4)]! || 1;
}

function lines(scene: Scene, cells: Map<number, Cell>): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (const [one, other] of scene.edges) {
    const a = cells.get(one);
    const b = cells.get(other);
    if (a && b) found.push([[a.x, a.y], [b.x, b.y]]);
  }
  return found;
}

/** The distance from a point inside to the nearest side. */
function inner(x: number, y: number, outline: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    best = Math.min(best, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return best;
}

export function boundsOf(points: readonly Point[], margin: number): Picture["bounds"] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/**
 * Where an arrow key goes: the nearest cell in that direction, rather ahead than aside; null if there is none. Aside counts little enough
 * that the staggered rows of hexes are not jumped over.
 */
export function towards(cells: Iterable<Cell>, from: Cell, dx: number, dy: number): Cell | null {
  const best: (Cell | null)[] = [null, null];
  const least = [Infinity, Infinity];
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (cell.place.id === from.place.id || ahead <= 0.01) continue;
    // What lies rather aside is taken only where nothing lies ahead.
    const rank = ahead > aside * 0.6 ? 0 : 1;
    const cost = ahead + (rank === 0 ? 1.15 : 3) * aside;
    if (cost < least[rank]!) {
      least[rank] = cost;
      best[rank] = cell;
    }
  }
  return best[0] ?? best[1] ?? null;
}
