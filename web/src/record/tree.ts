/** A record with variations: a tree of turns, each with a note and marks. */
import type { Flower } from "../api/view";
import type { RecordedDeal } from "./deal";
import type { Header } from "./headers";
import type { GameRecord, RecordedMove } from "./reader";

/** A place that marks point to: a stack of the quarry (`B3`), or a space of somebody's garden. */
export type Target = { readonly stack: string } | { readonly flower: Flower; readonly space: string };

export type Mark =
  | { readonly kind: "ring"; readonly target: Target }
  | { readonly kind: "arrow"; readonly start: Target; readonly end: Target };

/** A turn, what is said about it, and the turns that may follow: the main one first. The root has no moves. */
export interface Node {
  readonly moves: readonly string[];
  readonly note: string;
  readonly marks: readonly Mark[];
  readonly children: readonly Node[];
  /** Where a text has the moves, if there is one. */
  readonly places?: readonly RecordedMove[];
}

export interface RecordTree {
  readonly deal: RecordedDeal;
  readonly root: Node;
  readonly notes: GameRecord["notes"];
  /** The header that tells the final points, if there is one. */
  readonly result: Header | null;
}

export const EMPTY: Node = { moves: [], note: "", marks: [], children: [] };

/** The moves of a node, with their places in the text as far as there are any. */
export const placedMoves = ({ moves, places }: Node): readonly RecordedMove[] =>
  places ?? moves.map((token) => ({ token, line: 0, column: 0 }));

/** The main line alone, without notes. */
export function recordOf({ deal, root, notes, result }: RecordTree): GameRecord {
  const moves: RecordedMove[] = [];
  for (let node = root.children[0]; node !== undefined; node = node.children[0]) moves.push(...placedMoves(node));
  return { deal, moves, notes, result };
}
