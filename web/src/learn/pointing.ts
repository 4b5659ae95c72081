/** What a lesson points at, as selectors of the page: places, seats, things in the hand, parts of the table. */
import type { LessonStep } from "../wire/types";

type Point = LessonStep["points"][number];

const PARTS: Record<string, string> = { board: "main.board", hand: "div.hand", prompt: "#prompt", seats: "section.seats", log: "aside.side", side: "aside.side" };

export function selectorOf(point: Point, placeKinds: readonly string[]): string {
  if (point.kind === "part") return PARTS[point.name] ?? "main.board";
  if (point.kind === "seat") return `[data-seat="${point.value}"]`;
  if (placeKinds.includes(point.kind)) return `[data-place="${point.value}"]`;
  return `[data-hand="${point.name}"]`;
}

/** A style sheet that makes these things stand out: it holds however often the page is drawn anew. */
export function styleOf(points: readonly Point[], placeKinds: readonly string[]): string {
  const places = points.filter((point) => placeKinds.includes(point.kind));
  const others = points.filter((point) => !placeKinds.includes(point.kind));
  const rule = (of: readonly Point[], what: string): string => (of.length === 0 ? "" : `${of.map((point) => `.lesson ${selectorOf(point, placeKinds)}`).join(",")}{${what}}`);
  return rule(places, "stroke:var(--pointed);stroke-width:1.2%;stroke-dasharray:none") + rule(others, "outline:4px solid var(--pointed);outline-offset:-2px");
}
