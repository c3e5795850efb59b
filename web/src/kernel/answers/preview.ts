/** The answers about a turn in the making: what it leaves, what may follow, why something may not, where points are from. */
import type { PlaceQuestion, Points, Preview, Why } from "../../api/table";
import type { Garden, View } from "../../api/view";
import { refusalWords } from "../../words/refusals";
import { SECTIONS } from "../generated";
import { cornerName, spaceName } from "../names";
import { incomes, legalMoves, nearestPlace, points, sheet } from "../rows";
import { gainBetween, linesOf } from "./gains";
import type { PublicGame } from "./game";
import { incomeOf } from "./incomes";
import { movesOf } from "./moves";
import { pointOf } from "./points";
import { refusalOf } from "./refusals";
import { viewOf } from "./view";

/** A turn in the making: the game before it, whose turn it is, the moves so far, and the game after them. */
export interface Drafted {
  readonly before: PublicGame;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly after: PublicGame;
}

/** Whether the moves are a whole turn; a removal of the setup is one by itself. */
export const isWhole = (moves: readonly string[]): boolean => /^[=x]/.test(moves.at(-1) ?? "");

/** The game as the draft leaves it, and what may follow. `known` is the view before it: a draft changes one garden only. */
export function previewOf({ before, seat, moves, after }: Drafted, known: View | null = null): Preview {
  const { position } = after;
  const complete = isWhole(moves);
  const pad = sheet(position, seat);
  return {
    seat,
    moves,
    phase: position.phase,
    complete,
    view: viewOf(after, complete ? {} : othersOf(known, seat)),
    legal: complete ? [] : legalMoves(position).flatMap(movesOf),
    score: linesOf(pad),
    gain: gainBetween(sheet(before.position, seat), pad),
    income: complete ? [] : incomes(position).map(incomeOf),
  };
}

const othersOf = (known: View | null, seat: number): Readonly<Record<number, Garden>> =>
  Object.fromEntries(
    (known?.gardens ?? []).filter((garden) => garden.seat !== seat).map((garden) => [garden.seat, garden]),
  );

/** The rule that a move would break, or none. */
export function whyNot({ position }: PublicGame, asked: string | PlaceQuestion): Why {
  const move = typeof asked === "string" ? asked : meant(position, asked);
  const refused = position.refusal(move);
  if (refused === null) return { legal: true, code: null, section: null, sentence: null };
  const { code, row } = refused;
  return { legal: false, code, section: SECTIONS[code], sentence: refusalWords(refusalOf(move, code, row)) };
}

/** The placement that is meant by a space alone. */
function meant(position: PublicGame["position"], { source, space, turns, open }: PlaceQuestion): string {
  const row = nearestPlace(position, space, open ?? null);
  const corner = cornerName(row.open_corner);
  const place = `${source === "dug" ? "d" : "s"}${spaceName(row.position)}/${row.level}>${turns ?? 0}`;
  return corner === null ? place : `${place}-${corner}`;
}

/** Where each point of a garden comes from. */
export function pointsOf({ position }: PublicGame, garden: Garden): Points {
  const { seat, score } = garden;
  return { seat, total: score.total, lines: points(position, seat).map((row) => pointOf(row, garden)) };
}
