/** What there is to choose from for a table on this device. */
import { BOT_NAMES, LEVEL_NAMES } from "../../bots/generated";
import { BELVEDERES, BROKEN_MIXES, EDITIONS, GAPS, HIGHEST, OVERLAPS } from "../../kernel/generated";
import type { Offers } from "../../lobby/mix";
import { BOOKS } from "./edition";

export const deviceOffers: Offers = {
  editions: BOOKS,
  choices: { highest: HIGHEST, overlap: OVERLAPS, gap: GAPS, belvederes: BELVEDERES },
  broken: BROKEN_MIXES,
  lots: Object.values(EDITIONS).flatMap(({ name, lots }) => (lots ? [name] : [])),
  bots: BOT_NAMES,
  levels: LEVEL_NAMES,
};
