/** Where the battlefield is divided: the sections that cards speak of, as each camp names them. */
import type { Picture } from "../../board/layout";

const ORDER = ["left", "center", "right"] as const;
export type Section = (typeof ORDER)[number];

export interface Field {
  /** Where the lines between the sections run. */
  lines: number[];
  /** The middle of each section. */
  middles: { section: Section; x: number }[];
  top: number;
  bottom: number;
}

/** The sections as the scene tells them: a hex that a line cuts belongs to both sides. */
export function sections(picture: Picture): Field {
  const cells = [...picture.cells.values()];
  const columns = (section: Section): number[] => cells.filter((cell) => (cell.place["sections"] as string[] | undefined)?.includes(section)).map((cell) => cell.x);
  const spans = ORDER.map((section) => ({ section, from: Math.min(...columns(section)), to: Math.max(...columns(section)) })).filter((span) => Number.isFinite(span.from)).sort((one, other) => one.from - other.from);
  const heights = cells.flatMap((cell) => cell.outline.map(([, y]) => y));
  return {
    lines: spans.slice(1).map((span, i) => (spans[i]!.to + span.from) / 2),
    middles: spans.map(({ section, from, to }) => ({ section, x: (from + to) / 2 })),
    top: Math.min(...heights),
    bottom: Math.max(...heights),
  };
}

/** The same section in the words of the camp that sits opposite. */
export function opposite(section: Section): Section {
  return section === "left" ? "right" : section === "right" ? "left" : "center";
}
