import { seatsOf } from "../games/registry";
import type { GameInfo } from "../wire/types";

/** How many sit down when nobody chooses: what suits the game best, else four where it allows that. */
export function usualSeats(game: Pick<GameInfo, "id" | "least_seats" | "most_seats">): number {
  return Math.max(game.least_seats, Math.min(seatsOf(game.id) ?? 4, game.most_seats));
}

/** The bot that is called when nobody chooses: one that plays well and answers soon. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((name) => name === "normal") ?? bots[Math.floor((bots.length - 1) / 2)] ?? "";
}
