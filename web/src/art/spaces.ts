/** Names of places and where they lie. Rows run south to north, columns west to east. */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

const LETTERS = "abcdefgh";

/** "c4" in a garden or "B3" in the quarry. */
export function cellOf(name: string): Cell {
  return { col: LETTERS.indexOf(name.charAt(0).toLowerCase()), row: Number(name.slice(1)) - 1 };
}

export function spaceName({ col, row }: Cell): string {
  return `${LETTERS.charAt(col)}${row + 1}`;
}

export function stackName({ col, row }: Cell): string {
  return spaceName({ col, row }).toUpperCase();
}

/** Index into a garden's `surface`. */
export function spaceIndex({ col, row }: Cell): number {
  return 8 * row + col;
}

/** Steps from a tile's position to its corners nw, ne, se, sw. */
export const CORNER_STEPS = [
  { col: 0, row: 1 },
  { col: 1, row: 1 },
  { col: 1, row: 0 },
  { col: 0, row: 0 },
] as const;

export const CORNERS = ["nw", "ne", "se", "sw"] as const;

/** The four spaces of a tile at `position`, in the order nw, ne, se, sw. */
export function tileCells(position: string): Cell[] {
  const { col, row } = cellOf(position);
  return CORNER_STEPS.map((step) => ({ col: col + step.col, row: row + step.row }));
}

/** A printed face after `turns` quarter turns clockwise: with one turn, what was nw shows ne. */
export function turnedFace<Value>(face: readonly Value[], turns: number): Value[] {
  const cut = face.length - (turns % face.length);
  return [...face.slice(cut), ...face.slice(0, cut)];
}
