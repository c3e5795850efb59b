/** A game looked at afterwards, put together as `bots/game_review.py` does it: how it stood, mistakes, luck. */
import { spell } from "../control/notation";
import { CATEGORIES } from "../kernel/generated";
import { actionOf } from "../kernel/moves";
import { Position } from "../kernel/position";
import { standings, tokenOf } from "../kernel/rows";
import type { Figure, Judgement } from "./judged";

/** A whole turn and the position it was played in. */
export interface Turn {
  readonly before: Position;
  readonly moves: readonly string[];
}

/** A figure in points, and half its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

export interface TurnReport {
  readonly turn: number;
  /** From 1, as the command line tells it. */
  readonly seat: number;
  readonly round: number;
  readonly played: readonly string[];
  readonly best: readonly string[];
  /** By how much the best turn would have left its seat further ahead of the best other one. */
  readonly cost: Estimate;
  /** The part of it that the others would have been denied. */
  readonly denied: number;
  readonly gains: readonly Estimate[];
  readonly lines: readonly Readonly<Record<string, number>>[];
  readonly expected: readonly Estimate[];
  readonly lead: readonly Estimate[];
  readonly luck: readonly Estimate[];
  readonly tile_luck: readonly Estimate[];
  readonly token_luck: readonly Estimate[];
}

export interface SeatReport {
  readonly seat: number;
  readonly points: number;
  readonly cost: Estimate;
  readonly luck: Estimate;
  /** What the tiles of that have brought, and the round tokens. */
  readonly tile_luck: Estimate;
  readonly token_luck: Estimate;
}

export interface Review {
  readonly start: readonly Estimate[];
  readonly turns: readonly TurnReport[];
  readonly seats: readonly SeatReport[];
}

/** The numbers of a turn's moves, played one after the other. */
export function actionsOf({ before, moves }: Turn): number[] {
  const position = before.copy();
  return moves.map((move) => {
    const meant = spell(move);
    if (meant === null) throw new Error(move);
    const action = actionOf(meant);
    const number = meant.kind === "place" ? position.call(action) : position.kernel.call(action.name, ...action.about);
    position.play(move);
    return number;
  });
}

/** All that was found out, put together: first of the position before the first turn. `end` is the one after the last. */
export function reviewOf(turns: readonly Turn[], end: Position, found: readonly Judgement[]): Review {
  const [start, ...judged] = found;
  const reports = turns.flatMap((turn, index): TurnReport[] => {
    const judgement = judged[index];
    return judgement === undefined ? [] : [reportOf(index + 1, turn, judgement)];
  });
  const seats = standings(end).map(({ points }, seat): SeatReport => {
    const own = judged.filter((_, index) => reports[index]?.seat === seat + 1);
    const sum = (of: (one: Judgement) => readonly Figure[]): Estimate =>
      totalOf(judged.flatMap((one) => of(one)[seat] ?? []));
    return {
      seat: seat + 1,
      points,
      cost: totalOf(own.map((one) => one.cost)),
      luck: sum(({ lucks }) => lucks),
      tile_luck: sum(({ tileLucks }) => tileLucks),
      token_luck: sum(({ tokenLucks }) => tokenLucks),
    };
  });
  return { start: (start?.leads ?? []).map(estimateOf), turns: reports, seats };
}

/** Whether a turn cost more than the doubt about it. */
export const isMistake = ({ cost }: TurnReport): boolean => cost.value > cost.error;

/** The turns that surely cost something, the worst one first. */
export const mistakesOf = ({ turns }: Review, most: number): TurnReport[] =>
  turns
    .filter(isMistake)
    .toSorted((one, other) => other.cost.value - one.cost.value)
    .slice(0, most);

function reportOf(turn: number, { before, moves }: Turn, found: Judgement): TurnReport {
  const { seat, round } = before;
  const own = found.gains[seat]?.value ?? 0;
  return {
    turn,
    seat: seat + 1,
    round,
    played: moves,
    best: found.cost.value > 0 ? movesOf(before, found.best) : moves,
    cost: estimateOf(found.cost),
    denied: found.cost.value - own,
    gains: found.gains.map(estimateOf),
    lines: found.lines.map((lines) =>
      Object.fromEntries(lines.map((points, line) => [CATEGORIES[line] ?? "", points])),
    ),
    expected: found.points.map(estimateOf),
    lead: found.leads.map(estimateOf),
    luck: found.lucks.map(estimateOf),
    tile_luck: found.tileLucks.map(estimateOf),
    token_luck: found.tokenLucks.map(estimateOf),
  };
}

function movesOf(before: Position, actions: readonly number[]): string[] {
  const position = before.copy();
  return actions.map((action) => {
    const token = tokenOf(position, action);
    position.play(token);
    return token;
  });
}

const estimateOf = ({ value, square }: Figure): Estimate => ({ value, error: Math.sqrt(square) });

/** The sum of independent figures. */
const totalOf = (figures: readonly Figure[]): Estimate => ({
  value: sumOf(figures.map(({ value }) => value)),
  error: Math.sqrt(sumOf(figures.map(({ square }) => square))),
});

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
