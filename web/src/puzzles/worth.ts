/**
 * What comes of turns: the game is played on by the kernel, as the strongest bot's search does, in worlds that are the
 * same for every turn and everywhere. Python has the same few calls in `arena/puzzles/worth.py`; a test compares them.
 */
import { BOTS, FORECAST, HIDE, WEIGHT_SET, WEIGHTS } from "../bots/generated";
import type { Memory } from "../bots/memory";
import type { Kernel } from "../kernel/instance";
import { Position } from "../kernel/position";

const SEED = 17;
const BATCHES = 20;
const WORLDS = 100;
/** From one batch of worlds to the next. */
const SEED_STEP = 1_000_003;
const MOST_SEATS = 4;
/** Whoever loses no more than this share of a puzzle's margin has found its turn. */
const ENOUGH = 0.5;
/** The margin, in points, of a puzzle that a review has made: a mistake may have cost far more than the next best turn. */
const OWN_MARGIN = 2;
/** Worlds tell nothing smaller apart. */
const LEAST_MARGIN = 0.5;

/** By how much a turn is to be missed before it is another one, where a mistake was worse by so much. */
export const ownMargin = (worse: number): number => Math.min(OWN_MARGIN, Math.max(LEAST_MARGIN, worse));

/** The points that each seat can expect, and how far the seat to move will be ahead of the best other one. */
export interface Prospect {
  readonly points: readonly number[];
  readonly margin: number;
}

export interface Question {
  readonly players: number;
  readonly state: Uint8Array;
  readonly turns: readonly (readonly string[])[];
}

export const solves = (loss: number, margin: number): boolean => loss <= ENOUGH * margin;

/** What comes of each of these turns. */
export function prospects(kernel: Kernel, memory: Memory, { players, state, turns }: Question): Prospect[] {
  return turns.map((moves) => prospect(memory, state, numbersOf(Position.from(kernel, players, state), moves)));
}

/** The kernel's numbers of moves that are played one after the other; the end of a turn may reveal what nobody knows. */
function numbersOf(position: Position, moves: readonly string[]): number[] {
  return moves.map((token, index) => {
    const number = position.action(token);
    if (index + 1 < moves.length) position.play(token);
    return number;
  });
}

function prospect(memory: Memory, state: Uint8Array, actions: readonly number[]): Prospect {
  const batches = Array.from({ length: BATCHES }, (_, batch) => forecast(memory, state, actions, batch));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / WORLDS;
  const seats = Array.from({ length: memory.players }, (_, seat) => seat);
  return {
    points: seats.map((seat) => mean(batches.map(({ points }) => points[seat] ?? 0))),
    margin: mean(batches.map(({ margin }) => margin)),
  };
}

/** The sums over one batch of worlds. */
function forecast(memory: Memory, state: Uint8Array, actions: readonly number[], batch: number): Prospect {
  const manner = BOTS["nebuchadnezzar"]?.manners["2"];
  memory.lay(state);
  memory.think(HIDE);
  const set = memory.think(WEIGHT_SET);
  memory.write("settings", manner?.settings ?? []);
  memory.write("weights", WEIGHTS[manner?.choosing ?? ""]?.[set] ?? []);
  memory.write("world_stream", [SEED + SEED_STEP * batch + 1]);
  memory.write(
    "seat_total",
    Array.from({ length: MOST_SEATS }, () => 0),
  );
  memory.write("total", [0]);
  memory.write("squares", [0]);
  memory.write("ahead", actions);
  memory.think(FORECAST, actions.length, WORLDS / BATCHES);
  return { points: memory.row("seat_total", memory.players), margin: memory.number("total", 0) };
}
