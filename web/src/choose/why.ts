/**
 * Which forbidden moves a click may have meant. The server is asked about these, so that every click that leads nowhere gets its reasons.
 */
import { pointable, type Choice, type Target } from "./narrow";
import type { Move } from "../wire/types";

/** Moves of the offered verbs with the thing pointed at in the first open argument of its kind, the rest as in a legal move. */
export function suspects(choice: Choice, target: Target, most = 4): Move[] {
  const legal = new Set(choice.all.map((move) => move.join(" ")));
  const found = new Map<string, Move>();
  const templates = [...choice.open, ...choice.all.map((move) => ({ move, filled: 0 }))];
  const verbs = new Set<string>();
  for (const { move, filled } of templates) {
    const verb = String(move[0]);
    if (verbs.has(verb)) continue;
    const args = choice.verbs.get(verb)?.args ?? [];
    const at = args.findIndex((arg, i) => !((filled >> i) & 1) && arg.kind === target.kind && pointable(arg) && target.value < arg.size);
    if (at < 0) continue;
    verbs.add(verb);
    const meant = [...move];
    meant[at + 1] = target.value;
    const text = meant.join(" ");
    if (!legal.has(text)) found.set(text, meant);
    if (found.size === most) break;
  }
  return [...found.values()];
}
