/** The deal that follows from a key, as docs/deals.md has it. */
import type { Flower, Material } from "../api/view";
import { BOXES, TILE_SETS, TOKENS_IN_PLAY } from "../kernel/generated";
import type { Deal, Stack } from "../referee/device/deal";
import { TILES } from "../referee/device/deal";
import type { Draw } from "../referee/device/randomness";
import { drawsOf } from "./keys";

/** The player begins. */
export const SEATS: readonly [Flower, Flower] = ["white", "pink"];

/** Walks from the last thing to the second, and swaps each with one that is not behind it. */
function shuffled<Thing>(things: readonly Thing[], draw: Draw): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both places are within the list
    [order[last], order[other]] = [order[other], order[last]] as [Thing, Thing];
  }
  return order;
}

const tilesOf = (material: Material): string[] =>
  Object.entries(TILE_SETS[TILES]).flatMap(([id, tile]) => (tile.material === material ? [id] : []));

export function dayDeal(key: Uint8Array): Deal {
  const draw = drawsOf(key);
  const [bottom, middle, top] = (["basalt", "granite", "clay"] as const).map((one) => shuffled(tilesOf(one), draw));
  const quarry = (bottom ?? []).map((tile, stack): Stack => [tile, middle?.[stack] ?? "", top?.[stack] ?? ""]);
  return { seats: SEATS, quarry, tokens: shuffled(BOXES[TILES], draw).slice(0, TOKENS_IN_PLAY[SEATS.length]) };
}
