/** Judges a game by the kernel. It plays with the whole deal, which nobody but the referee knows. */
import type { Table } from "../../api/table";
import { spell } from "../../control/notation";
import { dealOf } from "../../kernel/answers/deal";
import { isWhole } from "../../kernel/answers/preview";
import { DISCARDS, KEEPS, MOVE_KINDS, STACKS } from "../../kernel/generated";
import type { Kernel } from "../../kernel/instance";
import { BadNotation, IllegalMove, Position } from "../../kernel/position";
import { legalMoves, standings } from "../../kernel/rows";
import type { Deal } from "./deal";
import type { News } from "./plan";
import { publicRecord, stackOf } from "./record";
import { refused } from "./refusals";
import type { TableState, Turn } from "./state";

/** The position that a table's turns have led to. */
export function positionOf(kernel: Kernel, state: TableState, deal: Deal): Position {
  const record = publicRecord(state, deal);
  if (record === null) throw new Error(`table ${state.head.id} is not dealt`);
  const { quarry, tokens } = deal;
  const position = Position.begin(kernel, { ...dealOf(record.deal, kernel.layout), quarry, tokens });
  for (const turn of state.turns) for (const move of turn.moves) position.play(move);
  return position;
}

/** What a whole turn reveals, and the position that it leads to. */
export interface Judged {
  readonly turn: Pick<Turn, "moves" | "discarded" | "revealed" | "token">;
  readonly after: Position;
}

/** Plays a whole turn, or refuses it and changes nothing. */
export function judged(before: Position, deal: Deal, moves: readonly string[]): Judged {
  if (!isWhole(moves) || moves.slice(0, -1).some((move) => isWhole([move]))) throw refused("turn-unfinished");
  const after = before.copy();
  const discarded = played(after, moves);
  const stack = stackOf(moves);
  const index = STACKS.findIndex((one) => one === stack);
  const height = after.numbers("height")[index] ?? 0;
  const revealed = { stack, tile: deal.quarry[index]?.[height - 1] ?? null };
  const token = after.round > before.round ? after.token : null;
  return { turn: { moves, discarded, revealed, token }, after };
}

/** Plays the moves; which tiles the last one leaves behind. */
function played(position: Position, moves: readonly string[]): Turn["discarded"] {
  let discarded: Turn["discarded"] = "none";
  try {
    moves.forEach((move, index) => {
      if (index === moves.length - 1) discarded = discardedBy(position, move);
      position.play(move);
    });
  } catch (error) {
    if (error instanceof IllegalMove) throw refused("illegal-move");
    if (error instanceof BadNotation) throw refused("bad-notation");
    throw error;
  }
  return discarded;
}

/** Which tiles the end of a turn leaves behind. */
export function discardedBy(position: Position, move: string): Turn["discarded"] {
  const end = spell(move);
  if (end?.kind !== "end") return "none";
  const row = legalMoves(position).find(({ kind, keep }) => MOVE_KINDS[kind] === "end" && KEEPS[keep] === end.keep);
  return DISCARDS[row?.discarded ?? 0] ?? "none";
}

type Over = Extract<News, { kind: "over" }>;

/** How a game ends here. A seat that is out can't win. */
export function overOf(position: Position, head: Table, reason: Over["result"]["reason"]): Over {
  const rows = standings(position);
  const left = head.seats.filter((seat) => seat.out === null).flatMap(({ seat }) => ({ seat, ...rows[seat] }));
  const rank = Math.min(...left.map((one) => one.rank ?? Infinity));
  const most = Math.max(...left.map((one) => one.points ?? 0));
  return {
    kind: "over",
    result: {
      winners: left.filter((one) => one.rank === rank).map(({ seat }) => seat),
      scores: rows.map(({ points }) => points),
      reason,
      tie_break: reason === "played" && left.filter(({ points }) => points === most).length > 1,
    },
    secret: "",
  };
}
