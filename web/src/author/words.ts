/** The panel's own texts: nobody who plays loads them. */
import { settings } from "../store/settings.svelte";
import type { Language } from "../wire/types";
import { Words, type Values } from "../words/words";
import german from "./text.de.ftl?raw";
import english from "./text.en.ftl?raw";

const texts: Record<Language, Words> = { en: new Words("en", [english]), de: new Words("de", [german]) };

/** The panel's text of a key in the reader's language. */
export const say = (key: string, values?: Values): string => texts[settings.lang].say(key, values);
