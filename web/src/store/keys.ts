/** The seats this browser holds: the secret token of each, by table. Whoever has the token has the seat. */
export interface Key {
  seat: number;
  token: string;
  /** Who sits there, where several share this device. */
  name?: string;
}

const name = (table: string): string => `tafelrunde.seats.${table}`;

export function keysOf(table: string): Key[] {
  try {
    const found = JSON.parse(localStorage.getItem(name(table)) ?? "[]") as Key[];
    return found.filter((key) => typeof key.seat === "number" && typeof key.token === "string");
  } catch {
    return [];
  }
}

export function keep(table: string, key: Key): void {
  const others = keysOf(table).filter((other) => other.seat !== key.seat);
  store(table, [...others, key].sort((one, other) => one.seat - other.seat));
}

export function drop(table: string, seat: number): void {
  store(table, keysOf(table).filter((key) => key.seat !== seat));
}

export function callKey(table: string, seat: number, name: string): void {
  store(table, keysOf(table).map((key) => (key.seat === seat ? { ...key, name } : key)));
}

function store(table: string, keys: Key[]): void {
  try {
    if (keys.length > 0) localStorage.setItem(name(table), JSON.stringify(keys));
    else localStorage.removeItem(name(table));
  } catch {
    // Without storage the seat is held as long as the page is open.
  }
}
