/** What a lesson points at, as selectors of the page: places, seats, things in the hand, parts of the table. */
import type { LessonStep, Move } from "../wire/types";

type Point = LessonStep["points"][number];

const PARTS: Record<string, string> = { board: "main.board", hand: "div.hand", prompt: "#prompt", seats: "section.seats", log: "aside.side", side: "aside.side" };

export function selectorOf(point: Point, placeKinds: readonly string[]): string {
  if (point.kind === "part") return PARTS[point.name] ?? "main.board";
  if (point.kind === "panel") return `[data-side="${point.name}"]`;
  if (point.kind === "seat") return `[data-seat="${point.value}"]`;
  if (placeKinds.includes(point.kind)) return `[data-place="${point.value}"]`;
  return `[data-hand="${point.name}"]`;
}

/** Of the buttons of the prompt the one that leads to a move: the move itself, its verb, or the value of one of its arguments. */
export function leadsTo(move: Move, buttons: Iterable<HTMLElement>): HTMLElement | undefined {
  const keys = [move.join(" "), String(move[0]), ...move.slice(1).map((value, i) => `${i}:${value}`)];
  return [...buttons].find((button) => keys.includes(button.dataset["option"] ?? ""));
}

/**
 * A style sheet that makes these things stand out: it holds however often the page is drawn anew. A place that lies apart from others glows from
 * behind, so that nothing written on its rim is hidden; one among neighbours that touch it gets a rim.
 */
export function styleOf(points: readonly Point[], placeKinds: readonly string[]): string {
  const places = points.filter((point) => placeKinds.includes(point.kind));
  const others = points.filter((point) => !placeKinds.includes(point.kind));
  const rule = (of: readonly Point[], what: string): string => (of.length === 0 ? "" : `${of.map((point) => `.lesson ${selectorOf(point, placeKinds)}`).join(",")}{${what}}`);
  const behind = places.map((point) => `.lesson .look:has(.apart):has(+ ${selectorOf(point, placeKinds)})`);
  const glow = ["9px 0", "-9px 0", "0 9px", "0 -9px"].map((offset) => `drop-shadow(${offset} 0 var(--pointed))`).join(" ");
  const rim = places.map((point) => `.lesson .look:not(:has(.apart)) + ${selectorOf(point, placeKinds)}`);
  const drawn = places.length === 0 ? "" : `${behind.join(",")}{filter:${glow}}${rim.join(",")}{stroke:var(--pointed);stroke-width:0.8%;stroke-dasharray:none}`;
  return drawn + rule(others, "outline:4px solid var(--pointed);outline-offset:-2px");
}
