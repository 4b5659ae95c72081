import { expect, test } from "vitest";
import { fileName, isFile, isOwn, pictureOf } from "./own";

test("a text of one's own is told from a name", () => {
  expect(isOwn(" \n")).toBe(false);
  expect(isOwn("a")).toBe(true);
  expect(isFile("long-field")).toBe(false);
  expect(isFile(true)).toBe(false);
  expect(isFile('name = "x"\nseats = [2]')).toBe(true);
  expect(isFile("{".padEnd(61, " "))).toBe(true);
});

test("pictures are quoted, files get fitting names", () => {
  expect(pictureOf('<svg id="#a"/>')).toBe("data:image/svg+xml;charset=utf-8,%3Csvg%20id%3D%22%23a%22%2F%3E");
  expect(fileName("bloodstones", "map", ' {"id": 1}')).toBe("bloodstones-map.json");
  expect(fileName("seventhstone", "board", 'name = "x"')).toBe("seventhstone-board.toml");
});
