/** Pieces on their way: added by what happened, gone when they have arrived. Never waited for. */
import { moving } from "../store/settings.svelte";
import type { Motion } from "../games/face";

export interface Flight {
  id: number;
  motion: Motion;
}

const SHORT = 620;
const DICE = 2200;

export class Flights {
  list = $state.raw<Flight[]>([]);
  private count = 0;

  add(motions: readonly Motion[]): void {
    if (!moving()) return;
    for (const motion of motions.slice(0, 12)) {
      const id = ++this.count;
      this.list = [...this.list, { id, motion }];
      setTimeout(() => (this.list = this.list.filter((flight) => flight.id !== id)), motion.type === "dice" ? DICE : SHORT);
    }
  }
}
