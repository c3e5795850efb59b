/** What is known of a deal, and the state that a game of it begins with. */
import {
  BELVEDERES,
  CORNERS,
  FLOWERS,
  GAPS,
  HIGHEST,
  NO_SYMBOL,
  OVERLAPS,
  SYMBOLS,
  TILE_IDS,
  TOKENS,
  UNKNOWN,
  UNKNOWN_TOKEN,
} from "./generated";
import type { Kernel } from "./instance";
import type { Players } from "./layout";
import type { Midgame } from "./midgame";
import { indexIn } from "./names";
import { type StateField, writeGarden, writeTable } from "./state";

export type Flower = (typeof FLOWERS)[number];
export type Token = (typeof TOKENS)[number];
export type TileSymbol = (typeof SYMBOLS)[number];

/** The choices of an edition; the supply in the order of PIECES. */
export interface EditionChoices {
  readonly highest: (typeof HIGHEST)[number];
  readonly overlap: (typeof OVERLAPS)[number];
  readonly gap: (typeof GAPS)[number];
  readonly belvederes: (typeof BELVEDERES)[number];
  readonly supply: readonly number[];
}

/** A printed face: its corners nw, ne, se, sw. */
export interface TileFace {
  readonly face: readonly (TileSymbol | null)[];
  readonly flower: Flower;
}

/** A table before its first move; what nobody has seen is null. */
export interface PublicDeal {
  readonly edition: EditionChoices;
  /** All faces by their ids, as TILE_SETS has them. */
  readonly tiles: Readonly<Record<string, TileFace>>;
  /** All tokens of the box, those in play among them. */
  readonly box: readonly Token[];
  readonly seats: readonly Flower[];
  /** Sixteen stacks, each from the bottom up. */
  readonly quarry: readonly (readonly (string | null)[])[];
  readonly tokens: readonly (Token | null)[];
  /** Where it begins, when that is in the middle of a game. */
  readonly midgame?: Midgame;
}

export function playersOf(count: number): Players {
  if (count !== 2 && count !== 3 && count !== 4) throw new Error(`no game for ${count}`);
  return count;
}

/** A tile's number in the rules. */
export function tileNumber(tile: string | null): number {
  return tile === null ? UNKNOWN : indexIn(TILE_IDS, tile);
}

/** A token's number in the rules. */
export function tokenNumber(token: Token | null): number {
  return token === null ? UNKNOWN_TOKEN : indexIn(TOKENS, token);
}

/** The state before the first move. The kernel decides all but the numbers that a deal has. */
export function laidOut(kernel: Kernel, deal: PublicDeal): Uint8Array {
  const players = playersOf(deal.seats.length);
  const { layout } = kernel;
  const state = new Uint8Array(layout.STATE_STEP[players]);
  const write = (name: StateField, values: readonly number[]): void => writeTable(layout, state, name, values);
  const faces = TILE_IDS.map((id) => faceOf(deal, id));
  const box = TOKENS.map((token) => deal.box.filter((other) => other === token).length);
  write("players", [players]);
  write(
    "face",
    faces.map(({ face }) => kernel.call("face_of", ...face.map(symbolNumber))),
  );
  write(
    "flower",
    faces.map(({ flower }) => FLOWERS.indexOf(flower)),
  );
  // A kernel of former rules may know fewer kinds.
  write("supply", deal.edition.supply.slice(0, layout.STATE.supply.count));
  write("stack", deal.quarry.flat().map(tileNumber));
  write("box", box.slice(0, layout.STATE.box.count));
  write("tokens", deal.tokens.map(tokenNumber));
  write("token_count", [deal.tokens.length]);
  write("highest", [HIGHEST.indexOf(deal.edition.highest)]);
  write("overlap", [OVERLAPS.indexOf(deal.edition.overlap)]);
  write("gap", [GAPS.indexOf(deal.edition.gap)]);
  write("belvederes", [BELVEDERES.indexOf(deal.edition.belvederes)]);
  deal.seats.forEach((flower, seat) => writeGarden(layout, state, { seat, name: "flower" }, FLOWERS.indexOf(flower)));
  kernel.call("begin_game", ...kernel.lay(players, state));
  kernel.take(state);
  return state;
}

function faceOf(deal: PublicDeal, id: string): TileFace {
  const tile = deal.tiles[id];
  if (tile?.face.length !== CORNERS.length) throw new Error(`no tile ${id}`);
  return tile;
}

function symbolNumber(symbol: TileSymbol | null): number {
  return symbol === null ? NO_SYMBOL : SYMBOLS.indexOf(symbol);
}
