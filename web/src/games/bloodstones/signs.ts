/** What the small signs of map and tiles mean beside the pieces themselves. */
import { GLYPHS } from "../../board/glyphs";
import type { Sign } from "../face";

const AROUND = "-14 -14 28 28";

export const signs = (): Sign[] => [
  { keys: ["sign-price"], path: "M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z", box: AROUND, fill: "var(--danger)" },
  { keys: ["sign-pips"], path: "M-8 -3A3.5 3.5 0 1 1 -8 4A3.5 3.5 0 1 1 -8 -3ZM0 -3A3.5 3.5 0 1 1 0 4A3.5 3.5 0 1 1 0 -3ZM8 -3A3.5 3.5 0 1 1 8 4A3.5 3.5 0 1 1 8 -3Z", box: AROUND },
  { keys: ["sign-cost"], path: "M-9 -4H-1V4H-9ZM2 -4H10V4H2Z", box: AROUND },
  { keys: ["sign-village"], path: GLYPHS.house },
];
