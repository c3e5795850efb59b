import { afterEach, expect, it } from "vitest";
import { hundredths, percent, signed } from "../src/tournaments/numbers";
import { useLanguage } from "../src/words/words.svelte";

afterEach(() => useLanguage("en"));

it("writes the numbers of standings as each language does", async () => {
  await useLanguage("en");
  expect([hundredths(2.1667), signed(-5.5), percent(0.722)]).toEqual(["2.17", "-5.5", "72%"]);
  await useLanguage("pl");
  expect([hundredths(2), signed(2.33)]).toEqual(["2,00", "+2,3"]);
});
