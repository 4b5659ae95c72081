/** The viewer's own hidden things, in whatever form a game tells them: names, names with counts, or counts by number. */
import type { VerbInfo } from "../wire/types";

export interface HandItem {
  /** The group it belongs to, where a game has several (commands, lore). */
  group: string;
  /** Its label in the notation, or its number. */
  name: string;
  count: number;
  kinds: string[];
  value: number;
}

interface Naming {
  kinds: string[];
  value: number;
}

export function readHand(hand: unknown, verbs: readonly VerbInfo[], handKinds: readonly string[]): HandItem[] {
  const names = naming(verbs, handKinds);
  const item = (group: string, name: string, count: number): HandItem => ({ group, name, count, ...(names.get(name) ?? { kinds: [], value: -1 }) });
  const list = (group: string, found: unknown): HandItem[] => {
    if (Array.isArray(found)) {
      if (found.every((one) => typeof one === "number")) return numbers(group, found as number[], handKinds);
      return counted(found.map(String)).map(([name, count]) => item(group, name, count));
    }
    if (typeof found !== "object" || found === null) return [];
    return Object.entries(found).flatMap(([name, inner]) =>
      typeof inner === "number" ? (inner > 0 ? [item(group, name, inner)] : []) : list(name, inner),
    );
  };
  return list("", hand);
}

/** How many of each number: the index is the value. */
function numbers(group: string, counts: readonly number[], handKinds: readonly string[]): HandItem[] {
  return counts.flatMap((count, value) => (count > 0 ? [{ group, name: String(value), count, kinds: [...handKinds], value }] : []));
}

function counted(names: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}

function naming(verbs: readonly VerbInfo[], handKinds: readonly string[]): Map<string, Naming> {
  const found = new Map<string, Naming>();
  const args = verbs.flatMap((verb) => verb.args);
  for (const kind of handKinds) {
    const labels = args.find((arg) => arg.kind === kind && arg.labels.length > 0)?.labels ?? [];
    for (const [value, label] of labels.entries()) {
      const known = found.get(label);
      if (known === undefined) found.set(label, { kinds: [kind], value });
      else if (known.value === value && !known.kinds.includes(kind)) known.kinds.push(kind);
    }
  }
  return found;
}
