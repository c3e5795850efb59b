/** Four flowers, four silhouettes: daisy, blossom, spike, star. */
import type { BufferGeometry } from "three";
import type { Flower } from "../../api/view";
import { PETAL, PLANT } from "../../art/palette";
import { clump, drum, petal, type PetalShape } from "./shapes";
import { shift, Solid, type Tint } from "./solid";

interface Whorl extends PetalShape {
  readonly count: number;
  readonly height: number;
}

const WHORLS: Record<Flower, readonly Whorl[]> = {
  white: [{ count: 8, reach: 0.15, width: 0.026, tip: 0.9, height: 0.1, lift: 0.02 }],
  pink: [{ count: 5, reach: 0.145, width: 0.068, tip: 0.95, height: 0.095, lift: 0.035 }],
  blue: [
    { count: 4, reach: 0.14, width: 0.045, tip: 0.5, height: 0.08, lift: 0.03 },
    { count: 4, reach: 0.105, width: 0.037, tip: 0.5, height: 0.15, lift: 0.035 },
    { count: 4, reach: 0.07, width: 0.028, tip: 0.5, height: 0.22, lift: 0.04 },
  ],
  // Flat and wide, so that the star stays bright when seen from straight above.
  yellow: [{ count: 6, reach: 0.165, width: 0.05, tip: 0.3, height: 0.11, lift: 0.006 }],
};

function addWhorl(solid: Solid, whorl: Whorl, tint: Tint, turn: number, coarse: boolean): void {
  for (let index = 0; index < whorl.count; index += 1) {
    const angle = turn + (index * 2 * Math.PI) / whorl.count;
    solid.add(petal(whorl, coarse), tint, shift(0, whorl.height, 0, angle));
  }
}

export function flowerHead(flower: Flower, coarse: boolean): BufferGeometry {
  const { petal: colour, tip, core } = PETAL[flower];
  const solid = new Solid();
  if (!coarse) solid.add(drum(0.01, 0.012, 0.1, 4), PLANT.stem);
  WHORLS[flower].forEach((whorl, storey) => addWhorl(solid, whorl, [colour, tip], storey * 0.4, coarse));
  const steady = () => 0.4;
  const top = flower === "blue" ? shift(0, 0.25, 0) : shift(0, 0.108, 0);
  const size = flower === "blue" ? 0.03 : 0.046;
  return solid.add(clump(size, flower === "blue" ? 0.1 : 0.04, coarse ? 4 : 6, steady), core, top).build();
}
