/** The deal of a table on this device. It is known to the referee alone. */
import type { Flower, Material, Token } from "../../api/view";
import { type Draw, shuffled } from "../../chance/shuffle";
import type { DayGame } from "../../day/forms";
import { BOXES, TILE_SETS, TOKENS_IN_PLAY } from "../../kernel/generated";
import { drawn } from "./randomness";

export const TILES = "standard";

/** Basalt, granite, clay. */
export type Stack = readonly [bottom: string, middle: string, top: string];

/** Tiles other than those of the box: what the set is called, and the faces, one a tile. */
export interface OwnTiles {
  readonly name: string;
  readonly faces: readonly string[];
}

export interface Deal {
  /** Flowers in the order of play. */
  readonly seats: readonly Flower[];
  readonly quarry: readonly Stack[];
  readonly tokens: readonly Token[];
  /** What is played with, if not with the tiles of the box. */
  readonly tiles?: OwnTiles;
  /** The day whose deal it is, if it is one's: its key also decides what its bots play. */
  readonly day?: DayGame;
}

export type Players = keyof typeof TOKENS_IN_PLAY;

export const isPlayers = (count: number): count is Players => count in TOKENS_IN_PLAY;

const tilesOf = (material: Material): string[] =>
  Object.entries(TILE_SETS[TILES]).flatMap(([id, tile]) => (tile.material === material ? [id] : []));

/** What chance decides about a game whose players sit in this order. */
export function dealt(seats: readonly Flower[], draw: Draw = drawn): Deal {
  const players = seats.length;
  if (!isPlayers(players)) throw new Error(`no game for ${players}`);
  const [bottom, middle, top] = (["basalt", "granite", "clay"] as const).map((one) => shuffled(tilesOf(one), draw));
  const quarry = (bottom ?? []).map((tile, stack): Stack => [tile, middle?.[stack] ?? "", top?.[stack] ?? ""]);
  return { seats, quarry, tokens: shuffled(BOXES[TILES], draw).slice(0, TOKENS_IN_PLAY[players]) };
}
