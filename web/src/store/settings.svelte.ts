/** What a player likes: kept in this browser. */
import type { Language } from "../wire/types";

export interface Settings {
  lang: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  /** When a move is shown for confirmation: if something in it was implied, always, or never. */
  confirm: "implied" | "always" | "never";
  /** Whether the only move left, if it ends a phase or turn, is asked for or made at once. */
  ends: "asked" | "alone";
  /** Single letters as shortcuts. */
  shortcuts: boolean;
  sound: "off" | "quiet" | "on";
  /** How fast the acts of others are shown one after the other. */
  acts: (typeof PACES)[number];
  /** Which of them a screen reader is told. */
  announce: "all" | "mine" | "important";
  /** Whether advice is given in games against bots. */
  advice: boolean;
}

export const PACES = ["step", "slow", "normal", "fast", "once"] as const;

const KEY = "tafelrunde.settings";

function preferredLanguage(): Language {
  return typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

function load(): Settings {
  const standard: Settings = { lang: preferredLanguage(), theme: "auto", motion: "auto", confirm: "implied", ends: "asked", shortcuts: true, sound: "off", acts: "normal", announce: "all", advice: false };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return standard;
  }
}

export const settings = $state<Settings>(load());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing forgets the settings; nothing else is lost.
  }
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
