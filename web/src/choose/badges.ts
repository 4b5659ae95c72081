/**
 * The digit that presses a button. A button whose label names a number (clearing 5, three warriors) has that digit or none; the others
 * get the digits that no label speaks of, so that 2 never presses "clearing 5".
 */
export function badges(labels: readonly string[]): (string | null)[] {
  const named = labels.map((label) => label.match(/\d+/g) ?? []);
  const own = named.map((numbers) => (numbers.length === 1 && /^[1-9]$/.test(numbers[0]!) ? numbers[0]! : null));
  const spoken = new Set(named.flat());
  const free = [..."123456789"].filter((digit) => !spoken.has(digit));
  return labels.map((_, i) => {
    if (named[i]!.length === 0) return free.shift() ?? null;
    return own[i] !== null && own.filter((digit) => digit === own[i]).length === 1 ? own[i]! : null;
  });
}
