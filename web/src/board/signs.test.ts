import { expect, test } from "vitest";
import { PLAIN_FACE } from "../games/face";
import { Words } from "../words/words";
import { GLYPHS } from "./glyphs";
import { legend } from "./signs";

const words = new Words("en", ["piece-warrior = warrior\npiece-tower = tower\nsign-moved = has moved"]);
const seats = { name: (seat: number) => ["Cats", "Birds"][seat]!, role: (seat: number) => ["cats", "birds"][seat]! };
const view = {
  places: [
    { id: 0, pieces: [{ kind: "warrior", seat: 0, count: 2 }, { kind: "tower", seat: 1, count: 1 }] },
    { id: 1, pieces: [{ kind: "warrior", seat: 1, count: 1 }, { kind: "warrior", seat: 0, count: 1 }] },
  ],
};
const glyph = (kind: string, role?: string) => (kind === "tower" ? "tower" : role === "cats" ? "paw" : "wing") as "paw";

test("pieces on the board are told once each, and with their owners where one name has several drawings", () => {
  expect(legend(view, null, { ...PLAIN_FACE, glyph }, words, seats).map((sign) => sign.text)).toEqual(["Cats: warrior", "tower", "Birds: warrior"]);
});

test("what the game says about a drawing of its own goes before, and what has no words is not shown", () => {
  const signs = () => [{ keys: ["sign-moved"], path: GLYPHS.boots }, { keys: ["sign-moved"], path: GLYPHS.tower }, { keys: ["sign-unknown"], path: GLYPHS.drop }];
  const told = legend(view, null, { ...PLAIN_FACE, glyph, signs }, words, seats);
  expect(told.map((sign) => sign.text)).toEqual(["has moved", "has moved", "Cats: warrior", "Birds: warrior"]);
});
