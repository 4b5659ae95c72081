/** What every game tells about its board: the part of scene() and view() that the generic table understands. */

export type Point = readonly [number, number];

export interface Place {
  id: number;
  name: string;
  x: number;
  y: number;
  kind: string;
  polygon?: Point[];
  [more: string]: unknown;
}

export interface Scene {
  layout: "grid" | "hex" | "graph";
  places: Place[];
  edges: [number, number][];
  [more: string]: unknown;
}

export interface Piece {
  kind: string;
  seat?: number | null;
  count: number;
  label?: string;
  [more: string]: unknown;
}

export interface PlaceView {
  id: number;
  owner?: number | null;
  pieces: Piece[];
  [more: string]: unknown;
}

export interface GameView {
  seats?: ({ role?: string | null; score?: number } & Record<string, unknown>)[];
  places?: PlaceView[];
  turn?: Record<string, unknown>;
  hand?: unknown;
  [more: string]: unknown;
}

/** A scene as the server sent it, or null if the game has no board. */
export function readScene(scene: Record<string, unknown> | undefined): Scene | null {
  const places = scene?.["places"];
  if (!Array.isArray(places) || places.length === 0) return null;
  return { layout: "graph", edges: [], ...scene, places } as Scene;
}

/** For each place the places next to it. */
export function neighbours(scene: Scene): Map<number, number[]> {
  const near = new Map<number, number[]>(scene.places.map((place) => [place.id, []]));
  for (const [one, other] of scene.edges) {
    near.get(one)?.push(other);
    near.get(other)?.push(one);
  }
  return near;
}
