import { expect, test } from "vitest";
import { served } from "./served";

test("a game gives its roles colours and its pieces emblems by a few words in its scene", () => {
  const face = served({ face: { tints: { red: "rose" }, glyphs: { knight: "horse" }, counts: ["stones"], hand: ["tile"], names: "faint" } });
  expect([face.tints, face.glyph?.("knight"), face.glyph?.("pawn"), face.counts, face.handKinds, face.names]).toEqual([{ red: "rose" }, "horse", undefined, ["stones"], ["tile"], "faint"]);
  expect("placeKinds" in face, "what it does not say stays as it is").toBe(false);
});

test("what is not understood is left out", () => {
  const face = served({ face: { tints: { red: "ultraviolet", blue: 7 }, glyphs: { knight: "no-such-drawing" }, counts: [1, "stones"], names: "loud" } });
  expect([face.tints, face.glyph?.("knight"), face.counts, face.names]).toEqual([{}, undefined, ["stones"], undefined]);
  expect(served({})).toEqual({});
  expect(served(undefined)).toEqual({});
});
