/** What the frame of the workshop works out from a desk, whatever the game: where the cursor goes, what lies opposite, what a place is called. */
import type { Brush, Desk, DeskPlace, Stroke } from "../wire/types";
import type { Words } from "../words/words";

export type Point = readonly [number, number];
export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Way, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much farther a place seems for lying aside of the way, and how far aside it may lie. */
const ASIDE = 0.5;
const MOST_ASIDE = 1.3;

export const isWay = (key: string): key is Way => key in WAYS;

/** The middle of a shape. */
export function centre(shape: readonly Point[]): Point {
  const sum = shape.reduce<[number, number]>((all, [x, y]) => [all[0] + x, all[1] + y], [0, 0]);
  return [sum[0] / shape.length, sum[1] / shape.length];
}

/** A point moved by one step of so many units. */
export function moved([x, y]: Point, way: Way, by: number): Point {
  return [x + WAYS[way][0] * by, y + WAYS[way][1] * by];
}

/** The place the cursor goes to from another one: the nearest that lies that way. */
export function neighbour(places: readonly DeskPlace[], from: string, way: Way): string {
  const start = places.find((place) => place.id === from);
  if (!start) return places[0]?.id ?? "";
  const [x, y] = centre(start.shape as Point[]);
  const [dx, dy] = WAYS[way];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from) continue;
    const [px, py] = centre(place.shape as Point[]);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along <= 0.01 || aside > along * MOST_ASIDE) continue;
    const cost = Math.hypot(along, aside) * (1 + (ASIDE * aside) / along);
    if (cost < least) [best, least] = [place.id, cost];
  }
  return best;
}

/** The place before or after another one in their order: so every place can be reached. */
export function beside(places: readonly DeskPlace[], from: string, by: number): string {
  const at = places.findIndex((place) => place.id === from);
  return places[(at + by + places.length) % places.length]?.id ?? "";
}

/** A stroke, and its twin opposite where a symmetry is chosen and the opposite is somewhere else. */
export function withTwin(desk: Desk, brush: Brush, stroke: Stroke, symmetry: string): Stroke[] {
  const twins = desk.symmetries[symmetry];
  const at = stroke.at ?? [];
  if (!twins || brush.asks === "point" || at.length === 0) return [stroke];
  const opposite = at.map((id) => twins[id] ?? id);
  if (opposite.every((id, i) => id === at[i])) return [stroke];
  return [stroke, { ...stroke, brush: brush.twin || brush.name, at: opposite }];
}

/** Several messages as one name: "the Standards: bowmen". */
export const saying = (words: Words, says: readonly string[]): string => says.map((key) => words.say(key)).join(" · ");

/** A place with what it holds. */
export function told(words: Words, place: DeskPlace, nothing: string): string {
  const holds = place.holds.map((says) => saying(words, says)).join(", ");
  return `${place.name}: ${holds || nothing}`;
}
