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
}

export interface SeatReport {
  readonly seat: number;
  readonly points: number;
  readonly cost: Estimate;
  readonly luck: Estimate;
}

export interface Review {
  readonly start: readonly Estimate[];
  readonly turns: readonly TurnReport[];
  readonly seats: readonly SeatReport[];
}

interface Outlook {
  readonly points: readonly Figure[];
  readonly leads: readonly Figure[];
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

/** All that was found out, put together; `end` is the position after the last whole turn. */
export function reviewOf(turns: readonly Turn[], end: Position, found: readonly Judgement[]): Review {
  const after: Outlook[] = found.slice(1);
  if (found.length === turns.length) after.push(certain(end));
  const reports = turns.flatMap((turn, index): TurnReport[] => {
    const [judgement, outlook] = [found[index], after[index]];
    return judgement === undefined || outlook === undefined ? [] : [reportOf(index + 1, turn, judgement, outlook)];
  });
  const seats = standings(end).map(({ points }, seat): SeatReport => {
    const judgedTurns = found.slice(0, reports.length);
    const own = judgedTurns.filter((_, index) => reports[index]?.seat === seat + 1);
    const cost = totalOf(own.map((one) => one.cost));
    const luck = totalOf(judgedTurns.flatMap(({ lucks }) => lucks[seat] ?? []));
    return { seat: seat + 1, points, cost, luck };
  });
  return { start: (found[0]?.leads ?? []).map(estimateOf), turns: reports, seats };
}

/** Whether a turn cost more than the doubt about it. */
export const isMistake = ({ cost }: TurnReport): boolean => cost.value > cost.error;

/** The turns that surely cost something, the worst one first. */
export const mistakesOf = ({ turns }: Review, most: number): TurnReport[] =>
  turns
    .filter(isMistake)
    .toSorted((one, other) => other.cost.value - one.cost.value)
    .slice(0, most);

function reportOf(turn: number, { before, moves }: Turn, found: Judgement, after: Outlook): TurnReport {
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
    expected: after.points.map(estimateOf),
    lead: after.leads.map(estimateOf),
    luck: found.lucks.map(estimateOf),
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

/** What a finished game has led to. */
function certain(end: Position): Outlook {
  const points = standings(end).map((row) => row.points);
  const leads = points.map((mine) => mine - (sumOf(points) - mine) / (points.length - 1));
  const figures = (values: readonly number[]): Figure[] => values.map((value) => ({ value, square: 0 }));
  return { points: figures(points), leads: figures(leads) };
}

const estimateOf = ({ value, square }: Figure): Estimate => ({ value, error: Math.sqrt(square) });

/** The sum of independent figures. */
const totalOf = (figures: readonly Figure[]): Estimate => ({
  value: sumOf(figures.map(({ value }) => value)),
  error: Math.sqrt(sumOf(figures.map(({ square }) => square))),
});

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
