/** The turn being planned: moves so far, moves taken back, and what the server says of them. */
import * as api from "../api/client";
import { ServerError } from "../api/client";
import type { Preview } from "../api/table";

export class DraftStore {
  moves: readonly string[] = $state.raw([]);
  undone: readonly string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  busy = $state(false);
  refusal: string | null = $state(null);
  #asked = 0;

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly sequence: () => number,
  ) {}

  get canUndo(): boolean {
    return this.moves.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  async play(...tokens: string[]): Promise<void> {
    this.undone = tokens[0] !== undefined && tokens[0] === this.undone[0] ? this.undone.slice(tokens.length) : [];
    await this.#change([...this.moves, ...tokens]);
  }

  async undo(): Promise<void> {
    const last = this.moves.at(-1);
    if (last === undefined) return;
    this.undone = [last, ...this.undone];
    await this.#change(this.moves.slice(0, -1));
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.undone;
    if (next === undefined) return;
    this.undone = rest;
    await this.#change([...this.moves, next]);
  }

  async replace(moves: readonly string[]): Promise<void> {
    this.undone = [];
    await this.#change(moves);
  }

  /** Asks again for the same moves, after the table has changed. */
  async refresh(): Promise<void> {
    await this.#change(this.moves);
  }

  async #change(moves: readonly string[]): Promise<void> {
    const before = this.moves;
    this.moves = moves;
    this.#asked += 1;
    const turn = this.#asked;
    this.busy = true;
    try {
      const preview = await api.preview(this.table, { seat: this.seat, moves, seq: this.sequence() });
      if (turn !== this.#asked) return;
      this.preview = preview;
      this.refusal = null;
    } catch (error) {
      if (turn === this.#asked) this.#refused(error, before);
    } finally {
      if (turn === this.#asked) this.busy = false;
    }
  }

  #refused(error: unknown, before: readonly string[]): void {
    if (!(error instanceof ServerError)) {
      this.moves = before;
      return;
    }
    this.refusal = error.code === "stale" ? null : error.message;
    this.moves = error.code === "illegal-move" && before === this.moves ? [] : before;
  }
}
