/** What a space holds, for the plan and for the grid's labels. */
import type { Garden, Item, PlacedTile, Symbol } from "../api/view";
import { cellOf, spaceName, tileCells, type Cell } from "../art/spaces";

export interface SpaceContent {
  readonly space: string;
  readonly level: number;
  readonly tile: PlacedTile | null;
  readonly symbol: Symbol | null;
  readonly item: Item | null;
}

function topTile(garden: Garden, { col, row }: Cell): { tile: PlacedTile; corner: number } | null {
  let best: { tile: PlacedTile; corner: number } | null = null;
  for (const tile of garden.tiles) {
    const corner = tileCells(tile.position).findIndex((cell) => cell.col === col && cell.row === row);
    if (corner >= 0 && (best === null || tile.level > best.tile.level)) best = { tile, corner };
  }
  return best;
}

/** Spaces an item covers as seen from above, with the gap of a bridge. */
function covers(item: Item, space: string, level: number): boolean {
  const index = item.spaces.indexOf(space);
  if (index >= 0) return item.levels[index] === level;
  if (item.kind !== "bridge") return false;
  const [a, b] = item.spaces.map(cellOf);
  if (a === undefined || b === undefined) return false;
  return space === spaceName({ col: (a.col + b.col) / 2, row: (a.row + b.row) / 2 }) && level < (item.levels[0] ?? 0);
}

export function contentOf(garden: Garden, cell: Cell): SpaceContent {
  const space = spaceName(cell);
  const top = topTile(garden, cell);
  const level = top?.tile.level ?? 0;
  return {
    space,
    level,
    tile: top?.tile ?? null,
    symbol: top?.tile.corners[top.corner] ?? null,
    item: garden.items.find((item) => covers(item, space, level)) ?? null,
  };
}
