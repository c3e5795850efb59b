/** Lays the quarry's stacks into the pools. */
import { Matrix4, Vector3 } from "three";
import type { Flower, QuarryStack, View } from "../../api/view";
import { MARK, PETAL } from "../../art/palette";
import { cellOf } from "../../art/spaces";
import { QUARRY_NAMES } from "../geometry/court";
import { QUARRY_PITCH, QUARRY_STEP } from "../measures";
import type { Pools } from "../pools";
import { chipCell, flowerCell, symbolCell } from "../textures/atlas";
import { columnCell, rowCell } from "../textures/names";
import type { Marks } from "./picture";
import { place } from "./table";

const LAYERS = ["basalt", "granite", "clay"] as const;
const LIFT = 0.55;
const CORNERS = [
  [-0.48, -0.48],
  [0.48, -0.48],
  [0.48, 0.48],
  [-0.48, 0.48],
] as const;
/** Turns that bring the north edge to the north, east, south and west. */
const EDGE_TURNS = [0, -Math.PI / 2, Math.PI, Math.PI / 2];

/** Middle of a stack's top face, in the quarry's own measure. */
export function stackTop(name: string, height: number): Vector3 {
  const { col, row } = cellOf(name);
  return new Vector3((col - 1.5) * QUARRY_PITCH, 0.04 + height * QUARRY_STEP, (1.5 - row) * QUARRY_PITCH);
}

export interface QuarryOptions {
  readonly plan: boolean;
  /** How far a stack's top tile is lifted, from 0 to 1. */
  readonly raised: (stack: string) => number;
  readonly marks: Marks;
}

export function layQuarry(pools: Pools, base: Matrix4, view: View, options: QuarryOptions): void {
  layNames(pools, base);
  for (const stack of view.quarry) layStack(pools, base, view, stack, options);
  const last = view.quarry.find(
    ({ stack }) => stack === options.marks.last?.stack && stack !== options.marks.lift?.stack,
  );
  if (last !== undefined)
    layLastStack(pools, base, last, view.gardens[options.marks.last?.seat ?? 0]?.flower ?? "white");
}

/** The letters of the columns on the front wall, the numbers of the rows on the west one. */
function layNames(pools: Pools, base: Matrix4): void {
  const { columns, rows } = QUARRY_NAMES;
  for (let index = 0; index < 4; index += 1) {
    const along = (index - 1.5) * QUARRY_PITCH;
    pools.name.add(base.clone().multiply(place(along, columns.y, columns.z, 0, 0.95)), undefined, columnCell(index));
    pools.name.add(base.clone().multiply(place(rows.x, rows.y, -along, 0, 0.95)), undefined, rowCell(index));
  }
}

function layStack(pools: Pools, base: Matrix4, view: View, stack: QuarryStack, options: QuarryOptions): void {
  const selectable = options.marks.stacks.length === 0 || options.marks.stacks.includes(stack.stack);
  for (let layer = 1; layer <= stack.height; layer += 1) {
    const top = layer === stack.height;
    const raise = top ? options.raised(stack.stack) * LIFT : 0;
    const at = stackTop(stack.stack, layer);
    const spot = base.clone().multiply(place(at.x, at.y + raise, at.z));
    pools.block[LAYERS[layer - 1] ?? "basalt"].add(spot, top && !selectable ? "#9a9088" : "#ffffff");
    if (!top) continue;
    if (stack.tile !== null) layFace(pools, spot, view, stack.tile);
    if (options.plan)
      pools.chip.add(spot.clone().multiply(place(0.76, 1.2, 0.76, 0, 0.36)), undefined, chipCell(layer));
    layChoice(pools, spot, stack.stack, raise, options.marks);
  }
}

/** Frames the stack of the last move in its seat's colour. */
function layLastStack(pools: Pools, base: Matrix4, { stack, height }: QuarryStack, flower: Flower): void {
  const at = stackTop(stack, height);
  pools.frame.add(base.clone().multiply(place(at.x, at.y + 0.015, at.z, 0, 0.97)), PETAL[flower].line);
}

function layFace(pools: Pools, spot: Matrix4, view: View, id: string): void {
  const face = view.tiles[id];
  if (face === undefined) return;
  pools.dish.add(spot.clone().multiply(place(0, -0.012, 0, 0, 1.35)), PETAL[face.flower].plate);
  pools.symbol.add(spot.clone().multiply(place(0, 0.05, 0, 0, 0.66)), undefined, flowerCell(face.flower));
  face.face.forEach((symbol, corner) => {
    const [x, z] = CORNERS[corner] ?? [0, 0];
    if (symbol) pools.symbol.add(spot.clone().multiply(place(x, 0.012, z, 0, 0.8)), undefined, symbolCell(symbol));
  });
}

function layChoice(pools: Pools, spot: Matrix4, name: string, raise: number, marks: Marks): void {
  if (marks.lift?.stack !== name) return;
  pools.frame.add(spot.clone().multiply(place(0, 0.02, 0, 0, 0.99)), MARK.chosen);
  marks.lift.edges?.forEach((pays, edge) => {
    const bar = spot
      .clone()
      .multiply(place(0, -raise - 0.02, 0, EDGE_TURNS[edge] ?? 0))
      .multiply(place(0, 0.06, -1.02))
      .multiply(new Matrix4().makeScale(1.5, 1, 1.3));
    pools.bar.add(bar, pays ? MARK.pays : MARK.paysNot);
  });
}
