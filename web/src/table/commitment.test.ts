import { expect, test } from "vitest";
import { blake2b, commitmentOf } from "./commitment";

/** Made with hashlib.blake2b(seed, digest_size=32, person=b"tafelrunde-deal"). */
test.each([
  [new Uint8Array(0), "9aaa8707a6af8d5bdcf22a8377b2f7e564d79b0ac2d85276865e32b4dbb671fa"],
  [new TextEncoder().encode("abc"), "ea0d858b62f2850fd2f2e176eb2e4b6807b1aed2e13db50be4a0fea43f238408"],
  [Uint8Array.from({ length: 32 }, (_, i) => i), "cc63d8f424f893c2f9e77c601ea8f1f03b56355d3544f46a52e7edc60c467f77"],
  [new Uint8Array(200), "5221b3939e9fbde952cec99cc275db467aa75fefefff1b3728e18cf294d25541"],
])("the browser's hash is Python's", (bytes, hash) => {
  expect(blake2b(bytes, "tafelrunde-deal")).toBe(hash);
});

test("a seed is hexadecimal", () => {
  expect(commitmentOf("616263")).toBe(blake2b(new TextEncoder().encode("abc"), "tafelrunde-deal"));
});
