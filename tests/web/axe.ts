/** Accessibility of whatever is on the page, by axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js"), "utf-8");

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

export async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
  const told = violations.map((one) => `${one.id}: ${one.help}\n  ${one.nodes.slice(0, 12).map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`).join("\n  ")}`);
  expect(told, `axe on ${where}`).toEqual([]);
}
