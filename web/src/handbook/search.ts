/** Finding sections by words, or by a whole question, as `babylon rules --search` does (`src/babylon/handbook/search.py`). */
import { CATEGORIES, TOKENS } from "../kernel/generated";
import { say } from "../words/words.svelte";
import { TERMS } from "./generated";
import { type Handbook, SECTIONS, type Section, type Text } from "./texts";

/** From kana on no spaces stand between words; hiragana alone say little. */
const [FIRST_KANA, FIRST_SIGN] = ["\u3040", "\u30a0"];
/** Letters that remain at least when an ending is taken off, and those that are taken off. */
const [BEGINNING, ENDING] = [3, 2];
const AS_MANY = 5;
/** Letters of a word that says something, and words of a question. */
const LONG = 4;

/** Without capitals and accents. Those of kana stay: they tell words apart. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

const whole = ({ title, paragraphs }: Text): string => [title, ...paragraphs.flat()].join("\n");

/** What a section's table adds to its text. */
function lines(handbook: Handbook, { table }: Section): string[] {
  if (table === "tokens") return TOKENS.map((token) => `${say(`token-${token}`)} ${say(`effect-${token}`)}`);
  if (table === "pad") return CATEGORIES.map((category) => handbook.words(`pad-${category}`));
  if (table === "glossary") return Object.keys(TERMS).map((term) => whole(handbook.text(`term-${term}`)));
  return [];
}

/** The words of a question: letters and numbers, with the marks that belong to them. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");

interface Read {
  readonly section: Section;
  readonly title: string;
  readonly text: string;
}

const readAll = (handbook: Handbook): Read[] =>
  SECTIONS.map((section) => {
    const text = handbook.text(section.id);
    return { section, title: folded(text.title), text: folded([whole(text), ...lines(handbook, section)].join("\n")) };
  });

/** The sections that have all the words, those with them in the title first. */
export function found(handbook: Handbook, words: string): readonly Section[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => wanted.every((word) => text.includes(word));
  const matching = readAll(handbook).filter(({ text }) => has(text));
  const titled = matching.filter(({ title }) => has(title));
  return [...titled, ...matching.filter((one) => !titled.includes(one))].map(({ section }) => section);
}

/** What a word is known by: its beginning, or its signs and pairs of signs where words are not written apart. */
function partsOf(word: string): string[] {
  if (word < FIRST_KANA) return [word.slice(0, Math.max(BEGINNING, word.length - ENDING))];
  const signs = Array.from(word);
  const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  return [...signs, ...pairs].filter((piece) => Array.from(piece).some((sign) => sign >= FIRST_SIGN));
}

/** The sections that have most of the words, whatever their endings: a rare word tells more than a common one. */
export function nearest(handbook: Handbook, words: string): readonly Section[] {
  // The glossary says a little of everything.
  const sections = readAll(handbook).filter(({ section }) => section.table !== "glossary");
  const worth = new Map(sections.map((one) => [one, 0]));
  const asked = wordsOf(words);
  const telling = asked.filter((word) => word.length >= LONG || word >= FIRST_KANA);
  for (const part of new Set((telling.length > 0 ? telling : asked).flatMap(partsOf))) {
    const having = sections.filter(({ text }) => text.includes(part));
    for (const one of having)
      worth.set(one, (worth.get(one) ?? 0) + (one.title.includes(part) ? 3 : 1) / having.length);
  }
  const best = Math.max(...worth.values());
  return [...worth]
    .filter(([, value]) => value > best / 3)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, AS_MANY)
    .map(([{ section }]) => section);
}

/** What a search finds and how that is told: all that fits, or what comes nearest to a question. */
export function searched(
  handbook: Handbook,
  words: string,
): { readonly told: "found" | "nearest"; readonly sections: readonly Section[] } {
  const exact = found(handbook, words);
  const wanted = wordsOf(words);
  const title = exact.slice(0, 1).map(({ id }) => folded(handbook.text(id).title));
  const titled = title.some((text) => wanted.every((word) => text.includes(word)));
  if (exact.length > 0 && (titled || wanted.length < LONG)) return { told: "found", sections: exact };
  const near = nearest(handbook, words);
  return near.length > 0 ? { told: "nearest", sections: near } : { told: "found", sections: exact };
}
