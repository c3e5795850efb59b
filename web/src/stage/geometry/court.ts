/** What surrounds the boards: the quarry's box, the court's walls, canal and trees, each one merged geometry. */
import { BoxGeometry, BufferGeometry } from "three";
import { chance } from "../../art/chance";
import { COURT, PLANT, STONE } from "../../art/palette";
import { GROUND } from "../measures";
import { addHedge, addInlay, addPond, type Area } from "./scenery";
import { box, bush, dressedStone, drum } from "./shapes";
import { shift, Solid } from "./solid";

const WALL = 8.7;
const THICK = 0.42;

/** How much thicker the walls are that have names of stacks on them. */
const NAMED = 0.4;

/** Where the names of columns and rows stand: in the middle of the front and the west wall, on top. */
export const QUARRY_NAMES = {
  columns: { z: (WALL + NAMED) / 2, y: 0.665 },
  rows: { x: -(WALL + NAMED) / 2, y: 0.965 },
} as const;

/**
 * The quarry's box: the back high, the front low so that the first row stays in sight, the sides as high as the
 * middle layer, so that the names of rows seem to stand beside their stacks.
 */
export function quarryBox(): BufferGeometry {
  const solid = new Solid().add(box(WALL, 0.04, WALL), "#b39a72");
  const [across, west] = [WALL + THICK + NAMED, -NAMED / 2];
  addWall(solid, across, THICK, west, -WALL / 2, 1.4);
  addWall(solid, THICK + NAMED, WALL - THICK, QUARRY_NAMES.rows.x, 0, 0.8);
  addWall(solid, THICK, WALL - THICK, WALL / 2, 0, 0.8);
  addWall(solid, across, THICK + NAMED, west, QUARRY_NAMES.columns.z, 0.5);
  return solid.build();
}

function addWall(solid: Solid, width: number, depth: number, x: number, z: number, height: number): void {
  solid
    .add(box(width, height, depth), ["#8f6a3f", "#c59a63"], shift(x, 0, z))
    .add(box(width + 0.1, 0.05, depth + 0.1), STONE.gold, shift(x, height, z))
    .add(dressedStone(width + 0.1, 0.12, depth + 0.1, 0.04), [STONE.lapisDark, "#2a5a9c"], shift(x, height + 0.16, z));
}

/** Body of a garden's board: lapis sides over a stepped plinth. */
export function boardBody(): BufferGeometry {
  return new Solid()
    .add(dressedStone(9.2, 0.4, 9.2, 0.02), [STONE.lapisDark, "#23548f"], shift(0, -0.005, 0))
    .add(dressedStone(9.24, 0.035, 9.24, 0.01), STONE.gold, shift(0, -0.3, 0))
    .add(dressedStone(9.5, 0.12, 9.5, 0.04), ["#a98a5c", "#dcc193"], shift(0, GROUND + 0.12, 0))
    .build();
}

/** A quarried block with texture coordinates for its material's face. */
export function quarryBlock(): BufferGeometry {
  return new BoxGeometry(1.94, 0.44, 1.94).translate(0, -0.22, 0);
}

/** A thin square frame lying flat, as wide as `half` to each side. */
export function frame(half: number, bar: number): BufferGeometry {
  const solid = new Solid();
  for (const side of [-1, 1]) {
    solid.add(box(2 * half, 0.03, bar), "#ffffff", shift(0, 0, side * (half - bar / 2)));
    solid.add(box(bar, 0.03, 2 * (half - bar)), "#ffffff", shift(side * (half - bar / 2), 0, 0));
  }
  return solid.build();
}

interface Spot {
  readonly x: number;
  readonly z: number;
  readonly size: number;
}

/** Canal, crenellated wall and, where there is room beside the boards, a garden: all in one geometry. */
export function courtyard(wide: boolean, north: number): BufferGeometry {
  const solid = new Solid();
  addCanal(solid, north - 2.6);
  addParapet(solid, north - 5.4);
  if (wide) addGarden(solid, north);
  for (let x = -34; x <= 42; x += 6.4) addPalm(solid, { x: x + 1, z: north - 4.3, size: 1.5 });
  return solid.build();
}

export const TREES: readonly Spot[] = [
  { x: -10.2, z: -7.4, size: 1.25 },
  { x: -10, z: 1.2, size: 1.1 },
  { x: 12.6, z: -9.4, size: 1.3 },
  { x: 12.4, z: 3.4, size: 1.25 },
  { x: -14, z: -3, size: 1.3 },
  { x: 15.6, z: -4.6, size: 1.3 },
  { x: 16.4, z: -12.6, size: 1.4 },
  { x: -15, z: -11, size: 1.4 },
];

interface Row {
  readonly x: number;
  readonly z: number;
  readonly turned: boolean;
}
const HEDGES: readonly Row[] = [
  ...[-7, -4.2, -1.4, 1.4].map((z) => ({ x: 12.2, z, turned: false })),
  ...[-4.6, -1.8].map((z) => ({ x: -10.2, z, turned: false })),
  ...[-8.2, -5.2, -2.2, 0.8, 3.8, 6.8, 9.8].map((x) => ({ x, z: 4.3, turned: true })),
];

/** Where hedges stand, and the pond, for who paints the ground. */
export const BEDS: readonly Area[] = HEDGES.map(({ x, z, turned }) => {
  const [across, along] = turned ? [1.25, 0.5] : [0.5, 1.25];
  return { west: x - across, east: x + across, north: z - along, south: z + along };
});
export const POND: Area = { west: -6.7, east: -2.1, north: -8, south: -5.5 };

function addGarden(solid: Solid, north: number): void {
  addInlay(solid, { west: -8.5, east: 10.4, north: north - 0.75, south: 2.3 });
  addPond(solid, -4.4, -6.75);
  for (const spot of TREES) addTree(solid, spot);
  HEDGES.forEach(({ x, z, turned }, index) => addHedge(solid, x, z, index, turned ? Math.PI / 2 : 0));
}

/** The same in few corners, for a ground on which all that is flat is painted. */
export function plainCourtyard(wide: boolean, north: number): BufferGeometry {
  const solid = new Solid();
  solid.add(box(SPAN_OF_WALL, 2, 0.8), [COURT.brick, "#dcb47c"], shift(4, GROUND, north - 5));
  solid.add(box(SPAN_OF_WALL, 0.6, 0.84), STONE.lapis, shift(4, GROUND + 1.4, north - 5));
  for (let x = -22; x < 30; x += 1.6)
    solid.add(box(0.8, 0.5, 0.6), [STONE.lapis, "#2f66ab"], shift(x, GROUND + 2, north - 5));
  if (!wide) return solid.build();
  for (const { west, east, north: far, south } of BEDS) {
    const at = shift((west + east) / 2, GROUND, (far + south) / 2);
    solid.add(box(east - west - 0.2, 0.55, south - far - 0.2), ["#2f5a2c", "#6ea047"], at);
  }
  for (const { x, z, size } of TREES) {
    solid.add(drum(0.3 * size, 0.24 * size, 0.34 * size, 6), ["#8f4a2a", "#c4764a"], shift(x, GROUND, z));
    solid.add(bush(0.62 * size), [PLANT.hedge, PLANT.vine], shift(x, GROUND + 1.15 * size, z));
  }
  return solid.build();
}
const SPAN_OF_WALL = 56;

function addCanal(solid: Solid, z: number): void {
  solid.add(box(160, 0.06, 1.9), [COURT.water, "#64c3d0"], shift(4, GROUND - 0.02, z));
  for (const side of [-1, 1]) {
    solid.add(dressedStone(160, 0.2, 0.34, 0.05), ["#b4935f", "#e9d3a8"], shift(4, GROUND + 0.2, z + side * 1.05));
  }
}

/** A wall of glazed brick with the stepped battlements of the city. */
function addParapet(solid: Solid, z: number): void {
  solid.add(box(160, 2.2, 0.8), [COURT.brick, "#dcb47c"], shift(4, GROUND, z));
  solid.add(box(160, 0.5, 0.84), STONE.lapis, shift(4, GROUND + 1.5, z));
  solid.add(box(160, 0.08, 0.88), STONE.gold, shift(4, GROUND + 1.98, z));
  solid.add(box(160, 0.08, 0.88), STONE.gold, shift(4, GROUND + 1.46, z));
  for (let x = -40; x < 48; x += 1.6) {
    [1, 0.66, 0.32].forEach((width, step) => {
      solid.add(box(width, 0.26, 0.6), [STONE.lapis, "#2f66ab"], shift(x, GROUND + 2.2 + step * 0.26, z));
    });
  }
}

function addTree(solid: Solid, { x, z, size }: Spot): void {
  solid.add(drum(0.3 * size, 0.24 * size, 0.34 * size, 10), ["#8f4a2a", "#c4764a"], shift(x, GROUND, z));
  solid.add(drum(0.06 * size, 0.08 * size, 0.9 * size, 5), "#7a5432", shift(x, GROUND + 0.3 * size, z));
  const crown = [
    [0, 1.5, 0, 0.52],
    [0.28, 1.25, 0.1, 0.34],
    [-0.25, 1.3, -0.12, 0.36],
    [0.02, 1.2, 0.3, 0.3],
  ] as const;
  for (const [dx, y, dz, radius] of crown) {
    solid.add(bush(radius * size), [PLANT.hedge, PLANT.vine], shift(x + dx * size, GROUND + y * size, z + dz * size));
  }
}

function addPalm(solid: Solid, { x, z, size }: Spot): void {
  const random = chance(Math.round(x * 10) + 700);
  solid.add(drum(0.07 * size, 0.12 * size, 2.2 * size, 6), ["#6d4c2c", "#9c7446"], shift(x, GROUND, z));
  for (let index = 0; index < 9; index += 1) {
    const turn = (index * 2 * Math.PI) / 9 + random();
    const frond = box(0.95 * size, 0.03, 0.2 * size)
      .translate(0.45 * size, 0, 0)
      .rotateZ(-0.25 - random() * 0.4);
    solid.add(frond, [PLANT.hedge, PLANT.leaf], shift(x, GROUND + 2.2 * size, z, turn));
  }
}
