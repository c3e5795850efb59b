import { describe, expect, it } from "vitest";
import { pointWords, type Point } from "../src/words/points";
import { refusalWords, type Refusal } from "../src/words/refusals";
import { useLanguage } from "../src/words/words.svelte";
import { LANGUAGES } from "./locales";
import { fromPython } from "./python";

type Said = Readonly<Record<(typeof LANGUAGES)[number], string>>;
interface Sentences {
  readonly refusals: readonly (Refusal & { readonly said: Said })[];
  readonly points: readonly { readonly point: Point; readonly said: Said }[];
}

describe("sentences of the rules", () => {
  const { refusals, points } = fromPython("tests.web.sentences") as Sentences;

  it.each(LANGUAGES)("are those of Python in %s", async (language) => {
    await useLanguage(language);
    expect(refusals.map(refusalWords)).toEqual(refusals.map(({ said }) => said[language]));
    expect(points.map(({ point }) => pointWords(point))).toEqual(points.map(({ said }) => said[language]));
  });
});
