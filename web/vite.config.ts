import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The browser tests live in tests/web, outside of this folder: tell them where the packages are. */
const outside = Object.fromEntries(
  ["playwright-core", "axe-core", "vitest"].map((name) => [name, here(`node_modules/${name}`)]),
);

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
      {
        resolve: { alias: outside },
        test: {
          name: "browser",
          root: here("../tests/web"),
          include: ["**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          retry: 0,
        },
      },
    ],
  },
});
