/** The games there are, found as the program finds them: by their entry points. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PROJECT = join(dirname(fileURLToPath(import.meta.url)), "../../pyproject.toml");

function entries(group: string): string[] {
  const section = readFileSync(PROJECT, "utf8").split(`[project.entry-points."${group}"]`)[1]?.split("\n[")[0] ?? "";
  return [...section.matchAll(/^"?([\w-]+)"?\s*=/gm)].map((match) => match[1]!);
}

export const GAMES = entries("tafelrunde.games");
export const EXAMPLES = entries("tafelrunde.examples");
if (GAMES.length === 0) throw new Error(`no games in ${PROJECT}`);
