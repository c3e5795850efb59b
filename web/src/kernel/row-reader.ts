/** Reads rows from a kernel's memory by its own description of them. */
import { type Rows, ROWS } from "./generated";
import { type Layout, rowLength } from "./layout";

/** A column, and its place in a row; null where the kernel does not have it yet. */
interface Place {
  readonly name: string;
  readonly at: number | null;
  readonly length: number;
}

interface Plan {
  readonly step: number;
  readonly places: readonly Place[];
}

export class RowReader {
  private readonly plans = new Map<keyof Rows, Plan>();

  constructor(private readonly layout: Layout["ROWS"]) {}

  rows<Kind extends keyof Rows>(kind: Kind, memory: ArrayBuffer, address: number, count: number): Rows[Kind][] {
    const { step, places } = this.plan(kind);
    const numbers = new Int32Array(memory, address, count * step);
    const rows: unknown[] = [];
    for (let row = 0; row < count; row += 1) rows.push(rowAt(numbers, row * step, places));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are those of the interface
    return rows as Rows[Kind][];
  }

  private plan(kind: keyof Rows): Plan {
    const known = this.plans.get(kind) ?? planOf(this.layout[kind], kind);
    this.plans.set(kind, known);
    return known;
  }
}

function planOf(columns: Layout["ROWS"][keyof Rows], kind: keyof Rows): Plan {
  const at = new Map(columns.map(([name], index) => [name, rowLength(columns.slice(0, index))]));
  const places = ROWS[kind].map(([name, length]) => ({ name, at: at.get(name) ?? null, length }));
  return { step: rowLength(columns), places };
}

/** Columns that came later than the kernel say nothing: 0, or no numbers. */
function rowAt(numbers: Int32Array, start: number, places: readonly Place[]): Record<string, number | number[]> {
  const row: Record<string, number | number[]> = {};
  for (const { name, at, length } of places) {
    if (length === 0) row[name] = at === null ? 0 : (numbers[start + at] ?? 0);
    else row[name] = at === null ? [] : numbersAt(numbers, start + at, length);
  }
  return row;
}

/** One by one: there are thousands of these lists in an answer, and an iterator for each costs more than the list. */
function numbersAt(numbers: Int32Array, start: number, length: number): number[] {
  const list: number[] = [];
  for (let index = start; index < start + length; index += 1) list.push(numbers[index] ?? 0);
  return list;
}
