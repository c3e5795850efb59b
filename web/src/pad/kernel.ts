/** The score pad's own kernel: the questions about counted pieces and about gardens put together again. */
import { MOST_PLAYERS, ROWS, type SheetRow, type StandingRow, SYMBOLS } from "../kernel/generated";
import { Kernel, type Source } from "../kernel/instance";
import { rowLength } from "../kernel/layout";
import { COUNTS, LEVELS, PAD_PARAMETERS, type PadFunction } from "./generated";
import type { Counts } from "./sheet";

const NUMBER = 4;
const RESULT_LENGTH = rowLength(ROWS.StandingRow);
const COUNTS_LENGTH = Object.values(COUNTS).reduce((sum, { length }) => sum + length, 0);
/** All that are seen, and those of them that only decks hide. */
const COUNTS_ROWS = 2;

export class PadKernel extends Kernel {
  private readonly counts: number;
  private readonly results: number;

  constructor(instance: WebAssembly.Instance) {
    super(instance);
    this.counts = this.room(COUNTS_ROWS * NUMBER * COUNTS_LENGTH);
    this.results = this.room(MOST_PLAYERS * NUMBER * RESULT_LENGTH);
  }

  ask(name: PadFunction, ...given: readonly number[]): number {
    return this.invoke(name, PAD_PARAMETERS[name], given);
  }

  /** The score pad of counted pieces by the edition of a state, and the level of the highest tile, put right. */
  counted(state: readonly number[], seen: Counts, underDecks: Counts): { sheet: SheetRow; highest: number } {
    const rows = this.numbers(this.counts, COUNTS_ROWS * COUNTS_LENGTH);
    rows.set(rowOf(seen), 0);
    rows.set(rowOf(underDecks), COUNTS_LENGTH);
    this.ask("counted_row", ...state, this.counts, COUNTS_ROWS, ...this.answer(1));
    const highest = this.numbers(this.counts, COUNTS_LENGTH)[COUNTS.highest.at] ?? 0;
    return { sheet: this.readOne("SheetRow"), highest };
  }

  /** The rank of each result, and how many have the most points. */
  ranked(results: readonly Omit<StandingRow, "rank">[]): { ranks: number[]; leaders: number } {
    const step = RESULT_LENGTH;
    const rows = this.numbers(this.results, results.length * step);
    results.forEach(({ points, open_notches }, place) => rows.set([points, open_notches, 0], place * step));
    const leaders = this.ask("rank_rows", results.length, this.results, results.length);
    const filled = this.numbers(this.results, results.length * step);
    return { ranks: results.map((_, place) => filled[place * step + step - 1] ?? 0), leaders };
  }

  private numbers(address: number, length: number): Int32Array {
    return new Int32Array(this.memory.buffer, address, length);
  }
}

/** Counts as the kernel's row has them; level 0 is the board, on which nothing stands. */
function rowOf(counts: Counts): number[] {
  const row = Array.from({ length: COUNTS_LENGTH }, () => 0);
  SYMBOLS.forEach((symbol, kind) => {
    counts.items[symbol].forEach((count, place) => (row[COUNTS.items.at + LEVELS * kind + place + 1] = count));
  });
  counts.flowers.forEach((count, flower) => (row[COUNTS.flowers.at + flower] = count));
  row[COUNTS.belvederes.at] = counts.belvederes;
  row[COUNTS.highest.at] = counts.highest;
  row[COUNTS.open_notches.at] = counts.notches ?? 0;
  return row;
}

export async function loadPadKernel(source: Source): Promise<PadKernel> {
  const given = await source;
  const bytes = "arrayBuffer" in given ? await given.arrayBuffer() : given;
  const { instance } = await WebAssembly.instantiate(bytes);
  return new PadKernel(instance);
}
