/** Lines of a map of areas: where land meets the sea. */
import type { Cell } from "../../board/layout";
import type { Point } from "../../board/scene";

const key = ([x, y]: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** Every border line between an area of the kind and one of another kind, once. */
export function coasts(cells: Iterable<Cell>, isSea: (cell: Cell) => boolean): [Point, Point][] {
  const sides = new Map<string, { line: [Point, Point]; sea: number; land: number }>();
  for (const cell of cells) {
    const sea = isSea(cell);
    for (const [i, from] of cell.outline.entries()) {
      const to = cell.outline[(i + 1) % cell.outline.length]!;
      const name = [key(from), key(to)].sort().join(" ");
      const side = sides.get(name) ?? { line: [from, to], sea: 0, land: 0 };
      if (sea) side.sea += 1;
      else side.land += 1;
      sides.set(name, side);
    }
  }
  return [...sides.values()].filter((side) => side.sea > 0 && side.land > 0).map((side) => side.line);
}
