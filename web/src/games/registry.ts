/** The games that have a folder here. Any other game is shown by the plain face. */
import type { Component } from "svelte";
import type { Language } from "../wire/types";
import { PLAIN_FACE, type Face } from "./face";

interface Folder {
  face(): Promise<{ face: Face }>;
  texts: Record<Language, () => Promise<{ default: string }>>;
  /** What the lobby shows: the inside of a drawing 320 wide and 150 high. */
  picture(): Promise<{ default: Component }>;
  /** How many sit down when nobody chooses, where it is not the usual number. */
  seats?: number;
  /** How long a game lasts with practised players, in minutes. */
  minutes: [number, number];
}

const FOLDERS: Record<string, Folder> = {
  root: {
    face: () => import("./root/face"),
    picture: () => import("./root/Picture.svelte"),
    texts: { en: () => import("./root/text.en.ftl?raw"), de: () => import("./root/text.de.ftl?raw") },
    minutes: [60, 120],
  },
  apple: {
    face: () => import("./apple/face"),
    picture: () => import("./apple/Picture.svelte"),
    texts: { en: () => import("./apple/text.en.ftl?raw"), de: () => import("./apple/text.de.ftl?raw") },
    minutes: [5, 10],
  },
  bloodstones: {
    face: () => import("./bloodstones/face"),
    picture: () => import("./bloodstones/Picture.svelte"),
    texts: { en: () => import("./bloodstones/text.en.ftl?raw"), de: () => import("./bloodstones/text.de.ftl?raw") },
    minutes: [60, 150],
  },
  seventhstone: {
    face: () => import("./seventhstone/face"),
    picture: () => import("./seventhstone/Picture.svelte"),
    texts: { en: () => import("./seventhstone/text.en.ftl?raw"), de: () => import("./seventhstone/text.de.ftl?raw") },
    minutes: [120, 240],
  },
  battlelore: {
    face: () => import("./battlelore/face"),
    picture: () => import("./battlelore/Picture.svelte"),
    texts: { en: () => import("./battlelore/text.en.ftl?raw"), de: () => import("./battlelore/text.de.ftl?raw") },
    seats: 2,
    minutes: [45, 120],
  },
};

export async function faceOf(game: string): Promise<Face> {
  const folder = FOLDERS[game];
  return folder === undefined ? PLAIN_FACE : { ...PLAIN_FACE, ...(await folder.face()).face };
}

/** The client's own messages for a game: names of its pieces, counts, panels. */
export async function faceTexts(game: string, lang: Language): Promise<string> {
  return (await FOLDERS[game]?.texts[lang]())?.default ?? "";
}

export function minutesOf(game: string): [number, number] | null {
  return FOLDERS[game]?.minutes ?? null;
}

export async function pictureOf(game: string): Promise<Component | null> {
  return (await FOLDERS[game]?.picture())?.default ?? null;
}

export function seatsOf(game: string): number | null {
  return FOLDERS[game]?.seats ?? null;
}
