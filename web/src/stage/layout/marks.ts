/** Lays the markers of one's own garden: legal places, spots, ghosts, cursor, last move. */
import { Matrix4 } from "three";
import type { Garden } from "../../api/view";
import { MARK, PETAL } from "../../art/palette";
import { cellOf, tileCells } from "../../art/spaces";
import { LEVEL, PAVER, surfaceHeight } from "../measures";
import type { Pools } from "../pools";
import { flowerCell, symbolCell } from "../textures/atlas";
import { itemPlace, levelAt } from "./garden";
import type { GhostTile, Marks, PlaceMark, SpotMark } from "./picture";
import { place } from "./table";

const HERE = new Matrix4();

/** Height of a place's ring: at the surface on which the tile would rest. */
export function ringHeight(garden: Garden, mark: PlaceMark): number {
  const under = Math.max(...tileCells(mark.position).map((cell) => levelAt(garden.tiles, cell)));
  return surfaceHeight(Math.min(under, mark.level - 1)) + 0.08;
}

export function layMarks(pools: Pools, garden: Garden, marks: Marks, plan: boolean): void {
  for (const mark of marks.places) layRing(pools, garden, mark, plan);
  for (const spot of marks.spots) laySpot(pools, garden, spot);
  for (const tile of garden.tiles) if (tile.fresh) layFrame(pools, HERE, tile.position, tile.level, MARK.chosen);
  if (marks.ghost !== null) layGhost(pools, garden, marks.ghost);
  if (marks.ghostItem !== null) pools.ghostItem[marks.ghostItem.kind].add(itemPlace(HERE, marks.ghostItem));
  if (marks.cursor !== null) {
    const { col, row } = marks.cursor;
    const height = surfaceHeight(levelAt(garden.tiles, marks.cursor)) + 0.05;
    pools.frame.add(place(col + 0.5, height, -(row + 0.5), 0, 0.5), MARK.ghost);
  }
}

/** Frames the tiles of the last move in its seat's colour. */
export function layLast(pools: Pools, base: Matrix4, garden: Garden, positions: readonly string[]): void {
  for (const tile of garden.tiles) {
    if (positions.includes(`${tile.position}/${tile.level}`))
      layFrame(pools, base, tile.position, tile.level, PETAL[garden.flower].line);
  }
}

/** Frames the spaces of pieces whose points are explained. */
export function layLit(pools: Pools, base: Matrix4, garden: Garden, spaces: readonly string[]): void {
  for (const cell of spaces.map(cellOf)) {
    const height = surfaceHeight(levelAt(garden.tiles, cell)) + 0.06;
    pools.frame.add(base.clone().multiply(place(cell.col + 0.5, height, -(cell.row + 0.5), 0, 0.5)), MARK.ghost);
  }
}

function layFrame(pools: Pools, base: Matrix4, position: string, level: number, tint: string): void {
  const { col, row } = cellOf(position);
  pools.frame.add(base.clone().multiply(place(col + 1, level * LEVEL + 0.012, -(row + 1), 0, 1.0)), tint);
}

function layRing(pools: Pools, garden: Garden, mark: PlaceMark, plan: boolean): void {
  const { col, row } = cellOf(mark.position);
  pools.ring.add(place(col + 1, ringHeight(garden, mark), -(row + 1), 0, plan ? 0.58 : 0.68));
}

function laySpot(pools: Pools, garden: Garden, spot: SpotMark): void {
  const cells = spot.spaces.map(cellOf);
  const spots = cells.map((cell) => ({ cell, height: surfaceHeight(levelAt(garden.tiles, cell)) + 0.03 }));
  for (const { cell, height } of spots) {
    const [x, z] = [cell.col + 0.5, -(cell.row + 0.5)];
    // The chosen one shows its ghost instead, which a ring would hide.
    if (spot.chosen) pools.frame.add(place(x, height, z, 0, 0.46), MARK.ghost);
    else pools.ring.add(place(x, height, z, 0, 0.98));
  }
  if (spot.chosen) return;
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const [dx, dz] = [last.cell.col - first.cell.col, first.cell.row - last.cell.row];
  const bar = place(
    first.cell.col + 0.5 + dx / 2,
    Math.max(first.height, last.height) + 0.06,
    -(first.cell.row + 0.5) + dz / 2,
    Math.atan2(-dz, dx),
  );
  pools.bar.add(bar.multiply(new Matrix4().makeScale(Math.hypot(dx, dz) - 0.55, 0.5, 0.5)), MARK.legal);
}

function layGhost(pools: Pools, garden: Garden, ghost: GhostTile): void {
  const { col, row } = cellOf(ghost.position);
  const height = ghost.level * LEVEL;
  const top = place(col + 1, height, -(row + 1));
  pools.ghostSlab.add(top);
  pools.frame.add(place(col + 1, height + 0.03, -(row + 1)), MARK.ghost);
  pools.symbol.add(place(col + 1, height + PAVER + 0.03, -(row + 1), 0, 0.5), undefined, flowerCell(ghost.flower));
  tileCells(ghost.position).forEach((cell, corner) => {
    const symbol = ghost.corners[corner];
    const support = ghost.supports[corner];
    const onTop = (lift: number, size = 1) => place(cell.col + 0.5, height + PAVER + lift, -(cell.row + 0.5), 0, size);
    if (support === "open" && ghost.belvedere) pools.ghostItem.belvedere.add(onTop(0));
    else if (symbol) pools.symbol.add(onTop(0.012, 0.74), undefined, symbolCell(symbol));
    if (support === "open" || support === undefined) return;
    const foot = surfaceHeight(levelAt(garden.tiles, cell, ghost.level));
    pools.frame.add(place(cell.col + 0.5, foot + 0.02, -(cell.row + 0.5), 0, 0.44), MARK.ghost);
    if (support === "single") pools.ghostSingle.add(place(cell.col + 0.5, foot, -(cell.row + 0.5)));
    if (support === "double") pools.ghostDouble.add(place(cell.col + 0.5, foot, -(cell.row + 0.5)));
  });
}
