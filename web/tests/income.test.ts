import { describe, expect, it } from "vitest";
import type { Income, Reason } from "../src/api/table";
import type { View } from "../src/api/view";
import { incomeWords } from "../src/words/income";
import { useLanguage } from "../src/words/words.svelte";
import { LANGUAGES } from "./locales";

const BORDERS: Record<NonNullable<Reason["because"]>, true> = { edge: true, bottom: true, same: true, lower: true };
const view = { token: "none" } as unknown as View;

function words(because: string): string | undefined {
  const reasons = [{ kind: "edge", side: "north", because, singles: 1 }];
  return incomeWords({ stack: "A1", tile: null, singles: 1, reasons } as unknown as Income, view)[0];
}

describe("what digging pays", () => {
  it.each(LANGUAGES)("is told for every border in words of its own in %s", async (language) => {
    await useLanguage(language);
    expect(new Set(Object.keys(BORDERS).map(words)).size).toBe(4);
  });

  it("names the edge and the bottom of the quarry as the book does", async () => {
    await useLanguage("en");
    expect([words("edge"), words("bottom")]).toEqual([
      "+1 for the edge of the quarry",
      "+1 for the bottom of the quarry",
    ]);
  });
});
