/** How a picture of a board is enlarged so that what matters fills it. */

const MOST = 3.2;
/** Room around what matters, as a share of one place. */
const ROOM = 0.6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The transform that brings these boxes, given in the coordinates of the untransformed picture, to the middle of it. */
export function enlarge(width: number, height: number, boxes: readonly Box[]): string {
  if (boxes.length === 0 || width === 0 || height === 0) return "none";
  const size = Math.max(...boxes.map((box) => Math.max(box.right - box.left, box.bottom - box.top)));
  const left = Math.min(...boxes.map((box) => box.left)) - size * ROOM;
  const right = Math.max(...boxes.map((box) => box.right)) + size * ROOM;
  const top = Math.min(...boxes.map((box) => box.top)) - size * ROOM;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + size * ROOM;
  const scale = Math.min(MOST, width / (right - left), height / (bottom - top));
  if (scale <= 1.02) return "none";
  const held = (middle: number, length: number): number => Math.min(0, Math.max(length - length * scale, length / 2 - middle * scale));
  return `translate(${held((left + right) / 2, width).toFixed(1)}px, ${held((top + bottom) / 2, height).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** The same, measured on the page: places are found by their `data-place`. */
export function frameOf(outer: HTMLElement, drawn: HTMLElement, places: readonly number[]): string {
  const before = drawn.style.transform;
  drawn.style.transform = "none";
  const origin = outer.getBoundingClientRect();
  const boxes = places.flatMap((id) => {
    const found = drawn.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect();
    return found && found.width > 0 ? [{ left: found.left - origin.left, top: found.top - origin.top, right: found.right - origin.left, bottom: found.bottom - origin.top }] : [];
  });
  drawn.style.transform = before;
  return enlarge(origin.width, origin.height, boxes);
}
