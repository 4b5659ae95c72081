/** The course of each finished game, fetched once. */
import type { Prospects } from "../wire/types";

const kept = new Map<string, Promise<Prospects>>();

export function courseOf(table: string, fetch: () => Promise<Prospects>): Promise<Prospects> {
  let found = kept.get(table);
  if (found === undefined) {
    found = fetch();
    found.catch(() => kept.delete(table));
    kept.set(table, found);
  }
  return found;
}
