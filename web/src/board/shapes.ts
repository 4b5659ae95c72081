/** A shape for each seat, so that colour is never the only sign of whose a piece is. All fit into a circle of radius 1. */
import type { Point } from "./scene";

const polygon = (corners: number, turn = 0): string => {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return `${round(Math.sin(angle))} ${round(-Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
};

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export const SEAT_SHAPES: readonly string[] = [
  "M0 -0.92A0.92 0.92 0 1 1 0 0.92A0.92 0.92 0 1 1 0 -0.92Z",
  "M-0.8 -0.62Q-0.8 -0.8 -0.62 -0.8H0.62Q0.8 -0.8 0.8 -0.62V0.62Q0.8 0.8 0.62 0.8H-0.62Q-0.8 0.8 -0.8 0.62Z",
  polygon(4),
  polygon(6, Math.PI / 6),
  "M-0.85 -0.8H0.85V-0.1C0.85 0.5 0.45 0.85 0 1.02C-0.45 0.85 -0.85 0.5 -0.85 -0.1Z",
  "M-0.45 -0.9H0.45L0.9 -0.45V0.45L0.45 0.9H-0.45L-0.9 0.45V-0.45Z",
  polygon(5),
  "M0 -0.95L0.95 0.75H-0.95Z",
];

export const NEUTRAL_SHAPE = "M-0.62 -0.62H0.62V0.62H-0.62Z";

export function shapeOf(seat: number | null | undefined): string {
  return seat === null || seat === undefined || seat < 0 ? NEUTRAL_SHAPE : SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** The outline drawn in by some units on all sides: the marks of neighbours do not cover each other. */
export function inset(points: readonly Point[], x: number, y: number, by: number): Point[] {
  return points.map(([px, py]) => {
    const share = Math.max(0.3, 1 - by / Math.max(1, Math.hypot(px - x, py - y)));
    return [x + (px - x) * share, y + (py - y) * share] as const;
  });
}

export function regular(x: number, y: number, radius: number, corners: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
  });
}

/** Where to put n tokens around a middle: rows that are as square as the room allows. */
export function cluster(count: number, size: number, room: number): Point[] {
  const gap = size * 1.06;
  const columns = Math.max(1, Math.min(count, Math.floor(room / gap), Math.ceil(Math.sqrt(count * 1.6))));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [((i % columns) - (inRow - 1) / 2) * gap, (row - (rows - 1) / 2) * gap] as const;
  });
}
