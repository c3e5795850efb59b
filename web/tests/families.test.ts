import { describe, expect, it } from "vitest";
import type { Edition, Event, Source } from "../src/api/table";
import {
  all,
  CATEGORIES,
  FLOWERS,
  type ItemKind,
  type Material,
  type Symbol,
  type Token,
  type View,
} from "../src/api/view";
import { CHOICES } from "../src/lobby/mix";
import { bundleOf, LANGUAGES, listed, pageSources } from "./locales";

const SYMBOLS = all<Symbol>({ statue: true, fountain: true, bridge: true, stairway: true });
const TOKENS = all<Token>({
  none: true,
  "extra-single": true,
  "extra-double": true,
  "change-symbol": true,
  "fill-blank": true,
  "double-flower": true,
  "fewer-pillars": true,
});
const PIECES = all<keyof View["supply"]>({
  singles: true,
  doubles: true,
  belvederes: true,
  stairways: true,
  fountains: true,
  bridges: true,
  statues: true,
});
const EDITIONS = listed("pieces/edition.py", /Edition\("([\w-]+)"/g);
const MOVES = all<Symbol | "remove" | "dig" | "place" | "end">({
  remove: true,
  dig: true,
  place: true,
  statue: true,
  fountain: true,
  bridge: true,
  stairway: true,
  end: true,
});
const BOTS = listed("bots/registry.py", /"(\w+)": "babylon\.bots\./g);
const PHRASES = listed("server/tables/offers.py", /"([a-z-]+)"(?=[^\n]*\)$)/gm);
const TOLD: Event["kind"][] = [
  "dealt",
  "over",
  "closed",
  "rematch",
  "taken-over",
  "handed-back",
  "undo-proposed",
  "undo-refused",
  "seat-left",
];

/** The ids that the page puts together: how they begin, and all that may follow. */
const FAMILIES: Record<string, readonly string[]> = {
  "symbol-": [...SYMBOLS, "blank"],
  "item-": all<ItemKind>({ statue: true, fountain: true, bridge: true, stairway: true, belvedere: true }),
  "flower-": FLOWERS,
  "seat-": FLOWERS,
  "material-": all<Material>({ clay: true, granite: true, basalt: true, start: true }),
  "token-": TOKENS,
  "effect-": TOKENS,
  "move-": MOVES,
  "did-": MOVES,
  "word-": all<Source>({ dug: true, stored: true }),
  "piece-": PIECES,
  "category-": CATEGORIES,
  "edition-": EDITIONS,
  "choice-": CHOICES,
  "highest-": all<Edition["highest"]>({ double: true, square: true }),
  "overlap-": all<Edition["overlap"]>({ never: true, "one-level": true, beneath: true }),
  "gap-": all<Edition["gap"]>({ empty: true, open: true, covered: true }),
  "belvederes-": all<Edition["belvederes"]>({ required: true, "while-they-last": true }),
  "bot-": BOTS,
  "bot-name-": BOTS,
  "server-phrase-": PHRASES,
  "web-": ["score", "log", "chat"],
  "web-about-": CHOICES,
  "web-category-": CATEGORIES,
  "web-log-": TOLD,
  "web-setting-": ["animate", "sound", "largeChips", "plainTiles", "flat"],
  "web-tab-": ["garden", "quarry", "score", "others"],
};

const begun = new Set(
  pageSources().flatMap((text) =>
    [...text.matchAll(/\b(?:say|knows)\(\s*`([^`$]*)\$\{/g)].map((match) => match[1] ?? ""),
  ),
);

describe("the ids that the page puts together", () => {
  it("all belong to a family that is checked", () => {
    expect([...begun].toSorted()).toEqual(Object.keys(FAMILIES).toSorted());
  });

  it("have values", () => {
    expect(Object.entries(FAMILIES).filter(([, values]) => values.length < 2)).toEqual([]);
  });

  it.each(LANGUAGES)("have words in %s", (language) => {
    const bundle = bundleOf(language);
    const ids = Object.entries(FAMILIES).flatMap(([family, values]) => values.map((value) => family + value));
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});
