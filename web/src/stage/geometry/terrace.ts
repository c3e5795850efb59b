/** The tile: slab with four pavers, the planted cross, and what holds it up. */
import type { BufferGeometry } from "three";
import { chance } from "../../art/chance";
import { PLANT, STONE } from "../../art/palette";
import { LEVEL, PAVER, PILLAR, SLAB } from "../measures";
import { box, clump, dressedStone, drum, turned } from "./shapes";
import { shift, Solid } from "./solid";

const QUARTERS = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2);
const MIDDLES = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((z) => [x, z] as const));

/** Body of a tile, white where the tone of its level applies; the top of the slab is y = 0. */
export function slab(coarse: boolean): BufferGeometry {
  const solid = new Solid().add(dressedStone(1.96, SLAB, 1.96, 0.045, { underside: true, coarse }), [
    STONE.slabFoot,
    STONE.slab,
  ]);
  for (const [x, z] of MIDDLES) {
    solid.add(dressedStone(0.82, PAVER, 0.82, 0.03, { coarse }), ["#d8cab4", "#ffffff"], shift(x, PAVER, z));
  }
  return solid.build();
}

/** The planted cross with hedge tufts, and vines hanging over the middle of each edge. */
export function bed(coarse: boolean): BufferGeometry {
  const random = chance(3);
  const [tufts, vines, sides] = coarse ? [4, 2, 4] : [8, 7, 5];
  const solid = new Solid().add(box(1.92, 0.02, 0.17), PLANT.bed).add(box(0.17, 0.019, 1.92), PLANT.bed);
  for (const quarter of QUARTERS) {
    const along = (distance: number, aside: number, y: number) =>
      shift(0, 0, 0, quarter).multiply(shift(distance, y, aside));
    for (let index = 0; index < tufts; index += 1) {
      const size = 0.062 + random() * 0.03;
      const spot = along(0.22 + index * (0.84 / tufts), (random() - 0.5) * 0.1, 0.015);
      solid.add(clump(size, size * 1.25, sides, random), [PLANT.hedge, random() > 0.5 ? PLANT.vine : PLANT.leaf], spot);
    }
    for (let index = 0; index < vines; index += 1) {
      const size = 0.05 + random() * 0.028;
      const spot = along(0.985, (random() - 0.5) * 0.4, -random() * 0.3);
      solid.add(clump(size, size * 1.2, sides, random).rotateZ(-0.9), [PLANT.hedge, PLANT.vine], spot);
    }
  }
  return solid.build();
}

/** Dish below the flower in the heart of a tile: keeps every flower readable on any stone. */
export function dish(coarse: boolean): BufferGeometry {
  const sides = coarse ? 10 : 16;
  return new Solid()
    .add(drum(0.25, 0.265, 0.03, sides), STONE.goldDark)
    .add(drum(0.225, 0.225, 0.042, sides), "#ffffff")
    .build();
}

export function pillar(double: boolean, coarse: boolean): BufferGeometry {
  const height = double ? PILLAR + LEVEL : PILLAR;
  const radius = double ? 0.155 : 0.13;
  const foot = radius + 0.07;
  const profile = [
    [foot, 0],
    [foot, 0.06],
    [radius + 0.015, 0.11],
    [radius, 0.16],
    [radius - 0.012, height * 0.55],
    [radius - 0.022, height - 0.14],
    [radius + 0.03, height - 0.09],
    [foot, height - 0.055],
    [foot, height],
  ] as const;
  const plain = [
    [foot, 0],
    [radius, 0.13],
    [radius - 0.02, height - 0.13],
    [foot, height],
  ] as const;
  const shaft = coarse ? turned(plain, 8) : turned(profile, 11);
  const sides = coarse ? 8 : 12;
  if (!double) return new Solid().add(shaft, [STONE.pillarFoot, STONE.pillar]).build();
  return new Solid()
    .add(shaft, [STONE.doubleFoot, STONE.double])
    .add(drum(radius + 0.035, radius + 0.035, 0.13, sides), STONE.lapis, shift(0, height / 2 - 0.065, 0))
    .add(drum(radius + 0.045, radius + 0.045, 0.035, sides), STONE.gold, shift(0, height / 2 - 0.0175, 0))
    .build();
}
