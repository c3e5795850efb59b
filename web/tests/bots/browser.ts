/** Lets bots think on a kernel, in positions that come as JSON: bundled, it runs in any browser (tests/browsers). */
import type { Considered } from "../../src/bots/messages";
import { Mind } from "../../src/bots/mind";
import { loadKernel } from "../../src/kernel/instance";

interface Asked {
  readonly players: number;
  readonly state: string;
  readonly turns: readonly {
    readonly bot: string;
    readonly seeds: readonly [string, string];
    readonly tries: number;
  }[];
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** The turn of every bot that is asked for in every position. */
async function askBots(wasm: string, positions: string): Promise<Considered[][]> {
  const mind = new Mind(await loadKernel(bytesOf(wasm)));
  const found: Considered[][] = [];
  for (const { players, state, turns } of JSON.parse(positions) as Asked[]) {
    const thoughts: Considered[] = [];
    for (const { bot, seeds, tries } of turns) {
      const chance = [BigInt(seeds[0]), BigInt(seeds[1])] as const;
      const question = { bot, players, state: bytesOf(state), past: null, seeds: chance, limit: { tries } };
      const { rivals: _none, ...considered } = await mind.think(question, () => false);
      thoughts.push(considered);
    }
    found.push(thoughts);
  }
  return found;
}

Object.assign(globalThis, { askBots });
