/** Between the rules' numbers and the words that records, the wire and the page use. */
import { CORNERS, KEEPS, MOVE_KINDS, type MoveRow, NO_CORNER, SPACES, STACKS, SYMBOLS, TILE_IDS } from "./generated";

export type Corner = (typeof CORNERS)[number];

const SYMBOL_LETTERS = { statue: "S", fountain: "F", bridge: "B", stairway: "T" } as const;
const KEEP_LETTERS = { dug: "d", stored: "s", none: "-" } as const;

export function indexIn(words: readonly string[], word: string): number {
  const index = words.indexOf(word);
  if (index < 0) throw new Error(`unknown: ${word}`);
  return index;
}

/** The word with this number. */
export function wordIn<Word extends string>(words: readonly Word[], number: number): Word {
  const word = words[number];
  if (word === undefined) throw new Error(`no word ${number}`);
  return word;
}

export function stackNumber(name: string): number {
  return indexIn(STACKS, name);
}

export function spaceNumber(name: string): number {
  return indexIn(SPACES, name);
}

/** The corners are numbered from 1; 0 is none. */
export function cornerNumber(corner: Corner | null): number {
  return corner === null ? NO_CORNER : CORNERS.indexOf(corner) + 1;
}

export function stackName(stack: number): string {
  return wordIn(STACKS, stack);
}

export function spaceName(space: number): string {
  return wordIn(SPACES, space);
}

export function cornerName(corner: number): Corner | null {
  return corner === NO_CORNER ? null : wordIn(CORNERS, corner - 1);
}

/** The tile with this number; null when there is none or nobody has seen it. */
export function tileId(tile: number): string | null {
  return TILE_IDS[tile] ?? null;
}

/** The record's tokens of the moves that a row tells of: four rotations of a placement, otherwise one. */
export function moveTokens(row: MoveRow): string[] {
  switch (wordIn(MOVE_KINDS, row.kind)) {
    case "remove":
      return [`x${stackName(row.stack)}`];
    case "dig":
      return [stackName(row.stack)];
    case "place":
      return placements(row);
    case "decorate":
      return [decoration(row)];
    case "end":
      return [`=${KEEP_LETTERS[wordIn(KEEPS, row.keep)]}`];
  }
}

const placements = (row: MoveRow): string[] =>
  Array.from({ length: row.rotations }, (_, turns) => placement(row, turns));

/** The token of a placement that is turned so. */
export function placement(row: MoveRow, turns: number): string {
  const corner = cornerName(row.open_corner);
  const open = corner === null ? "" : `-${corner}`;
  return `${row.stored === 0 ? "d" : "s"}${spaceName(row.position)}/${row.level}>${turns}${open}`;
}

function decoration(row: MoveRow): string {
  const spaces = row.first === row.second ? [row.first] : [row.first, row.second];
  const marked = spaces.map((space) => (space === row.star ? `${spaceName(space)}*` : spaceName(space)));
  return `${SYMBOL_LETTERS[wordIn(SYMBOLS, row.symbol)]}:${marked.join("-")}`;
}
