/** The texts in the language of this reader: the client's own, the table's, and those of each game. */
import { getText } from "../wire/api";
import type { Language } from "../wire/types";
import { faceTexts } from "../games/registry";
import { settings } from "../store/settings.svelte";
import english from "./ui.en.ftl?raw";
import german from "./ui.de.ftl?raw";
import { Words, type Values } from "./words";

const OWN: Record<Language, string> = { en: english, de: german };
const plain: Record<Language, Words> = { en: new Words("en", [english]), de: new Words("de", [german]) };

/** The client's own text of a key, in the reader's language; a component that calls it follows a change of language. */
export function t(key: string, values?: Values): string {
  return plain[settings.lang].say(key, values);
}

const loaded = new Map<string, Promise<Words>>();

/** The texts of a game together with the client's and the table's. */
export function wordsOf(game: string, lang: Language): Promise<Words> {
  const name = `${game}/${lang}`;
  let found = loaded.get(name);
  if (found === undefined) {
    found = load(game, lang);
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}

async function load(game: string, lang: Language): Promise<Words> {
  const [told, face] = await Promise.all([getText(`/api/games/${game}/text/${lang}`), faceTexts(game, lang)]);
  return new Words(lang, [OWN[lang], told, face]);
}
