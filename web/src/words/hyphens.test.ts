import { expect, test } from "vitest";
import { soften } from "./hyphens";

const seen = (text: string, lang = "de"): string => soften(text, lang).replaceAll("\u00AD", "|");

test("long German words may be broken where a syllable begins", () => {
  expect(seen("Belagerungsgerät")).toBe("Bela|ge|rungs|ge|rät");
  expect(seen("Meisterschlag unmenschliche")).toBe("Meis|ter|schlag unmensch|li|che");
  expect(seen("Schmugglerpfad")).toBe("Schmugg|ler|pfad");
  expect(seen("Schwertkämpfer")).toBe("Schwert|kämp|fer");
  expect(seen("Nekromanten des Drachenreiters")).toBe("Nek|ro|man|ten des Dra|chen|rei|ters");
});

test("short words and English stay as they are", () => {
  expect(seen("Schiff Burg Dorf")).toBe("Schiff Burg Dorf");
  expect(seen("Constructions", "en")).toBe("Constructions");
});
