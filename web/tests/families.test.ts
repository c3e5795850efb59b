import { describe, expect, it } from "vitest";
import type { Edition, Event, Presence, Source } from "../src/api/table";
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
import { LEVEL_NAMES } from "../src/bots/generated";
import { FORMS, MEDALS, QUARRY } from "../src/day/forms";
import { CHAPTERS, TERMS } from "../src/handbook/generated";
import { SECTIONS } from "../src/handbook/texts";
import { STEPS } from "../src/lesson/course";
import type { Slip } from "../src/lesson/lesson.svelte";
import type { Tip } from "../src/lesson/tips";
import { CHOICES } from "../src/lobby/mix";
import { THEMES } from "../src/puzzles/set";
import { NAMED } from "../src/puzzles/words";
import { CODES as RECORD_CODES } from "../src/record/bad-record";
import { CODES } from "../src/referee/device/refusals";
import { COLUMNS, SIDES } from "../src/review/labels";
import { PLACES } from "../src/review/on-server";
import { DEPTHS } from "../src/review/run";
import type { Notice } from "../src/store/session.svelte";
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
const REFUSALS = listed("rules/refusal_codes.py", /^ {4}[A-Z_]+ = "([a-z-]+)"/gm);
const ITEM_KINDS = all<ItemKind>({ statue: true, fountain: true, bridge: true, stairway: true, belvedere: true });
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
const FIGURES = listed("server/people/server_figures.py", /"([a-z-]+)"(?:: (?:select|playing|waiting|new)|,\n)/g);
const TOLD: (Event["kind"] | Notice["kind"])[] = [
  "dealt",
  "rated",
  "over",
  "closed",
  "rematch",
  "opened",
  "handed-back",
  "undo-agreed",
  "pause-agreed",
  "resumed",
  "hinted",
  "seat-left",
  "astray",
  "newer",
];

const PAUSES = all<NonNullable<Presence["paused"]>>({ unwatched: true, quota: true, busy: true });

/** The ids that the page puts together: how they begin, and all that may follow. */
const FAMILIES: Record<string, readonly string[]> = {
  "symbol-": [...SYMBOLS, "blank"],
  "item-": ITEM_KINDS,
  "point-": [...ITEM_KINDS, "tile", "set-diversity", "set-flowers"],
  "review-": [...SIDES, ...COLUMNS],
  "review-depth-": DEPTHS,
  "review-where-": PLACES,
  "puzzles-theme-": ["all", ...THEMES.filter((theme) => !(theme in NAMED))],
  "record-": RECORD_CODES,
  "refusal-": REFUSALS,
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
  "bot-": [...BOTS, ...LEVEL_NAMES],
  "bot-name-": [...BOTS, ...LEVEL_NAMES, QUARRY],
  "day-form-": FORMS,
  "day-medal-": MEDALS,
  "server-phrase-": PHRASES,
  "server-error-": CODES,
  "handbook-": [
    ...SECTIONS.map(({ id }) => id),
    ...CATEGORIES.map((category) => `pad-${category}`),
    ...Object.keys(TERMS).map((term) => `term-${term}`),
    "players",
    "removals",
    "token-count",
    "round-count",
  ],
  "host-figure-": FIGURES,
  "handbook-chapter-": CHAPTERS.map(({ id }) => id),
  "lesson-": STEPS.flatMap(({ name, line }) => [
    ...["title", "text", "done"].map((part) => `${name}-${part}`),
    // Where nothing is to be played, no other move can be played by mistake.
    ...(line === undefined ? [`${name}-wrong`] : []),
  ]),
  "lesson-slip-": all<Exclude<Slip["kind"], "other">>({ turned: true, undone: true, early: true, done: true }),
  "lesson-tip-": all<Tip["id"]>({
    remove: true,
    dig: true,
    build: true,
    place: true,
    lose: true,
    end: true,
    confirm: true,
  }),
  "web-": ["score", "log", "chat"],
  "web-about-": CHOICES,
  "web-category-": CATEGORIES,
  "web-log-": TOLD,
  "web-paused-": PAUSES,
  "web-setting-": ["animate", "sound", "largeChips", "plainTiles", "flat", "tips"],
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
