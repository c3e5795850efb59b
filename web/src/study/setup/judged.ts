/** What the rules say of a position that is being set up: which pieces stand, and why it can't be so. */
import type { Garden } from "../../api/view";
import { facesOf } from "../../kernel/answers/deal";
import { gardenOf } from "../../kernel/answers/gardens";
import { refusalOf } from "../../kernel/answers/refusals";
import { beginBuilding, putPiece } from "../../kernel/building";
import { NO_CORNER } from "../../kernel/generated";
import type { Kernel } from "../../kernel/instance";
import type { Piece } from "../../kernel/midgame";
import { cornerName, spaceName } from "../../kernel/names";
import { Position } from "../../kernel/position";
import { nearestPlace } from "../../kernel/rows";
import { BadRecord } from "../../record/bad-record";
import { beginningOf } from "../../record/played";
import { readTree } from "../../record/reader";
import { EMPTY } from "../../record/tree";
import { treeText } from "../../record/tree-writer";
import { refusalWords } from "../../words/refusals";
import type { Draft } from "./draft";

export type Corner = ReturnType<typeof cornerName>;

/** A piece that can't stand so: why, and the corner that would have to be open. */
export interface Refused {
  readonly sentence: string;
  readonly code: string;
  readonly missing: Corner;
}

/** A garden while it is built: what stands, and what does not. */
export interface Built {
  readonly garden: Garden;
  readonly refused: readonly (Refused | null)[];
  readonly position: Position;
}

export function builtGarden(kernel: Kernel, draft: Draft, seat: number): Built {
  const tiles = facesOf(draft.tiles, kernel.layout);
  const { midgame, ...deal } = draft;
  const position = Position.begin(kernel, { ...deal, tiles, box: kernel.layout.BOXES.standard });
  beginBuilding(position);
  const refused = (midgame.gardens[seat]?.pieces ?? []).map((piece) => put(position, seat, piece));
  const garden = gardenOf(position, seat, tiles);
  // Nothing is new in a garden that was built before.
  return { garden: { ...garden, tiles: garden.tiles.map((tile) => ({ ...tile, fresh: false })) }, refused, position };
}

/** Puts a piece down, or says why it can't stand so. */
export function put(position: Position, seat: number, piece: Piece): Refused | null {
  const refused = putPiece(position, seat, piece);
  if (refused === null) return null;
  const { move, code, row } = refused;
  const missing = row.missing > NO_CORNER ? cornerName(row.missing) : null;
  return { sentence: refusalWords(refusalOf(move, code, row)), code, missing };
}

/** The move that lays a tile with its lower left corner on a space, as low as it can lie. */
export function layingMove(
  position: Position,
  seat: number,
  space: string,
  { turns, open, raised }: { readonly turns: number; readonly open: Corner; readonly raised: boolean },
): string {
  position.write("seat", [seat]);
  const row = nearestPlace(position, space, open);
  const corner = raised ? open : cornerName(row.open_corner);
  const level = row.level + Number(raised);
  return `d${spaceName(row.position)}/${level}>${turns}${corner === null ? "" : `-${corner}`}`;
}

/** The record of a position. */
export const textOf = (deal: Draft): string => treeText({ deal, root: EMPTY, notes: {}, result: null });

/** Why a position can't be so, or null. */
export function problem(kernel: Kernel, draft: Draft): BadRecord | null {
  try {
    beginningOf(kernel, readTree(textOf(draft)).deal);
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
}
