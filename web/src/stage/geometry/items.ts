/** The five decorations. Two-space pieces lie along x with their origin in the middle. */
import { BufferGeometry, ExtrudeGeometry, Shape, Vector2 } from "three";
import { ITEM, STONE } from "../../art/palette";
import { LEVEL, PILLAR } from "../measures";
import { ball, box, dressedStone, drum, turned } from "./shapes";
import { shift, Solid } from "./solid";

const SIXTH = Math.PI / 3;

/** Exactly one pillar high, so that it can bear a tile. */
export function statue(coarse = false): BufferGeometry {
  const robe = [
    [0.15, 0.17],
    [0.155, 0.2],
    [0.115, 0.34],
    [0.082, 0.42],
    [0.108, 0.47],
    [0.122, 0.505],
    [0.09, 0.53],
    [0.04, 0.545],
    [0.038, 0.57],
  ] as const;
  const plain = [
    [0.155, 0.17],
    [0.082, 0.42],
    [0.12, 0.5],
    [0.038, 0.57],
  ] as const;
  const crown = [
    [0.062, 0.622],
    [0.08, 0.632],
    [0.074, 0.65],
    [0.1, PILLAR],
    [0, PILLAR],
  ] as const;
  const solid = new Solid()
    .add(dressedStone(0.5, 0.1, 0.5, 0.03, { coarse }), [STONE.bronze, "#9a7848"], shift(0, 0.1, 0))
    .add(dressedStone(0.38, 0.08, 0.38, 0.02, { coarse }), [STONE.goldDark, STONE.gold], shift(0, 0.18, 0))
    .add(coarse ? turned(plain, 6) : turned(robe, 12), [STONE.marbleFoot, STONE.marble])
    .add(ball(0.062, coarse ? 5 : 9), STONE.marble, shift(0, 0.592, 0))
    .add(turned(crown, coarse ? 5 : 8), STONE.gold)
    .add(box(0.16, 0.03, 0.06), STONE.gold, shift(0, 0.4, 0.1));
  for (const side of coarse ? [] : [-1, 1]) {
    const arm = drum(0.026, 0.034, 0.22, 6)
      .rotateZ(side * 0.5)
      .rotateX(0.35);
    solid.add(arm, [STONE.marbleFoot, STONE.marble], shift(side * 0.155, 0.31, 0.005));
  }
  // Wings like a guardian's: from above they tell a statue from a plinth.
  for (const side of [-1, 1]) {
    const wing = new ExtrudeGeometry(wingShape(), { depth: 0.03, bevelEnabled: false });
    solid.add(
      wing.rotateY(side > 0 ? 0.45 : Math.PI - 0.45),
      [STONE.marbleFoot, STONE.marble],
      shift(side * 0.05, 0.24, -0.09),
    );
  }
  return solid.build();
}

function wingShape(): Shape {
  return new Shape(
    [
      [0, 0.06],
      [0.1, 0],
      [0.2, 0.1],
      [0.235, 0.26],
      [0.2, 0.34],
      [0.1, 0.3],
      [0, 0.26],
    ].map(([x, y]) => new Vector2(x, y)),
  );
}

export function belvedere(coarse = false): BufferGeometry {
  const sides = coarse ? 8 : 12;
  const dome = [
    [0.37, 0.55],
    [0.345, 0.63],
    [0.27, 0.72],
    [0.15, 0.79],
    [0.055, 0.825],
    [0.035, 0.88],
    [0, 0.95],
  ] as const;
  const plain = [
    [0.37, 0.55],
    [0.27, 0.72],
    [0.055, 0.825],
    [0, 0.95],
  ] as const;
  const solid = new Solid()
    .add(drum(0.37, 0.41, 0.07, sides), [ITEM.basinFoot, ITEM.basin])
    .add(drum(0.37, 0.35, 0.05, sides), STONE.gold, shift(0, 0.5, 0))
    .add(turned(coarse ? plain : dome, sides), [ITEM.roofDark, ITEM.roof])
    .add(ball(0.042, coarse ? 4 : 7), STONE.gold, shift(0, 0.94, 0));
  for (let index = 0; index < 6; index += 1) {
    const angle = (index + 0.5) * SIXTH;
    const spot = shift(Math.cos(angle) * 0.275, 0.07, Math.sin(angle) * 0.275);
    solid.add(drum(0.03, 0.036, 0.43, coarse ? 4 : 6), [STONE.marbleFoot, STONE.marble], spot);
    if (!coarse)
      solid.add(
        box(0.018, 0.02, 0.27),
        STONE.gold,
        shift(Math.cos(angle) * 0.36, 0.55, Math.sin(angle) * 0.36, -angle),
      );
  }
  return solid.build();
}

export function fountain(coarse = false): BufferGeometry {
  const sides = coarse ? 8 : 10;
  const bowl = [
    [0.05, 0.14],
    [0.04, 0.34],
    [0.17, 0.41],
    [0.19, 0.45],
    [0.16, 0.455],
  ] as const;
  const solid = new Solid()
    .add(dressedStone(1.64, 0.17, 0.7, 0.05, { coarse }), [ITEM.basinFoot, ITEM.basin], shift(0, 0.17, 0))
    .add(box(1.48, 0.012, 0.54), ITEM.water, shift(0, 0.166, 0))
    .add(box(1.48, 0.004, 0.04), "#8fdbe6", shift(0, 0.178, 0.12))
    .add(box(0.9, 0.004, 0.03), "#8fdbe6", shift(0.2, 0.178, -0.14));
  for (const x of [-0.44, 0.44]) {
    solid.add(turned(bowl, sides), [ITEM.basinFoot, ITEM.basin], shift(x, 0, 0));
    solid.add(drum(0.16, 0.16, 0.01, sides), ITEM.water, shift(x, 0.445, 0));
    solid.add(drum(0.012, 0.034, 0.24, 5), ["#bfeaf4", ITEM.foam], shift(x, 0.45, 0));
    addSpray(solid, x, coarse ? 3 : 4);
  }
  return solid.build();
}

function addSpray(solid: Solid, x: number, sides: number): void {
  for (let index = 0; index < 6; index += 1) {
    const [dx, dz] = [Math.cos(index * SIXTH), Math.sin(index * SIXTH)];
    solid.add(drum(0.006, 0.022, 0.08, sides), ITEM.foam, shift(x + dx * 0.09, 0.56, dz * 0.09));
    solid.add(drum(0.008, 0.016, 0.15, sides), "#c9f0f8", shift(x + dx * 0.21, 0.28, dz * 0.21));
  }
}

/** Rises along +x, from the lower space (x = -0.5) to the upper; y = 0 is the lower surface. */
export function stairway(coarse = false): BufferGeometry {
  const steps = 7;
  const run = 0.88 / steps;
  const solid = new Solid();
  for (let index = 0; index < steps; index += 1) {
    const height = (LEVEL * (index + 1)) / steps;
    solid.add(
      box(run + 0.005, height, 0.62),
      index % 2 ? [ITEM.cheek, ITEM.step] : [ITEM.cheek, ITEM.stepDark],
      shift(-0.9 + run * (index + 0.5), 0, 0),
    );
  }
  solid.add(dressedStone(0.74, 0.06, 0.62, 0.02, { coarse }), ITEM.step, shift(0.33, LEVEL + 0.06, 0));
  for (const z of [-0.33, 0.33]) addCheek(solid, z, coarse);
  return solid.build();
}

/** A slender raking parapet: it carries the line of the stair without hiding the steps. */
function addCheek(solid: Solid, z: number, coarse: boolean): void {
  const outline = [
    [-0.94, 0],
    [-0.94, 0.12],
    [-0.05, LEVEL + 0.1],
    [0.02, LEVEL + 0.1],
    [0.02, LEVEL - 0.14],
    [-0.7, 0],
  ] as const;
  const parapet = new ExtrudeGeometry(new Shape(outline.map(([x, y]) => new Vector2(x, y))), {
    depth: 0.045,
    bevelEnabled: false,
  });
  solid.add(parapet, [ITEM.cheek, "#e6c896"], shift(0, 0, z - 0.0225));
  solid.add(box(0.66, 0.1, 0.045), "#e6c896", shift(0.34, LEVEL, z));
  for (const [x, y] of [
    [0.66, LEVEL],
    [-0.92, 0],
  ] as const) {
    solid.add(drum(0.042, 0.05, 0.2, 6), ITEM.step, shift(x, y, z));
    solid.add(ball(0.055, coarse ? 5 : 7), STONE.gold, shift(x, y + 0.24, z));
  }
}

const HALF_SPAN = 1.36;
const deckHeight = (x: number): number => 0.12 + 0.26 * (1 - (x / HALF_SPAN) ** 2);

/** A humpback over one space; its ends stand at x = -1 and x = +1. */
export function bridge(coarse = false): BufferGeometry {
  const solid = new Solid();
  const planks = coarse ? 9 : 15;
  const step = (2 * HALF_SPAN - 0.03) / planks;
  const arch = new ExtrudeGeometry(archShape(coarse ? 8 : 14), { depth: 0.54, bevelEnabled: false }).translate(
    0,
    0,
    -0.27,
  );
  solid.add(arch, [ITEM.bridgeDark, ITEM.bridge]);
  for (let index = 0; index < planks; index += 1) {
    const x = -HALF_SPAN + 0.015 + (index + 0.5) * step;
    solid.add(box(0.83 * step, 0.03, 0.44), index % 2 ? ITEM.deck : ITEM.deckDark, shift(x, deckHeight(x) - 0.004, 0));
  }
  for (const z of [-0.25, 0.25]) addRail(solid, z, coarse ? 5 : 8);
  return solid.build();
}

function archShape(samples: number): Shape {
  const over = Array.from({ length: samples + 1 }, (_, index) => {
    const x = -HALF_SPAN + (2 * HALF_SPAN * index) / samples;
    return new Vector2(x, deckHeight(x));
  });
  const under = Array.from({ length: samples - 1 }, (_, index) => {
    const x = 0.62 - (1.24 * index) / (samples - 2);
    return new Vector2(x, 0.2 * (1 - (x / 0.62) ** 2));
  });
  return new Shape([new Vector2(-HALF_SPAN, 0), ...over, new Vector2(HALF_SPAN, 0), ...under]);
}

function addRail(solid: Solid, z: number, posts: number): void {
  const span = (2 * HALF_SPAN - 0.16) / posts;
  for (let index = 0; index <= posts; index += 1) {
    const x = -HALF_SPAN + 0.08 + index * span;
    solid.add(box(0.05, 0.24, 0.05), [ITEM.bridgeDark, ITEM.rail], shift(x, deckHeight(x) - 0.02, z));
    if (index === posts) continue;
    const slope = Math.atan2(deckHeight(x + span) - deckHeight(x), span);
    const bar = box(span + 0.03, 0.045, 0.06).rotateZ(slope);
    solid.add(bar, ITEM.rail, shift(x + span / 2, (deckHeight(x) + deckHeight(x + span)) / 2 + 0.2, z));
  }
  for (const end of [-1, 1]) {
    const x = end * (HALF_SPAN - 0.06);
    solid.add(ball(0.055, 7), STONE.gold, shift(x, deckHeight(x) + 0.27, z));
  }
}
