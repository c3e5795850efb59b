/** What makes the court a garden: an inlaid frame in the paving, a lily pond, hedges in bloom. */
import { chance } from "../../art/chance";
import { FLOWERS, ITEM, PETAL, PLANT, STONE } from "../../art/palette";
import { GROUND } from "../measures";
import { box, bush, clump, dressedStone, drum, turned } from "./shapes";
import { shift, type Solid } from "./solid";

export interface Area {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const LOZENGE = 0.86;

/** A frame of glazed brick let into the floor, as along the processional way. */
export function addInlay(solid: Solid, { west, east, north, south }: Area): void {
  const [across, along] = [east - west, south - north];
  const [x, z] = [(east + west) / 2, (north + south) / 2];
  for (const side of [north, south]) addStrip(solid, across, x, side, 0);
  for (const side of [west, east]) addStrip(solid, along, side, z, Math.PI / 2);
}

function addStrip(solid: Solid, length: number, x: number, z: number, turn: number): void {
  const layers = [
    [1.16, "#f2e4c3", 0.004],
    [0.78, STONE.gold, 0.008],
    [0.66, STONE.lapis, 0.012],
  ] as const;
  for (const [width, tint, lift] of layers)
    solid.add(box(length + width, lift, width), tint, shift(x, GROUND, z, turn));
  const count = Math.floor(length / LOZENGE);
  for (let index = 0; index <= count; index += 1) {
    const along = (index - count / 2) * (length / count);
    const at = shift(x, GROUND, z, turn).multiply(shift(along, 0, 0, Math.PI / 4));
    solid.add(box(0.26, 0.016, 0.26), index % 2 ? STONE.gold : "#f5ead2", at);
  }
}

/** Water lilies around a small jet. */
export function addPond(solid: Solid, x: number, z: number): void {
  const random = chance(41);
  const [width, depth] = [4.6, 2.5];
  solid
    .add(dressedStone(width + 0.5, 0.26, depth + 0.5, 0.06), ["#b4935f", "#f0dfb9"], shift(x, GROUND + 0.26, z))
    .add(box(width + 0.06, 0.012, depth + 0.06), STONE.lapis, shift(x, GROUND + 0.255, z))
    .add(box(width - 0.1, 0.016, depth - 0.1), ITEM.water, shift(x, GROUND + 0.255, z));
  for (let index = 0; index < 7; index += 1) {
    solid.add(
      box(0.4 + random() * 0.7, 0.004, 0.035),
      "#9be0ea",
      shift(x + (random() - 0.5) * 3.4, GROUND + 0.27, z + (random() - 0.5) * 2),
    );
  }
  for (let index = 0; index < 13; index += 1)
    addLily(solid, x + (random() - 0.5) * 4.1, z + (random() - 0.5) * 2.05, random);
  addJet(solid, x, z);
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    addUrn(solid, x + dx * 2.55, z + dz * 1.5);
}

function addLily(solid: Solid, x: number, z: number, random: () => number): void {
  const radius = 0.17 + random() * 0.12;
  solid.add(drum(radius, radius, 0.008, 9), random() > 0.5 ? PLANT.bed : PLANT.hedge, shift(x, GROUND + 0.272, z));
  if (random() < 0.35) return;
  const [heart, tip] = random() < 0.5 ? ["#d23f7c", "#ffd3e4"] : ["#f0b429", "#fffdf6"];
  for (let index = 0; index < 6; index += 1) {
    const angle = (index * Math.PI) / 3 + random();
    solid.add(
      clump(0.07, 0.1, 4, random),
      [heart ?? "#d23f7c", tip ?? "#ffffff"],
      shift(x + Math.cos(angle) * 0.075, GROUND + 0.32, z + Math.sin(angle) * 0.075),
    );
  }
  solid.add(clump(0.05, 0.06, 4, random), "#ffd83a", shift(x, GROUND + 0.35, z));
}

function addJet(solid: Solid, x: number, z: number): void {
  const bowl = [
    [0.2, 0.24],
    [0.1, 0.32],
    [0.07, 0.56],
    [0.42, 0.7],
    [0.46, 0.78],
    [0.4, 0.77],
  ] as const;
  solid
    .add(turned(bowl, 12), [ITEM.basinFoot, ITEM.basin], shift(x, GROUND, z))
    .add(drum(0.4, 0.4, 0.02, 12), ITEM.water, shift(x, GROUND + 0.745, z))
    .add(drum(0.018, 0.05, 0.5, 6), ["#bfeaf4", ITEM.foam], shift(x, GROUND + 0.76, z));
  solid.add(drum(0.7, 0.7, 0.006, 18), "#8fdbe6", shift(x, GROUND + 0.272, z));
  solid.add(drum(0.56, 0.56, 0.008, 18), ITEM.water, shift(x, GROUND + 0.272, z));
}

function addUrn(solid: Solid, x: number, z: number): void {
  solid.add(drum(0.24, 0.17, 0.4, 10), [STONE.lapisDark, "#2f66ab"], shift(x, GROUND + 0.2, z));
  solid.add(drum(0.26, 0.26, 0.05, 10), STONE.gold, shift(x, GROUND + 0.58, z));
  solid.add(bush(0.28), [PLANT.hedge, PLANT.leaf], shift(x, GROUND + 0.78, z));
}

/** A clipped hedge with blossoms of one flower, lying along z. */
export function addHedge(solid: Solid, x: number, z: number, kind: number, turn = 0): void {
  const random = chance(Math.round(x * 13 + z * 7) + 900);
  const flower = FLOWERS[kind % FLOWERS.length] ?? "white";
  const at = (dx: number, y: number, dz: number) => shift(x, GROUND, z, turn).multiply(shift(dx, y, dz));
  solid.add(dressedStone(1, 0.16, 2.5, 0.04), ["#a98a5c", "#e6d0a4"], at(0, 0.16, 0));
  solid.add(dressedStone(0.78, 0.42, 2.28, 0.1), ["#2f5a2c", "#5f9140"], at(0, 0.56, 0));
  for (let index = 0; index < 11; index += 1) {
    solid.add(
      clump(0.13 + random() * 0.06, 0.12, 5, random),
      [PLANT.hedge, PLANT.leaf],
      at((random() - 0.5) * 0.6, 0.55, (random() - 0.5) * 2),
    );
    solid.add(
      clump(0.06 + random() * 0.025, 0.07, 5, random),
      [PETAL[flower].core, PETAL[flower].petal],
      at((random() - 0.5) * 0.62, 0.62 + random() * 0.05, (random() - 0.5) * 2.1),
    );
  }
}
