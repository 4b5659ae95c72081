import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The browser tests live in tests/web, outside of this folder: tell them where the packages are. */
const outside = Object.fromEntries(
  ["playwright-core", "axe-core", "vitest"].map((name) => [name, here(`node_modules/${name}`)]),
);

/** Runs in a real browser: one file after the other, for they all want the processor. */
const inBrowser = (name: string, include: string): TestProjectInlineConfiguration => ({
  resolve: { alias: outside },
  test: { name, root: here("../tests/web"), include: [include], testTimeout: 1_200_000, hookTimeout: 120_000, fileParallelism: false, retry: 0 },
});

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.TAFELRUNDE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["src/**/*.test.ts"] } },
      inBrowser("browser", "**/*.test.ts"),
      inBrowser("pictures", "pictures.ts"),
    ],
  },
});
