/** Nothing English may be seen in German, and no message may be missing. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { House } from "./house";

const SRC = join(dirname(fileURLToPath(import.meta.url)), "../../web/src");

interface Sentence {
  key: string;
  text: string;
}

/** Messages of Fluent files: key and pattern. Choices are left out: their parts stand on lines of their own. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of source.matchAll(/^([a-zA-Z][\w-]*) = (.+)$/gm)) if (!match[2]!.includes("->")) found.set(match[1]!, match[2]!);
  return found;
}

function pattern(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*?)")}$`);
}

/** Sentences that only English has: at least two words, and another text in German. */
async function englishOnly(house: House, game: string | null): Promise<{ english: [Sentence, RegExp][]; german: RegExp[] }> {
  const read = (path: string): string => {
    try {
      return readFileSync(join(SRC, path), "utf-8");
    } catch {
      return "";
    }
  };
  const told = async (lang: string): Promise<string> => (game ? (await fetch(`${house.address}/api/games/${game}/text/${lang}`)).text() : (await fetch(`${house.address}/api/text/${lang}`)).text());
  const sources = async (lang: string): Promise<Map<string, string>> => messages([read(`words/ui.${lang}.ftl`), await told(lang), game ? read(`games/${game}/text.${lang}.ftl`) : ""].join("\n"));
  const [en, de] = [await sources("en"), await sources("de")];
  const english: [Sentence, RegExp][] = [];
  for (const [key, text] of en) {
    const words = text.replace(/\{[^}]*\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    if (words.length >= 2 && de.get(key) !== text) english.push([{ key, text }, pattern(text)]);
  }
  return { english, german: [...de.values()].map(pattern) };
}

/** All texts a reader or a screen reader meets on the page now. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (["SCRIPT", "STYLE"].includes(element.tagName) || element.closest('[lang="en"]:not(html)')) continue;
      const text = node.textContent!.replace(/\s+/g, " ").trim();
      if (text) found.add(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
      for (const name of ["aria-label", "placeholder", "title"]) {
        const text = element.getAttribute(name)?.trim();
        if (text) for (const part of text.split("; ")) found.add(part);
      }
    }
    return [...found];
  });
}

export class GermanReader {
  private constructor(
    private readonly english: [Sentence, RegExp][],
    private readonly german: RegExp[],
  ) {}

  static async of(house: House, game: string | null): Promise<GermanReader> {
    const { english, german } = await englishOnly(house, game);
    expect(english.length).toBeGreaterThan(50);
    return new GermanReader(english, german);
  }

  /** Fails with the sentences that should not be there. */
  async reads(page: Page): Promise<void> {
    const texts = await textsOf(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(texts.filter((text) => /\[[a-z]+-[\w-]+\]/.test(text)), "keys without a text").toEqual([]);
    const wrong = texts.filter((text) => this.english.some(([, one]) => one.test(text)) && !this.german.some((one) => one.test(text)));
    expect(wrong, "English in German").toEqual([]);
  }
}
