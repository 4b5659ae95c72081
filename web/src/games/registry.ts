/** The games that have a folder here, found by their files. Any other game is shown by the plain face. */
import type { Component } from "svelte";
import type { Language } from "../wire/types";
import { PLAIN_FACE, type About, type Face } from "./face";

const ABOUT = import.meta.glob<{ about: About }>("./*/about.ts", { eager: true });
const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const TEXTS = import.meta.glob<{ default: string }>("./*/text.*.ftl", { query: "?raw" });

/** How a game is shown: by its folder, or plainly, with what it says about itself in its scene. */
export async function faceOf(game: string, scene?: Readonly<Record<string, unknown>>): Promise<Face> {
  const own = FACES[`./${game}/face.ts`];
  const face = (await (own ?? FACES["./plain/face.ts"])?.())?.face;
  return { ...PLAIN_FACE, ...face, ...(own ? {} : (await import("./plain/served")).served(scene)) };
}

/** The client's own messages for a game: names of its pieces, counts, panels. */
export async function faceTexts(game: string, lang: Language): Promise<string> {
  return (await (TEXTS[`./${game}/text.${lang}.ftl`] ?? TEXTS[`./plain/text.${lang}.ftl`])?.())?.default ?? "";
}

export function minutesOf(game: string): [number, number] | null {
  return ABOUT[`./${game}/about.ts`]?.about.minutes ?? null;
}

export async function pictureOf(game: string): Promise<Component | null> {
  return (await PICTURES[`./${game}/Picture.svelte`]?.())?.default ?? null;
}

export function seatsOf(game: string): number | null {
  return ABOUT[`./${game}/about.ts`]?.about.seats ?? null;
}
