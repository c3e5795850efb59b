/** A running copy of the kernel: calls go in, answers lie in its memory. The same in a window, a worker and Node. */
import { type KernelFunction, MOST_PLAYERS, type Rows } from "./generated";
import { type Layout, type PastKernel, type Players, PRESENT, rowLength } from "./layout";
import { RowReader } from "./row-reader";

export type { Players } from "./layout";
export type Source = BufferSource | Response | Promise<Response>;

/** Where each piece of memory begins: what the processor fetches at a time. */
const LINE = 64;
const PAGE = 1 << 16;
const NUMBER = 4;
/** The desk holds the state that is asked about, and one to try moves on. */
const DESK_STATES = 2;
export const TRIAL = 1;

/** An address, and how many entries lie there. */
type Piece = readonly [address: number, length: number];

export class Kernel {
  readonly memory: WebAssembly.Memory;
  private readonly functions: WebAssembly.Exports;
  private end: number;
  private readonly desk: number;
  /** Where legal moves are worked out: actions, places, a score sheet. */
  readonly scratch: readonly [...Piece, ...Piece, ...Piece];
  private readonly answers: number;
  private lying: Uint8Array | null = null;
  private readonly reader: RowReader;

  constructor(
    instance: WebAssembly.Instance,
    readonly layout: Layout = PRESENT,
    /** Of a kernel of former rules all that it takes to run another copy. */
    readonly past: PastKernel | null = null,
  ) {
    const { STATE_STEP, STATE_SIZE, MOST_MOVES, MOST_PLACES, ROWS } = layout;
    this.reader = new RowReader(ROWS);
    this.functions = instance.exports;
    const { memory, __heap_base: base } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || !(base instanceof WebAssembly.Global)) throw new Error("no kernel");
    this.memory = memory;
    this.end = Number(base.value);
    this.desk = this.room(DESK_STATES * STATE_STEP[MOST_PLAYERS] + STATE_SIZE);
    const actions: Piece = [this.room(2 * MOST_MOVES), MOST_MOVES];
    const places: Piece = [this.room(2 * MOST_PLACES), MOST_PLACES];
    this.scratch = [...actions, ...places, this.room(NUMBER * rowLength(ROWS.SheetRow)), 1];
    this.answers = this.room(MOST_MOVES * NUMBER * rowLength(ROWS.MoveRow));
  }

  /** The address of so many bytes that nobody else has, all 0. */
  room(bytes: number): number {
    const address = Math.ceil(this.end / LINE) * LINE;
    this.end = address + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** What a function of the kernel answers; 0 where it answers nothing. */
  call(name: KernelFunction, ...given: readonly number[]): number {
    return this.invoke(name, this.layout.PARAMETERS[name], given);
  }

  /** The same for a function with these parameters. */
  protected invoke(name: string, letters: string, given: readonly number[]): number {
    const entry = this.functions[name];
    if (typeof entry !== "function" || given.length !== letters.length) throw new Error(`bad call of ${name}`);
    const passed = given.map((value, place) => (letters[place] === "l" ? BigInt(value) : value));
    const answer: unknown = Reflect.apply(entry, null, passed);
    return typeof answer === "number" ? answer : 0;
  }

  /** Lay a state out, unless it lies there, and give what stands for the desk and for the state in a call. */
  lay(players: Players, state: Uint8Array): readonly number[] {
    if (this.lying !== state) new Uint8Array(this.memory.buffer, this.desk, state.length).set(state);
    this.lying = state;
    return [this.desk, DESK_STATES, this.layout.STATE_STEP[players], 0];
  }

  /** Copy the state on the desk back, after a call has changed it. */
  take(state: Uint8Array): void {
    state.set(new Uint8Array(this.memory.buffer, this.desk, state.length));
  }

  /** A piece of memory, as it is now: what grows the memory makes it void. */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length);
  }

  /** Room for an answer of so many rows: what stands for it in a call. All answers come to the same place. */
  answer(count: number): Piece {
    return [this.answers, count];
  }

  /** The first rows of an answer. */
  read<Kind extends keyof Rows>(kind: Kind, count: number): Rows[Kind][] {
    return this.reader.rows(kind, this.memory.buffer, this.answers, count);
  }

  /** The only row of an answer. */
  readOne<Kind extends keyof Rows>(kind: Kind): Rows[Kind] {
    const [row] = this.read(kind, 1);
    if (row === undefined) throw new Error("no row");
    return row;
  }
}

/** Load a kernel from its bytes, or from an answer of the network. */
export async function loadKernel(source: Source): Promise<Kernel> {
  const given = await source;
  const bytes = "arrayBuffer" in given ? await given.arrayBuffer() : given;
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Kernel(instance);
}

export async function loadPast(past: PastKernel): Promise<Kernel> {
  const { instance } = await WebAssembly.instantiate(past.code);
  return new Kernel(instance, past.described, past);
}
