import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { forThePage } from "../tools/ftl";
import { bundleOf, LANGUAGES, LOCALES, pageSources } from "./locales";

/** Ids that stand whole in the code; families.test.ts has those put together there. */
const used = [
  ...new Set(
    pageSources().flatMap((text) => [...text.matchAll(/\bsay\("([a-zA-Z-]+)"/g)].map((match) => match[1] ?? "")),
  ),
];

describe.each(LANGUAGES)("the words in %s", (language) => {
  const bundle = bundleOf(language);

  it("are there for every message the page says", () => {
    expect(used.length).toBeGreaterThan(90);
    expect(used.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("have the same messages as in English, no more and no fewer", () => {
    const ids = (tag: string) =>
      forThePage(readFileSync(join(LOCALES, tag, "web.ftl"), "utf8"), "web.ftl").match(/^[a-zA-Z-]+(?= =)/gm);
    expect(ids(language)).toEqual(ids("en"));
  });

  it("take the same values as in English", () => {
    const values = (tag: string) =>
      new Map(
        forThePage(readFileSync(join(LOCALES, tag, "web.ftl"), "utf8"), "web.ftl")
          .split(/\n(?=web-)/)
          .map((message) => [message.split(" =")[0] ?? "", [...new Set(message.match(/\$\w+/g))].toSorted().join()]),
      );
    expect(values(language)).toEqual(values("en"));
  });

  it("choose a form for one, two, five and twenty-two", () => {
    const pattern = bundle.getMessage("web-cell-spots")?.value;
    if (pattern == null) throw new Error("The message is there.");
    const forms = [1, 2, 5, 22].map((count) => bundle.formatPattern(pattern, { count }).replace(/\d+/, "").trim());
    const expected = { en: 2, pl: 3, ja: 1, "zh-Hans": 1, "zh-Hant": 1 }[language];
    expect(new Set(forms).size).toBe(expected);
  });
});

describe("the page's share of the words", () => {
  it("leaves out what only the server or the command line says", () => {
    const text = forThePage("# note\nweb-a = A\nnotation-b = B\n    more\nweb-c =\n    { $x }\n", "/en/rules.ftl");
    expect(text).toBe("web-a = A\nweb-c =\n    { $x }");
    expect(
      forThePage("server-error-x = X\nserver-error-stale = Late\nserver-phrase-hello = Hello", "/en/server.ftl"),
    ).toBe("server-error-stale = Late\nserver-phrase-hello = Hello");
  });
});
