/** Which puzzles this browser has solved, and in how many tries; given up: 0. */
const KEY = "tafelrunde.puzzles";

export function solved(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The first answer counts. */
export function solve(id: string, tries: number): void {
  const now = solved();
  if (!(id in now)) localStorage.setItem(KEY, JSON.stringify({ ...now, [id]: tries }));
}
