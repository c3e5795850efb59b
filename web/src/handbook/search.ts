/** Finding sections by words, or by a whole question, as `babylon rules --search` does (`src/babylon/handbook/search.py`). */
import { CATEGORIES, TOKENS } from "../kernel/generated";
import { say } from "../words/words.svelte";
import { TERMS } from "./generated";
import { type Handbook, SECTIONS, type Section, type Text } from "./texts";

/** From kana on no spaces stand between words; hiragana alone say little. */
const [FIRST_KANA, FIRST_SIGN] = ["\u3040", "\u30a0"];
/** Letters that are taken off as an ending, and off words of so many. */
const [ENDING, SHORT_ENDING, SHORT] = [2, 1, 5];
const AS_MANY = 5;
/** Words of a question. */
const LONG = 4;
/** How much more a title tells than a text. */
const TITLE = 3;

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

const spaced = (text: string): string => ` ${wordsOf(text).join(" ")}`;
const isApart = (word: string): boolean => Array.from(word).every((sign) => sign < FIRST_KANA);

/** The words of a question without the small ones, unless it has no others. */
function tellingOf(handbook: Handbook, text: string): string[] {
  const small = wordsOf(handbook.words("small-words"));
  const words = wordsOf(text).flatMap((word) => {
    if (isApart(word)) return small.includes(word) ? [] : [word];
    return small
      .reduce((left, each) => left.replaceAll(each, " "), word)
      .split(" ")
      .filter((left) => left !== "");
  });
  return words.length > 0 ? words : wordsOf(text);
}

/** A section as it is compared. Words stand between single spaces, so that their beginnings are found. */
interface Read {
  readonly section: Section;
  readonly title: string;
  /** The title, and what people ask for. */
  readonly asked: string;
  readonly text: string;
}

function readAll(handbook: Handbook): Read[] {
  const asked = new Map(
    handbook
      .words("asked")
      .split("\n")
      .map((line) => [line.split(": ", 1)[0] ?? "", line]),
  );
  return SECTIONS.map((section) => {
    const text = handbook.text(section.id);
    const words = asked.get(section.id)?.slice(section.id.length + 1) ?? "";
    return {
      section,
      title: spaced(text.title),
      asked: spaced(`${text.title} ${words}`),
      text: spaced([whole(text), ...lines(handbook, section), words].join(" ")),
    };
  });
}

const has = (text: string, wanted: readonly string[]): boolean => wanted.every((word) => text.includes(word));

function matching(handbook: Handbook, wanted: readonly string[]): Read[] {
  if (wanted.length === 0) return [];
  const pages = readAll(handbook).filter(({ text }) => has(text, wanted));
  const rank = ({ title, asked }: Read): number => (has(title, wanted) ? 0 : has(asked, wanted) ? 1 : 2);
  return pages.toSorted((one, other) => rank(one) - rank(other));
}

/** The sections that have all the words, those that are about them first. */
export const found = (handbook: Handbook, words: string): readonly Section[] =>
  matching(handbook, wordsOf(words)).map(({ section }) => section);

/** What a word is known by: its beginning, or its signs and pairs of signs where words are not written apart. */
function partsOf(word: string): string[] {
  if (isApart(word)) {
    const ending = word.length <= SHORT ? SHORT_ENDING : ENDING;
    return [` ${word.length > ENDING ? word.slice(0, -ending) : word}`];
  }
  const signs = Array.from(word);
  const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
  return [...signs, ...pairs].filter((piece) => Array.from(piece).some((sign) => sign >= FIRST_SIGN));
}

/** How many binary digits a whole number has. */
const digits = (number: number): number => 32 - Math.clz32(number);

/** The sections that have most of the words, whatever their endings: a rare word tells more than a common one. */
export function nearest(handbook: Handbook, words: string): readonly Section[] {
  // The glossary says a little of everything.
  const pages = readAll(handbook).filter(({ section }) => section.table !== "glossary");
  const worth = new Map(pages.map((one) => [one, 0]));
  for (const part of new Set(tellingOf(handbook, words).flatMap(partsOf))) {
    const having = pages.filter(({ text }) => text.includes(part));
    const rare = digits(Math.floor(pages.length / having.length));
    for (const one of having) worth.set(one, (worth.get(one) ?? 0) + rare * (one.asked.includes(part) ? TITLE : 1));
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
  const wanted = wordsOf(words);
  const pages = matching(handbook, wanted);
  const exact = pages.map(({ section }) => section);
  const about = pages.slice(0, 1).some(({ asked }) => has(asked, wanted));
  if (exact.length > 0 && (about || wanted.length < LONG)) return { told: "found", sections: exact };
  const near = nearest(handbook, words);
  return near.length > 0 ? { told: "nearest", sections: near } : { told: "found", sections: exact };
}
