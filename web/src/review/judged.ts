/** A turn looked at afterwards, by the kernel: the same few calls as in `bots/turn_review.py`, and so the same numbers. */
import {
  BOTS,
  BUDGET,
  CHOOSE,
  COST,
  ENDLESS,
  FIGURE,
  FIND,
  GAINS,
  HIDE,
  JUDGE,
  JUDGING,
  LEADS,
  LUCKS,
  POINTS,
  REVIEW,
  SEARCH_ALONE,
  TILE_LUCKS,
  TOKEN_LUCKS,
  TRUTH,
  WEIGHT_SET,
  WEIGHTS,
} from "../bots/generated";
import type { Memory } from "../bots/memory";
import { CATEGORIES } from "../kernel/generated";

/** How much to think about each turn, and the chance that it is done by. */
export interface Settings {
  readonly tries: number;
  readonly worlds: number;
  readonly seed: number;
}

/** A turn in its position: its number in the game and its moves' numbers; without any only the position is looked at. */
export interface Task {
  readonly players: number;
  readonly state: Uint8Array;
  readonly number: number;
  readonly actions: readonly number[];
  readonly settings: Settings;
}

/** A figure in points, and half its 95 % interval, squared. */
export interface Figure {
  readonly value: number;
  readonly square: number;
}

/** What is found out; for each seat where there is more than one figure. */
export interface Judgement {
  readonly best: readonly number[];
  readonly cost: Figure;
  readonly gains: readonly Figure[];
  readonly leads: readonly Figure[];
  readonly lucks: readonly Figure[];
  readonly tileLucks: readonly Figure[];
  readonly tokenLucks: readonly Figure[];
  readonly points: readonly Figure[];
  readonly lines: readonly (readonly number[])[];
}

export function judged(memory: Memory, { state, number, actions, settings }: Task): Judgement {
  memory.lay(state);
  memory.write("ahead", actions);
  memory.think(TRUTH, actions.length);
  memory.think(HIDE);
  const set = memory.think(WEIGHT_SET);
  const best = actions.length === 0 ? [] : bestTurn(memory, set, number, settings);
  const better = best.join() === actions.join() ? [] : best;
  memory.think(REVIEW, settings.seed, 2 * number + 1);
  memory.write("settings", JUDGING.settings);
  memory.write("weights", weightsOf(JUDGING.weights, set));
  memory.write("better", better);
  for (let world = 0; world < settings.worlds; world += 1) memory.think(JUDGE, actions.length, better.length);
  return judgementOf(memory, best);
}

function bestTurn(memory: Memory, set: number, number: number, { tries, seed }: Settings): readonly number[] {
  const manner = BOTS["nebuchadnezzar"]?.manners[memory.players];
  if (manner === undefined) throw new Error(`no search for ${memory.players}`);
  memory.think(REVIEW, seed, 2 * number);
  memory.write("settings", manner.settings);
  memory.write("choosing", weightsOf(manner.choosing, set));
  memory.write("playing", weightsOf(manner.playing, set));
  memory.write("limit", [tries, 1]);
  memory.write("clock", [ENDLESS, 0, 0]);
  memory.think(CHOOSE);
  while (memory.think(SEARCH_ALONE, BUDGET, 0) === 0);
  return memory.row("turn", memory.think(FIND, 0));
}

function judgementOf(memory: Memory, best: readonly number[]): Judgement {
  const seats = Array.from({ length: memory.players }, (_, seat) => seat);
  const worlds = memory.number("judged", 0);
  const width = CATEGORIES.length;
  const lines = memory.row("line_total", memory.players * width).map((total) => total / worlds);
  const figures = (first: number): Figure[] => seats.map((seat) => figureOf(memory, first + seat));
  return {
    best,
    cost: figureOf(memory, COST),
    gains: figures(GAINS),
    leads: figures(LEADS),
    lucks: figures(LUCKS),
    tileLucks: figures(TILE_LUCKS),
    tokenLucks: figures(TOKEN_LUCKS),
    points: figures(POINTS),
    lines: seats.map((seat) => lines.slice(width * seat, width * (seat + 1))),
  };
}

function figureOf(memory: Memory, figure: number): Figure {
  memory.think(FIGURE, figure);
  const [value = 0, square = 0] = memory.row("finding", 2);
  return { value, square };
}

const weightsOf = (name: string | null, set: number): readonly number[] => WEIGHTS[name ?? ""]?.[set] ?? [];
