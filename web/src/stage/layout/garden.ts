/** Lays one garden into the pools. */
import { type Matrix4, Vector3 } from "three";
import type { Garden, Item, PlacedTile } from "../../api/view";
import { chance } from "../../art/chance";
import { levelTone, PETAL } from "../../art/palette";
import { cellOf, tileCells, type Cell } from "../../art/spaces";
import { inOutCubic, outBack, outCubic } from "../easing";
import { LEVEL, PAVER, surfaceHeight } from "../measures";
import type { Motion } from "../motion";
import type { Pools } from "../pools";
import { chipCell, symbolCell } from "../textures/atlas";
import { place } from "./table";

export interface GardenOptions {
  readonly own: boolean;
  /** Whether every visible space shows its level. */
  readonly chips: boolean;
  readonly cut: number;
  readonly plan: boolean;
  readonly plain: boolean;
  readonly lush: boolean;
  readonly chipSize: number;
}

export const tileKey = (seat: number, tile: PlacedTile): string => `${seat}:${tile.position}/${tile.level}`;
export const itemKey = (seat: number, item: Item): string =>
  `${seat}:${item.kind}:${item.spaces.join("-")}/${item.levels[0] ?? 0}`;

/** Highest level among `tiles` at a space, below a limit; 0 where only the board is. */
export function levelAt(tiles: readonly PlacedTile[], { col, row }: Cell, below = 99): number {
  return tiles.reduce((highest, tile) => {
    const at = cellOf(tile.position);
    const covers = col >= at.col && col <= at.col + 1 && row >= at.row && row <= at.row + 1;
    return covers && tile.level < below ? Math.max(highest, tile.level) : highest;
  }, 0);
}

const onSpace = (base: Matrix4, cell: Cell, y: number, turn = 0, size = 1): Matrix4 =>
  base.clone().multiply(place(cell.col + 0.5, y, -(cell.row + 0.5), turn, size));

export function layGarden(pools: Pools, base: Matrix4, garden: Garden, options: GardenOptions, motion: Motion): void {
  pools.board.add(base.clone().multiply(place(4, 0, -4)));
  pools.paving.add(base.clone().multiply(place(4, 0.004, -4)));
  const tiles = garden.tiles.filter((tile) => tile.level <= options.cut);
  for (const tile of tiles) layTile(pools, base, garden, tile, tiles, options, motion);
  for (const item of garden.items) {
    if (Math.max(...item.levels) <= options.cut)
      layItem(pools, base, item, motion.progress(itemKey(garden.seat, item), 0, 320));
  }
}

function layTile(
  pools: Pools,
  base: Matrix4,
  garden: Garden,
  tile: PlacedTile,
  tiles: readonly PlacedTile[],
  options: GardenOptions,
  motion: Motion,
): void {
  const key = tileKey(garden.seat, tile);
  layPillars(pools, base, tile, (corner) => outCubic(motion.progress(key, 90 * corner, 220)));
  const flight = motion.progress(key, 240, 420);
  if (flight === 0) return;
  const { col, row } = cellOf(tile.position);
  const drop = (1 - inOutCubic(flight)) * 2.6 + Math.sin(Math.PI * motion.progress(key, 660, 140)) * 0.03;
  const top = base.clone().multiply(place(col + 1, tile.level * LEVEL + drop, -(row + 1)));
  pools.slab.add(top, levelTone(tile.level));
  pools.bed.add(top);
  plantFlowers(pools, top, tile, options);
  tileCells(tile.position).forEach((cell, corner) =>
    layCorner(pools, base, tile, tiles, { cell, corner, drop }, options),
  );
}

function layPillars(pools: Pools, base: Matrix4, tile: PlacedTile, risen: (corner: number) => number): void {
  tileCells(tile.position).forEach((cell, corner) => {
    const support = tile.supports[corner];
    if (support !== "single" && support !== "double") return;
    const pool = support === "single" ? pools.single : pools.double;
    const foot = surfaceHeight(tile.level - (support === "single" ? 1 : 2));
    const spot = onSpace(base, cell, foot);
    const rise = risen(corner);
    if (rise > 0) pool.add(spot.scale(new Vector3(1, rise, 1)));
  });
}

interface CornerSpot {
  readonly cell: Cell;
  readonly corner: number;
  readonly drop: number;
}

function layCorner(
  pools: Pools,
  base: Matrix4,
  tile: PlacedTile,
  tiles: readonly PlacedTile[],
  spot: CornerSpot,
  options: GardenOptions,
): void {
  const { cell, corner, drop } = spot;
  const under = levelAt(tiles, cell, tile.level);
  pools.shade.add(onSpace(base, cell, surfaceHeight(under) + 0.012, 0, 1.4));
  const symbol = tile.corners[corner];
  const height = tile.level * LEVEL + PAVER + drop;
  if (symbol) pools.symbol.add(onSpace(base, cell, height + 0.006, 0, 0.74), undefined, symbolCell(symbol));
  if (!options.chips || levelAt(tiles, cell) !== tile.level) return;
  const [east, north] = [corner === 1 || corner === 2, corner < 2];
  const chip = { col: cell.col + (east ? 0.32 : -0.32), row: cell.row + (north ? 0.32 : -0.32) };
  // In the plan the chips float above roofs and rails, so that none is hidden.
  pools.chip.add(
    onSpace(base, chip, options.plan ? 7 : height + 0.012, 0, options.chipSize),
    undefined,
    chipCell(tile.level),
  );
}

function plantFlowers(pools: Pools, top: Matrix4, tile: PlacedTile, options: GardenOptions): void {
  const { col, row } = cellOf(tile.position);
  const random = chance(col * 31 + row * 7 + tile.level * 131);
  const heads = pools.flower[tile.flower];
  pools.dish.add(top.clone().multiply(place(0, 0.02, 0, 0, 0.9)), PETAL[tile.flower].plate);
  heads.add(top.clone().multiply(place(0, 0.01, 0, random() * 6, 1.6)));
  if (options.plain || (!options.own && !options.lush)) return;
  for (let arm = 0; arm < 4; arm += 1) {
    const angle = (arm * Math.PI) / 2;
    for (const distance of options.own ? [0.34, 0.56, 0.8] : [0.42, 0.72]) {
      const aside = (random() - 0.5) * 0.08;
      const [x, z] = [
        Math.cos(angle) * distance - Math.sin(angle) * aside,
        Math.sin(angle) * distance + Math.cos(angle) * aside,
      ];
      heads.add(top.clone().multiply(place(x, 0.01, z, random() * 6, 0.85 + random() * 0.25)));
    }
  }
}

/** Where an item stands: the matrix of its piece. Two-space pieces lie along x, a stairway rising. */
export function itemPlace(base: Matrix4, item: Pick<Item, "kind" | "spaces" | "levels">, lift = 0): Matrix4 {
  const cells = item.spaces.map(cellOf);
  const [a, b] = rising(item) ? [cells.at(-1), cells[0]] : [cells[0], cells.at(-1)];
  if (a === undefined || b === undefined) throw new Error("An item stands on at least one space.");
  const level = Math.min(...item.levels);
  const middle = { col: (a.col + b.col) / 2, row: (a.row + b.row) / 2 };
  return onSpace(base, middle, surfaceHeight(level) + lift, Math.atan2(b.row - a.row, b.col - a.col));
}

/** Whether a stairway's first space is its upper one. */
function rising(item: Pick<Item, "levels">): boolean {
  return (item.levels[0] ?? 0) > (item.levels.at(-1) ?? 0);
}

function layItem(pools: Pools, base: Matrix4, item: Item, progress: number): void {
  if (progress === 0) return;
  const lift = Math.max(0, 1 - outBack(progress)) * 1.4;
  pools.item[item.kind].add(itemPlace(base, item, lift));
}
