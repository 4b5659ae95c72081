import { expect, test } from "vitest";
import { enlarge } from "./frame";

test("what matters is enlarged and stays on the picture", () => {
  expect(enlarge(300, 200, [])).toBe("none");
  expect(enlarge(300, 200, [{ left: 0, top: 0, right: 300, bottom: 200 }])).toBe("none");
  expect(enlarge(300, 200, [{ left: 0, top: 0, right: 20, bottom: 20 }])).toBe("translate(0.0px, 0.0px) scale(3.200)");
  expect(enlarge(300, 200, [{ left: 140, top: 90, right: 160, bottom: 110 }])).toBe("translate(-330.0px, -220.0px) scale(3.200)");
});
