/** States and a workspace to think in, and the one call that works on them. */
import { WORKSPACE } from "../kernel/generated";
import type { Kernel } from "../kernel/instance";
import type { Players } from "../kernel/layout";
import { PRESENT, type Ways } from "./ways";

/** Bytes of every number in a workspace. */
const WORD = 8;

export type Row = keyof typeof WORKSPACE;

const isRow = (name: string): name is Row => name in WORKSPACE;

export class Memory {
  private readonly games: number;
  private readonly workspace: number;
  private readonly all: readonly number[];
  private net: number | null = null;

  constructor(
    private readonly kernel: Kernel,
    readonly players: Players,
    readonly ways: Ways = PRESENT,
  ) {
    const { STATES, MOST_MOVES_IN_A_GAME, WORKSPACE_SIZE } = ways;
    const step = kernel.layout.STATE_STEP[players];
    // Every state is described with room for all players, also the last one.
    this.games = kernel.room(STATES * step + kernel.layout.STATE_SIZE);
    this.workspace = kernel.room(WORKSPACE_SIZE);
    const log = kernel.room(WORD * MOST_MOVES_IN_A_GAME);
    this.all = [this.games, STATES, step, this.workspace, 1, log, MOST_MOVES_IN_A_GAME];
  }

  /** Make a state the real one. */
  lay(state: Uint8Array): void {
    this.kernel.bytes(this.games, state.length).set(state);
  }

  /** The first numbers of a row. */
  row(name: Row, count: number): number[] {
    return Array.from({ length: count }, (_, place) => this.number(name, place));
  }

  /** A single number of a row. */
  number(name: Row, place: number): number {
    const view = this.view(name, place + 1);
    return this.ways.WORKSPACE[name].kind === "f8"
      ? view.getFloat64(WORD * place, true)
      : Number(view.getBigInt64(WORD * place, true));
  }

  /** Write numbers into a row. */
  write(name: Row, values: readonly (number | bigint)[]): void {
    const { kind } = this.ways.WORKSPACE[name];
    const view = this.view(name, values.length);
    for (const [place, value] of values.entries()) {
      if (kind === "f8") view.setFloat64(WORD * place, Number(value), true);
      else view.setBigInt64(WORD * place, BigInt(value), true);
    }
  }

  /** Write the net of this number, which stays from turn to turn. */
  takeNet(set: number): void {
    if (this.net === set) return;
    for (const [name, row] of Object.entries(this.ways.NETS?.[set] ?? {})) if (isRow(name)) this.write(name, row);
    this.net = set;
  }

  /** Do a task of the kernel. */
  think(task: number, a = 0, b = 0): number {
    return this.kernel.call("think", ...this.all, task, a, b);
  }

  private view(name: Row, count: number): DataView {
    return new DataView(this.kernel.memory.buffer, this.workspace + this.ways.WORKSPACE[name].offset, WORD * count);
  }
}
