/** Finding sections by words, as `babylon rules --search` does (`src/babylon/handbook/search.py`). */
import { CATEGORIES, TOKENS } from "../kernel/generated";
import { say } from "../words/words.svelte";
import { TERMS } from "./generated";
import { type Handbook, SECTIONS, type Section, type Text } from "./texts";

/** Without capitals and accents. Those of kana stay: they tell words apart. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

const wordsOf = ({ title, paragraphs }: Text): string => [title, ...paragraphs.flat()].join("\n");

/** What a section's table adds to its text. */
function lines(handbook: Handbook, { table }: Section): string[] {
  if (table === "tokens") return TOKENS.map((token) => `${say(`token-${token}`)} ${say(`effect-${token}`)}`);
  if (table === "pad") return CATEGORIES.map((category) => handbook.words(`pad-${category}`));
  if (table === "glossary") return Object.keys(TERMS).map((term) => wordsOf(handbook.text(`term-${term}`)));
  return [];
}

/** The sections that have all the words, those with them in the title first. */
export function found(handbook: Handbook, words: string): readonly Section[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  const has = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  const matching = SECTIONS.filter((section) =>
    has([wordsOf(handbook.text(section.id)), ...lines(handbook, section)].join("\n")),
  );
  const titled = new Set(matching.filter((section) => has(handbook.text(section.id).title)));
  return wanted.length === 0 ? [] : [...titled, ...matching.filter((section) => !titled.has(section))];
}
