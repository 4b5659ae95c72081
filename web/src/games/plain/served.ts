/** What a game may say about its looks without a folder here: `face` in its scene. Anything it does not understand is left out. */
import { GLYPHS, type GlyphName } from "../../board/glyphs";
import { TINTS, type Face, type Tint } from "../face";

const words = (found: unknown): string[] => (Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : []);
const pairs = (found: unknown): [string, string][] => (typeof found === "object" && found !== null ? Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string") : []);

/**
 * `tints`: a colour for each role; `glyphs`: an emblem for each kind of piece, by the names of board/glyphs.ts; `counts`: numbers shown with
 * each seat; `places` and `hand`: the kinds of arguments that are places and cards; `names`: whether places say their names.
 */
export function served(scene: Readonly<Record<string, unknown>> | undefined): Partial<Face> {
  const told = scene?.["face"];
  if (typeof told !== "object" || told === null) return {};
  const { tints, glyphs, counts, places, hand, names } = told as Record<string, unknown>;
  const emblems = new Map(pairs(glyphs).filter((entry): entry is [string, GlyphName] => entry[1] in GLYPHS));
  return {
    tints: Object.fromEntries(pairs(tints).filter((entry): entry is [string, Tint] => (TINTS as readonly string[]).includes(entry[1]))),
    glyph: (kind) => emblems.get(kind),
    ...(counts === undefined ? {} : { counts: words(counts) }),
    ...(places === undefined ? {} : { placeKinds: words(places) }),
    ...(hand === undefined ? {} : { handKinds: words(hand) }),
    ...(names === "always" || names === "faint" || names === "never" ? { names } : {}),
  };
}
