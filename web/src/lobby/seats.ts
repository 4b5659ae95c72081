import { seatsOf } from "../games/registry";
import type { GameInfo } from "../wire/types";
import { t } from "../words/current.svelte";

/** How many sit down when nobody chooses: what suits the game best, else four where it allows that. */
export function usualSeats(game: Pick<GameInfo, "id" | "least_seats" | "most_seats">): number {
  return Math.max(game.least_seats, Math.min(seatsOf(game.id) ?? 4, game.most_seats));
}

/** Each bot gets a character of its own, in turn. */
export const MIXED = "mixed";

/** What a bot is called by: its strength, and its character if it has one. `number`: the how-manieth bot it is. */
export function minded(name: string, character: string, characters: readonly string[], number: number): string {
  const chosen = character === MIXED ? characters[number % characters.length] : character;
  return chosen ? `${name}:character=${chosen}` : name;
}

/** A bot's name as people read it, with its character. */
export function botName(bot: string): string {
  const [name = "", character] = bot.split(":character=");
  const plain = t("bot-name", { name });
  return character ? t("bot-minded", { bot: plain, character }) : plain;
}

/** The bot that is called when nobody chooses: one that plays well and answers soon. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((name) => name === "normal") ?? bots[Math.floor((bots.length - 1) / 2)] ?? "";
}
