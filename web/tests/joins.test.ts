import { describe, expect, it } from "vitest";
import type { Seat } from "../src/api/table";
import { beside, labelled, listed, together, withAside } from "../src/words/joins";
import { seatName } from "../src/words/seats";
import { useLanguage } from "../src/words/words.svelte";
import { LANGUAGES, pageSources } from "./locales";

const JOINED = {
  en: ["a, b, c", "Ada and Bo", "a · b", "a: b", "a (b)"],
  pl: ["a, b, c", "Ada i Bo", "a · b", "a: b", "a (b)"],
  ja: ["a、b、c", "Ada と Bo", "a・b", "a：b", "a（b）"],
  "zh-Hans": ["a、b、c", "Ada 和 Bo", "a · b", "a：b", "a（b）"],
  "zh-Hant": ["a、b、c", "Ada 和 Bo", "a · b", "a：b", "a（b）"],
};

describe("words that are put together", () => {
  it.each(LANGUAGES)("are joined as %s writes them", async (language) => {
    await useLanguage(language);
    const joined = [listed(["a", "b", "c"]), together(["Ada", "Bo"]), beside(["a", "b"])];
    expect([...joined, labelled("a", "b"), withAside("a", "b")]).toEqual(JOINED[language]);
  });

  it("are nothing where there are none", () => {
    expect([listed([]), together([]), beside([])]).toEqual(["", "", ""]);
  });

  it("tell two players of one name apart", async () => {
    await useLanguage("ja");
    const seats = ["white", "pink"].map((flower) => ({ name: "Ada", flower, bot: null })) as unknown as Seat[];
    expect(seatName(seats, 1)).toBe("Ada（ピンク）");
  });

  it("are never glued by the page itself", () => {
    const glued = pageSources().flatMap(
      (text) =>
        text.match(/join\("(, | · |: )"\)|\}(, | · |: | \()\$?\{say.*|say\([^`]*\)\}(, | · |: | \()\$\{.*/g) ?? [],
    );
    expect(glued).toEqual([]);
  });
});
