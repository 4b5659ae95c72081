/** The duels of the last tournament, as the log tells them. */
import type { Entry } from "../../wire/types";

export interface Knight {
  seat: number;
  life: number;
  /** What he rolled in each exchange. */
  rolls: number[];
}
export interface Duel {
  knights: [Knight, Knight];
  winner: number | null;
}

/** In the order in which they were fought; of earlier tournaments nothing is left. */
export function duelsOf(entries: readonly Entry[], life: number): { duels: Duel[]; champion: number | null } {
  let duels: Duel[] = [];
  let champion: number | null = null;
  for (const { event, args = {} } of entries) {
    const seat = Number(args["seat"]);
    const now = duels.at(-1);
    if (event === "duel") {
      if (champion !== null) duels = [];
      champion = null;
      const knight = (whose: number): Knight => ({ seat: whose, life, rolls: [] });
      duels.push({ knights: [knight(seat), knight(Number(args["other"]))], winner: null });
    } else if (event === "exchange" && now !== undefined) {
      const [one, other] = now.knights;
      one.life = Number(args["life"]);
      other.life = Number(args["otherlife"]);
      one.rolls.push(Number(args["roll"]));
      other.rolls.push(Number(args["answer"]));
    } else if (event === "duel-won" && now !== undefined) now.winner = seat;
    else if (event === "champion") champion = seat;
  }
  return { duels, champion };
}
