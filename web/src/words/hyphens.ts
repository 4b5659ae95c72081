/**
 * Soft hyphens for long German words, so that compounds fit on cards whatever dictionaries a browser has. By the rule that holds almost
 * always: of the consonants between two vowels the last one begins the next syllable; ch, sch, ck, ph, qu stay together, and so does sch
 * with the letter it begins a word with (schl, schm, schn, schr, schw), unless that is -lich, -lein or -los.
 */
const LONG = 9;
const EDGE = 3;
const SOFT = "\u00AD";
const UNIT = /sch|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxyzß]/gi;

function word(text: string): string {
  if (text.length < LONG) return text;
  let made = "";
  let last = 0;
  for (const gap of text.matchAll(/(?<=[aeiouyäöü])([bcdfghjklmnpqrstvwxzß]+)(?=[aeiouyäöü])/gi)) {
    const units = gap[1]!.match(UNIT) ?? [];
    const end = gap.index + gap[1]!.length;
    const joined = /^sch$/i.test(units.at(-2) ?? "") && /[lmnrw]/i.test(units.at(-1) ?? "") && !/^(lich|lein|los)/i.test(text.slice(end - 1));
    const path = /rpf$/i.test(gap[1]!); // a word that begins with pf
    const cut = end - (units.at(-1)?.length ?? 1) - (joined ? 3 : path ? 1 : 0);
    if (cut < EDGE || text.length - cut < EDGE || cut - last < 2) continue;
    made += text.slice(last, cut) + SOFT;
    last = cut;
  }
  return made + text.slice(last);
}

export function soften(text: string, lang: string): string {
  return lang === "de" ? text.replace(/\p{L}+/gu, word) : text;
}
