/**
 * A new answer that differs little from the last one keeps the parts that are the same: whoever looks at a part sees at once that nothing
 * happened to it, and draws nothing anew.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? sharedList(before, after) : after) as T;
  return Array.isArray(before) ? after : (sharedFields(before as Fields, after as Fields) as T);
}

type Fields = Record<string, unknown>;

function sharedList(before: unknown[], after: unknown[]): unknown[] {
  let same = before.length === after.length;
  for (const [i, value] of after.entries()) {
    after[i] = share(before[i], value);
    same &&= after[i] === before[i];
  }
  return same ? before : after;
}

function sharedFields(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = share(before[key], after[key]);
    same &&= key in before && after[key] === before[key];
  }
  return same ? before : after;
}
