/** What is heard at a table: my turn, dice, blows, gains, the end. */
import { play, soundOf } from "../parts/sounds";
import type { Entry, View } from "../wire/types";

/** Lines that came with a view, after another one. Whoever lets a bot play is not called. */
export function sound(entries: readonly Entry[], before: View, now: View | null, byBot: boolean): void {
  const asked = (now?.moves.length ?? 0) > 0 && !byBot;
  if (now?.standing?.over && !before.standing?.over) play("end");
  else if (asked && before.moves.length === 0) play("turn");
  for (const entry of entries) {
    const heard = entry.event ? soundOf(entry.event) : null;
    if (heard !== null) play(heard);
  }
}
