/** The kernel as the package has it, and a game to try it on. */
import { readFile } from "node:fs/promises";
import type { PublicDeal } from "../../src/kernel/deal";
import { BOXES, EDITIONS, STACKS, TILE_IDS, TILE_SETS, TOKENS_IN_PLAY } from "../../src/kernel/generated";
import { type Kernel, loadKernel } from "../../src/kernel/instance";
import type { PastKernel } from "../../src/kernel/layout";

/** Tests run in the folder of the page. */
const FILE = "../src/babylon/wasm/kernel.wasm";

export async function kernel(): Promise<Kernel> {
  return loadKernel(await readFile(FILE));
}

/** A kernel of rules by which digging pays two pillars more, and the highest tile five points a level. */
export async function pastKernel(): Promise<PastKernel> {
  const code = await readFile("../tests/wasm/former/kernel.wasm");
  const described = await readFile("../tests/wasm/former/kernel.json", "utf8");
  return { code: new Uint8Array(code).buffer, described: JSON.parse(described) as PastKernel["described"] };
}

/** A deal of which nothing but the clay tiles is known. */
export function deal(changes: Partial<PublicDeal> = {}): PublicDeal {
  return {
    edition: EDITIONS.revised,
    tiles: TILE_SETS.standard,
    box: BOXES.standard,
    seats: ["white", "pink"],
    quarry: STACKS.map((_, stack) => [null, null, TILE_IDS[stack] ?? null]),
    tokens: Array.from({ length: TOKENS_IN_PLAY[2] }, () => null),
    ...changes,
  };
}
