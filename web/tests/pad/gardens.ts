/** The pad's kernel as the package has it, and gardens of finished games with what the rules say of them. */
import { readFile } from "node:fs/promises";
import { CATEGORIES } from "../../src/api/view";
import { linesOf } from "../../src/kernel/answers/gains";
import type { SheetRow } from "../../src/kernel/generated";
import { loadPadKernel, type PadKernel } from "../../src/pad/kernel";
import { type Counts, newPlayer, type Piece, type Player } from "../../src/pad/sheet";
import { fromPython } from "../python";

export async function padKernel(): Promise<PadKernel> {
  return loadPadKernel(await readFile("../src/babylon/wasm/pad.wasm"));
}

type Numbers = Readonly<Record<string, number>>;
interface Told {
  readonly pieces: readonly (readonly ["tile" | "item", ...number[]])[];
  readonly seen: Counts;
  readonly underDecks: Counts;
  readonly scores: Readonly<Record<string, Numbers>>;
}

export interface Known extends Omit<Told, "pieces"> {
  readonly pieces: readonly Piece[];
}

const pieceOf = ([kind, ...numbers]: Told["pieces"][number]): Piece => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  return kind === "tile"
    ? { kind, flower: a, position: b, level: c, open: d }
    : { kind, symbol: a, first: b, second: c };
};

export const knownGardens = (): Known[] =>
  (fromPython("tests.web.pad_gardens") as Told[]).map((told) => ({ ...told, pieces: told.pieces.map(pieceOf) }));

/** A score sheet as Python tells it. */
export const toldSheet = (sheet: SheetRow): Numbers => {
  const lines = linesOf(sheet);
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, lines[category]])),
    open_notches: sheet.open_notches,
    total: lines.total,
  };
};

export const player = (change: Partial<Player>): Player => ({ ...newPlayer("white"), ...change });
