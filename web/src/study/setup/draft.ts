/** A position that is being set up: a deal in the middle of a game, with holes for what chance is to decide. */
import type { Flower } from "../../api/view";
import { type Draw, shuffled } from "../../chance/shuffle";
import { spell } from "../../control/notation";
import { BOXES, LAYERS, NOTHING, REMOVALS, TILE_IDS, TOKENS_IN_PLAY } from "../../kernel/generated";
import type { Kernel } from "../../kernel/instance";
import { type BuiltGarden, type Midgame, type Piece, tilesIn } from "../../kernel/midgame";
import { tileId } from "../../kernel/names";
import type { RecordedDeal } from "../../record/deal";
import { removedBy, tilesLeft } from "../../record/midgame-counts";
import { beginningOf } from "../../record/played";
import { TILES } from "../../referee/device/deal";
import { printedBook } from "../../referee/device/edition";
import { drawn } from "../../referee/device/randomness";

export type Draft = RecordedDeal & { readonly midgame: Midgame };

const STACKS = 16;
/** The materials from the bottom of a stack up, as tiles' names begin. */
export const MATERIALS = ["b", "g", "c"] as const;
export const PLAYERS = Object.keys(REMOVALS).map(Number);
export const NOWHERE = { line: 0, column: 0 } as const;
const BELVEDERES = 2;

const emptyGarden = (flower: Flower): BuiltGarden => ({ singles: 0, stored: flower, pieces: [], ...NOWHERE });
const tokensFor = (players: number): number => (TOKENS_IN_PLAY as Readonly<Record<number, number>>)[players] ?? 0;
const isDealt = (tile: string): boolean => /\d/.test(tile);

/** The first turn of a game, of whose deal nothing is decided. */
export function freshDraft(seats: readonly Flower[], book: string, draw: Draw = drawn): Draft {
  const midgame = { round: 1, seat: 0, heights: [], gardens: seats.map(emptyGarden) };
  const tokens = Array.from({ length: tokensFor(seats.length) }, () => null);
  return relaid({ edition: printedBook(book), tiles: TILES, tileSet: TILES, seats, quarry: [], tokens, midgame }, draw);
}

/** Another table of the same edition; who stays at it keeps their garden. */
export function seated(draft: Draft, seats: readonly Flower[], draw: Draw = drawn): Draft {
  const gardens = seats.map((flower) => draft.midgame.gardens[draft.seats.indexOf(flower)] ?? emptyGarden(flower));
  const tokens = Array.from({ length: tokensFor(seats.length) }, (_, place) => draft.tokens[place] ?? null);
  const round = Math.min(draft.midgame.round, tokens.length + 1);
  const seat = Math.min(draft.midgame.seat, seats.length - 1);
  return relaid({ ...draft, seats, tokens, midgame: { ...draft.midgame, round, seat, gardens } }, draw);
}

/** Lays the quarry anew: as many tiles as the turn leaves, none of them named yet. */
export function relaid(draft: Draft, draw: Draw = drawn): Draft {
  const { midgame, seats } = draft;
  const laid = midgame.gardens.flatMap(tilesIn).filter(isDealt);
  const removed = removedBy(seats.length);
  const needed = MATERIALS.map(
    (one) => laid.filter((tile) => tile.startsWith(one)).length + (one === "c" ? removed : 0),
  );
  const order = shuffled(
    Array.from({ length: STACKS }, (_, place) => place),
    draw,
  );
  const heights = Array.from({ length: STACKS }, () => LAYERS as number);
  // What lies in gardens must have been dug: a stack gives its basalt last.
  for (const [layer, count] of needed.entries()) {
    for (const place of order.slice(0, count)) heights[place] = Math.min(heights[place] ?? 0, layer);
  }
  const left = tilesLeft(seats.length, midgame);
  for (let more = sum(heights) - left; more > 0; more -= 1) {
    const full = heights.flatMap((height, place) => (height > 0 ? [place] : []));
    const place = full[draw(full.length)] ?? 0;
    heights[place] = (heights[place] ?? 0) - 1;
  }
  const quarry = heights.map(() => [null, null, null]);
  return { ...draft, quarry, midgame: { ...midgame, heights } };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

/** The tiles that lie nowhere yet. */
export function freeTiles({ quarry, midgame }: Draft): string[] {
  const there = quarry.flatMap((stack, place) => stack.slice(0, midgame.heights[place]));
  const used = new Set([...there, ...midgame.gardens.flatMap(tilesIn)]);
  return TILE_IDS.filter((tile) => !used.has(tile));
}

/** The draft with nothing left to decide: chance draws what was left open. What lies below may stay unknown. */
export function completed(draft: Draft, hidden: "drawn" | "unknown", draw: Draw = drawn): Draft {
  const { midgame } = draft;
  const free = freeTiles(draft);
  const named = new Set(draft.quarry.flat());
  const pools = MATERIALS.map((one) =>
    shuffled(
      free.filter((tile) => isDealt(tile) && tile.startsWith(one) && !named.has(tile)),
      draw,
    ),
  );
  const quarry = draft.quarry.map((stack, place) =>
    stack.map((tile, layer) => {
      const height = midgame.heights[place] ?? 0;
      const isOpen = layer === height - 1 || (layer < height && hidden === "drawn");
      return tile ?? (isOpen ? (pools[layer]?.pop() ?? null) : null);
    }),
  );
  return { ...draft, quarry, tokens: tokensOf(draft, hidden, draw) };
}

function tokensOf({ tokens, midgame: { round } }: Draft, hidden: "drawn" | "unknown", draw: Draw): Draft["tokens"] {
  const left = [...BOXES.standard];
  for (const token of tokens) {
    const place = token === null ? NOTHING : left.indexOf(token);
    if (place !== NOTHING) left.splice(place, 1);
  }
  const pool = shuffled(left, draw);
  return tokens.map((token, place) => {
    const isOpen = place === round - 2 || (place > round - 2 && hidden === "drawn");
    return token ?? (isOpen ? (pool.pop() ?? null) : null);
  });
}

/** A table's position as a draft: the deal of a game, and the whole turns that have led there. */
export function takenUp(kernel: Kernel, deal: RecordedDeal, turns: readonly (readonly string[])[]): Draft {
  const position = beginningOf(kernel, deal);
  const gardens = deal.midgame?.gardens ?? deal.seats.map((flower) => ({ ...emptyGarden(flower), stored: null }));
  const builders = gardens.map(({ singles, pieces }) => ({ singles, pieces: [...pieces] }));
  for (const move of turns.flat()) {
    const { seat } = position;
    const builder = builders[seat];
    const dug = tileId(position.number("dug"));
    const stored = tileId(position.gardenNumber(seat, "stored"));
    const belvederes = position.numbers("supply")[BELVEDERES];
    position.play(move);
    const meant = spell(move);
    if (meant?.kind === "place") {
      const tile = meant.source === "dug" ? dug : stored;
      const bare = meant.open !== null && belvederes === 0;
      builder?.pieces.push({ tile, move: `d${move.slice(1)}`, bare, ...NOWHERE });
    } else if (meant?.kind === "decorate") builder?.pieces.push(itemOf(move));
    // What the next turn's token gives is not kept yet.
    if (meant?.kind === "end" && builder !== undefined) builder.singles = position.gardenNumber(seat, "singles");
  }
  const built = builders.map((builder, seat) => ({
    ...builder,
    stored: tileId(position.gardenNumber(seat, "stored")),
    ...NOWHERE,
  }));
  const heights = position.numbers("height");
  return { ...deal, midgame: { round: position.round, seat: position.seat, heights, gardens: built } };
}

const itemOf = (move: string): Piece => ({ tile: null, move: move.replace("*", ""), bare: false, ...NOWHERE });
