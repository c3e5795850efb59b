import { beforeAll, describe, expect, it } from "vitest";
import { TERMS, TOPICS } from "../src/handbook/generated";
import { pictureOf } from "../src/handbook/pictures";
import { found, searched } from "../src/handbook/search";
import { Handbook, SECTIONS } from "../src/handbook/texts";
import { CATEGORIES, EDITIONS, ITEM_KINDS, REFUSALS, TOKENS } from "../src/kernel/generated";
import { PIECES } from "../src/lobby/mix";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { LANGUAGES, pageSources } from "./locales";
import { fromPython } from "./python";

const topics: Readonly<Record<string, string>> = TOPICS;
const sections = new Set<string>(SECTIONS.map(({ id }) => id));

describe("whatever the table shows", () => {
  const shown = [
    ...REFUSALS.map((code) => `refusal-${code}`),
    ...TOKENS.map((token) => `token-${token}`),
    ...CATEGORIES.map((category) => `pad-${category}`),
    ...ITEM_KINDS.map((kind) => `item-${kind}`),
    ...PIECES.map((piece) => `piece-${piece}`),
    ...Object.keys(TERMS).map((term) => `term-${term}`),
  ];

  it.each(shown)("has a section: %s", (topic) => {
    expect(sections).toContain(topics[topic]);
  });

  it("is all that links lead to", () => {
    const kinds = pageSources().flatMap((text) =>
      [...text.matchAll(/<RuleLink\s+topic="([a-z]+)-\{/g)].map((match) => match[1] ?? ""),
    );
    expect([...new Set(kinds)].toSorted()).toEqual(["item", "pad", "piece", "refusal", "token"]);
  });
});

interface Told {
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  readonly found: Readonly<Record<string, readonly string[]>>;
  readonly near: Readonly<Record<string, readonly string[]>>;
}

describe("the handbook of the page", () => {
  let told: Record<string, Record<string, Told>>;
  beforeAll(() => {
    told = fromPython("tests.handbook.told") as typeof told;
  }, 60_000);

  it.each(LANGUAGES)("says, shows and finds what Python does: %s", async (language) => {
    await useLanguage(language);
    await learnWords("handbook");
    for (const [name, book] of Object.entries(told[language] ?? {})) {
      const handbook = new Handbook(EDITIONS[name as keyof typeof EDITIONS]);
      for (const [section, words] of Object.entries(book.texts)) {
        const { title, paragraphs } = handbook.text(section);
        expect([title, ...paragraphs.flat()].join("\n"), `${name} ${section}`).toBe(words);
      }
      for (const section of SECTIONS) expect(handbook.pictures(section)).toEqual(book.pictures[section.id]);
      for (const [words, ids] of Object.entries(book.found))
        expect(found(handbook, words).map(({ id }) => id)).toEqual(ids);
      for (const [words, ids] of Object.entries(book.near))
        expect(searched(handbook, words).sections.map(({ id }) => id)).toEqual(ids);
    }
  });

  it("has a file for every picture", () => {
    const names = Object.values(told["en"] ?? {}).flatMap((book) => Object.values(book.pictures).flat());
    expect([...names, ...TOKENS.map((token) => `token-${token}`)].filter((name) => pictureOf(name) === "")).toEqual([]);
  });
});
