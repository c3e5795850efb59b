/** A state of a game, played and asked by the kernel. Its numbers lie here, so nobody has to give memory back. */
import { spell, type Spelled } from "../control/notation";
import { laidOut, playersOf, type PublicDeal, tileNumber, type Token, tokenNumber } from "./deal";
import {
  type KernelFunction,
  MOST_PLAYERS,
  NOTHING,
  PHASES,
  type REFUSALS,
  type RefusalRow,
  TOKENS,
} from "./generated";
import type { Kernel } from "./instance";
import type { Players } from "./layout";
import { actionOf, type Call, refusalOf } from "./moves";
import { stackNumber } from "./names";
import { type GardenField, gardenNumbers, type StateField, tableNumbers, writeGarden, writeTable } from "./state";

export type Refusal = (typeof REFUSALS)[number];
export type Question = Extract<KernelFunction, `${string}_row` | `${string}_rows`>;
export type Phase = (typeof PHASES)[number];

const DIGEST_DIGITS = 8;

/** A move that a rule forbids: which rule, and the numbers that explain it. */
export class IllegalMove extends Error {
  constructor(
    readonly move: string,
    readonly code: Refusal,
    readonly row: RefusalRow,
  ) {
    super(`${move}: ${code}`);
  }
}

/** A text that is no move. */
export class BadNotation extends Error {}

export class Position {
  private constructor(
    readonly kernel: Kernel,
    readonly players: Players,
    private state: Uint8Array,
  ) {}

  /** The position before the first move; `begun` is where a game may be taken up. */
  static begin(kernel: Kernel, deal: PublicDeal): Position {
    return new Position(kernel, playersOf(deal.seats.length), laidOut(kernel, deal));
  }

  /** The position whose bytes these are. */
  static from(kernel: Kernel, players: number, bytes: Uint8Array): Position {
    return new Position(kernel, playersOf(players), bytes.slice());
  }

  copy(): Position {
    return Position.from(this.kernel, this.players, this.state);
  }

  /** The same position as if it were a seat's turn: what it may want to play next. */
  asTurnOf(seat: number): Position {
    const other = this.copy();
    writeTable(this.kernel.layout, other.state, "seat", [seat]);
    return other;
  }

  /** The state, to be kept or handed to a worker. */
  bytes(): Uint8Array {
    return this.state.slice();
  }

  load(bytes: Uint8Array): void {
    this.state = bytes.slice();
  }

  /** A single number of the table. */
  number(name: StateField): number {
    return this.numbers(name)[0] ?? 0;
  }

  numbers(name: StateField): number[] {
    return tableNumbers(this.kernel.layout, this.state, name);
  }

  gardenNumber(seat: number, name: GardenField): number {
    return this.gardenNumbers(seat, name)[0] ?? 0;
  }

  gardenNumbers(seat: number, name: GardenField): number[] {
    return gardenNumbers(this.kernel.layout, this.state, seat, name);
  }

  /** Writes numbers of the table, for a position that is put together. */
  write(name: StateField, values: readonly number[]): void {
    this.load(this.state);
    writeTable(this.kernel.layout, this.state, name, values);
  }

  writeGarden(seat: number, name: GardenField, value: number): void {
    this.load(this.state);
    writeGarden(this.kernel.layout, this.state, { seat, name }, value);
  }

  get seat(): number {
    return this.number("seat");
  }

  get phase(): Phase {
    return PHASES[this.number("phase")] ?? "over";
  }

  /** The round, from 1. */
  get round(): number {
    return this.number("round") + 1;
  }

  /** The effect of this round; null when it is not known. */
  get token(): Token | null {
    return TOKENS[this.number("token")] ?? null;
  }

  get isOver(): boolean {
    return this.phase === "over";
  }

  /** Ask a question that is answered in rows, with room for so many; `kernel.read` reads them. */
  ask(name: Question, room: number, ...about: readonly number[]): number {
    return this.call({ name, about: [...about, ...this.kernel.answer(room)] });
  }

  /** Call a function of the kernel about this state. */
  call({ name, about }: Call): number {
    return this.kernel.call(name, ...this.kernel.lay(this.players, this.state), ...about);
  }

  /** The rule that a move breaks, explained, or null when it is legal. */
  refusal(move: string): { readonly code: Refusal; readonly row: RefusalRow } | null {
    return this.refused(spelled(move));
  }

  /** Play a move; one that is not legal is thrown and changes nothing. */
  play(move: string): void {
    const meant = spelled(move);
    const refused = this.refused(meant);
    if (refused !== null) throw new IllegalMove(move, refused.code, refused.row);
    this.change({ name: "play", about: [this.numbered(meant)] });
  }

  /** The number that the kernel has for a legal move. */
  action(move: string): number {
    return this.numbered(spelled(move));
  }

  /** Play a turn's last move, which is when the table learns what the turn has revealed. */
  endTurn(move: string, revealed: string | null, roundToken: Token | null): void {
    const before = this.bytes();
    try {
      this.learn(spelled(move), revealed, roundToken);
      this.play(move);
    } catch (error) {
      this.state = before;
      throw error;
    }
  }

  /** All that is public of this position, as eight digits. */
  digest(): string {
    const number = this.call({ name: "digest", about: this.kernel.answer(MOST_PLAYERS) });
    return (number >>> 0).toString(16).padStart(DIGEST_DIGITS, "0");
  }

  private numbered(move: Spelled): number {
    const action = actionOf(move);
    return move.kind === "place" ? this.call(action) : this.kernel.call(action.name, ...action.about);
  }

  private learn(move: Spelled, revealed: string | null, roundToken: Token | null): void {
    const stack = move.kind === "remove" ? stackNumber(move.stack) : this.call({ name: "revealed_stack", about: [] });
    if (revealed !== null && stack !== NOTHING) {
      this.change({ name: "learn_tile", about: [stack, tileNumber(revealed)] });
    }
    if (roundToken !== null) this.change({ name: "learn_token", about: [tokenNumber(roundToken)] });
  }

  private refused(move: Spelled): { readonly code: Refusal; readonly row: RefusalRow } | null {
    const { name, about } = refusalOf(move);
    const broken = this.call({ name, about: [...about, ...this.kernel.answer(1)] });
    const code = this.kernel.layout.REFUSALS[broken - 1];
    return code === undefined ? null : { code, row: this.kernel.readOne("RefusalRow") };
  }

  private change(call: Call): void {
    this.call(call);
    this.kernel.take(this.state);
  }
}

function spelled(move: string): Spelled {
  const meant = spell(move);
  if (meant === null) throw new BadNotation(move);
  return meant;
}
