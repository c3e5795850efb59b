/** A table in the middle of a game, as a record may begin with it. */
import { spell } from "../control/notation";
import { TILE_IDS } from "./generated";

/** A tile that lies in a garden, or a decoration; `move` puts it there, and no belvedere was left for a bare tile. */
export interface Piece {
  readonly tile: string | null;
  readonly move: string;
  readonly bare: boolean;
  readonly line: number;
  readonly column: number;
}

/** A garden and its storage: the single pillars and the tile that are kept, the pieces in the order of building. */
export interface BuiltGarden {
  readonly singles: number;
  readonly stored: string | null;
  readonly pieces: readonly Piece[];
  /** Where a text has the singles; 0 where there is none. */
  readonly line: number;
  readonly column: number;
}

/** The beginning of a turn: its round from 1, its seat, how many tiles each stack has, the gardens by seats. */
export interface Midgame {
  readonly round: number;
  readonly seat: number;
  readonly heights: readonly number[];
  readonly gardens: readonly BuiltGarden[];
}

/** How many turns were played before one. */
export const turnsBefore = (players: number, midgame: Pick<Midgame, "round" | "seat"> | undefined): number =>
  midgame === undefined ? 0 : (midgame.round - 1) * players + midgame.seat;

/** The tiles that lie in a garden, and the stored one. */
export const tilesIn = ({ pieces, stored }: Pick<BuiltGarden, "pieces" | "stored">): string[] => [
  ...pieces.flatMap(({ tile }) => tile ?? []),
  ...(stored === null ? [] : [stored]),
];

const LAID = /^([a-z][a-z0-9]+):([a-h][1-8]\/.*?)(!?)$/;

/** The piece that a word of a garden stands for; null for a word that is none. */
export function pieceOf(text: string, line = 0, column = 0): Piece | null {
  const [laid, tile = "", place = "", mark = ""] = LAID.exec(text) ?? [];
  const move = laid === undefined ? text : `d${place}`;
  const meant = spell(move);
  const piece = { move, bare: mark === "!", line, column };
  if (laid === undefined) return meant?.kind === "decorate" && meant.star === null ? { ...piece, tile: null } : null;
  const isTile = meant?.kind === "place" && TILE_IDS.some((id) => id === tile);
  return isTile && (meant.open !== null || !piece.bare) ? { ...piece, tile } : null;
}

/** The word that stands for a piece. */
export const pieceText = ({ tile, move, bare }: Piece): string =>
  tile === null ? move : `${tile}:${move.slice(1)}${bare ? "!" : ""}`;
