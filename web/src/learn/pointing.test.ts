import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadsTo, selectorOf, styleOf } from "./pointing";

const GAMES = join(import.meta.dirname, "../../../src/tafelrunde/games");
const FACES = join(import.meta.dirname, "../games");

/** What the lessons of a game name in a key that only the client knows. */
function named(game: string, pattern: RegExp): string[] {
  const folder = join(GAMES, game, "lessons");
  return readdirSync(folder).flatMap((file) => [...readFileSync(join(folder, file), "utf-8").matchAll(pattern)].map((found) => found[1]!));
}

test.each(["root", "bloodstones", "battlelore", "seventhstone"])("panels and dice that lessons of %s name are there", (game) => {
  const face = readFileSync(join(FACES, game, "face.ts"), "utf-8");
  for (const panel of named(game, /"panel ([\w-]+)"/g)) expect(face).toContain(`{ key: "${panel}"`);
  for (const die of named(game, /^dice = "([\w-]+)"/gm)) expect(face).toMatch(new RegExp(`  dice: \\{[^]*?\\b${die}: `));
});

test("a panel is pointed at by its tab, a place by its glow or its rim", () => {
  expect(selectorOf({ kind: "panel", value: -1, name: "boards" }, [])).toBe('[data-side="boards"]');
  const style = styleOf([{ kind: "clearing", value: 4, name: "5" }, { kind: "seat", value: 1, name: "eyrie" }], ["clearing"]);
  expect(style).toContain('.lesson .look:has(.apart):has(+ [data-place="4"]){filter:');
  expect(style).toContain('.lesson .look:not(:has(.apart)) + [data-place="4"]{stroke:');
  expect(style).toContain('.lesson [data-seat="1"]{outline:');
});

test("the button that leads to a move is found, whole, by its verb or by a value", () => {
  const buttons = (...keys: string[]): HTMLElement[] => keys.map((option) => ({ dataset: { option } }) as unknown as HTMLElement);
  const key = (...keys: string[]): string | undefined => leadsTo(["march", 5, 10, 1], buttons(...keys))?.dataset["option"];
  expect(key("done", "march 5 10 1", "march 5 10 2")).toBe("march 5 10 1");
  expect(key("build", "march")).toBe("march");
  expect(key("1:3", "1:10")).toBe("1:10");
  expect(key("done")).toBeUndefined();
});
