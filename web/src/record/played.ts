/** A record played by the kernel: the game as a table's referee would have told it. */
import type { Discarded } from "../api/table";
import type { Token } from "../api/view";
import { facesOf, type Told } from "../kernel/answers/deal";
import { isWhole } from "../kernel/answers/preview";
import { refusalOf } from "../kernel/answers/refusals";
import { begun, CannotStand, TooManySingles } from "../kernel/building";
import { LAYERS, STACKS } from "../kernel/generated";
import type { Kernel } from "../kernel/instance";
import { pieceText } from "../kernel/midgame";
import { IllegalMove, type Position } from "../kernel/position";
import { standings } from "../kernel/rows";
import { discardedBy } from "../referee/device/judge";
import { BadRecord } from "./bad-record";
import type { RecordedDeal } from "./deal";
import { badHeader } from "./headers";
import type { GameRecord, RecordedMove } from "./reader";

/** A turn as events tell it, the seat whose it was, and where the text has it; the last one may not be whole. */
export interface RecordedTurn {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly discarded: Discarded;
  readonly stack: string;
  readonly tile: string | null;
  readonly token: Token | null;
}

export interface PlayedRecord {
  readonly deal: Told;
  readonly turns: readonly RecordedTurn[];
  /** The position that the last move leads to. */
  readonly end: Position;
}

/** The position that a deal begins with. */
export function beginningOf(kernel: Kernel, deal: RecordedDeal): Position {
  const tiles = facesOf(deal.tiles, kernel.layout);
  try {
    return begun(kernel, { ...deal, tiles, box: kernel.layout.BOXES.standard });
  } catch (error) {
    throw told(error);
  }
}

/** What can't be so in the middle of a game, with its place. */
function told(error: unknown): unknown {
  if (error instanceof CannotStand) {
    const { piece, refused } = error;
    const refusal = refusalOf(refused.move, refused.code, refused.row);
    return new BadRecord("cannot-stand", piece.line, piece.column, { piece: pieceText(piece) }, refusal);
  }
  if (!(error instanceof TooManySingles)) return error;
  const { line, column, singles } = error.garden;
  return new BadRecord("too-many-singles", line, column, { count: singles, left: error.left });
}

/** Plays all moves; the first that is not legal is refused with its place. */
export function playedRecord(kernel: Kernel, record: GameRecord): PlayedRecord {
  const position = beginningOf(kernel, record.deal);
  const turns: RecordedTurn[] = [];
  for (const moves of wholeTurns(record.moves)) turns.push(playedTurn(position, record, moves));
  checkResult(position, record);
  return { deal: publicDeal(record.deal), turns, end: position };
}

/** What everybody may know of a deal before the first move. */
export function publicDeal({ edition, seats, tiles, quarry, tokens, midgame }: RecordedDeal): Told {
  const clay = quarry.map((stack) => stack[LAYERS - 1] ?? "");
  const deal = { edition, seats, tiles, box: null, quarry: clay, tokens: tokens.length };
  if (midgame === undefined) return deal;
  const { heights, round } = midgame;
  return {
    ...deal,
    begun: {
      midgame,
      quarry: quarry.map((stack, place) =>
        stack.map((tile, layer) => (layer < (heights[place] ?? 0) - 1 ? null : tile)),
      ),
      tokens: tokens.map((token, place) => (place < round - 1 ? token : null)),
    },
  };
}

function checkResult(end: Position, { result }: GameRecord): void {
  if (result === null || !end.isOver) return;
  const points = standings(end).map((row) => row.points);
  if (result.value !== points.join(" ")) throw badHeader(result, "wrong-result", { result: points.join(" ") });
}

/** The moves turn by turn; what is left at the end is a turn that was not finished. */
function wholeTurns(moves: readonly RecordedMove[]): RecordedMove[][] {
  const turns: RecordedMove[][] = [];
  let turn: RecordedMove[] = [];
  for (const move of moves) {
    turn.push(move);
    if (!isWhole([move.token])) continue;
    turns.push(turn);
    turn = [];
  }
  return turn.length === 0 ? turns : [...turns, turn];
}

/** Plays a turn, or the beginning of one, and tells what it revealed. */
export function playedTurn(
  position: Position,
  { deal }: Pick<GameRecord, "deal">,
  moves: readonly RecordedMove[],
): RecordedTurn {
  const { seat, round } = position;
  let discarded: Discarded = "none";
  for (const move of moves) {
    if (move.token.startsWith("=")) discarded = discardedBy(position, move.token);
    playMove(position, move);
  }
  const tokens = moves.map(({ token }) => token);
  const stack = tokens[0]?.replace(/^x/, "") ?? "";
  const index = STACKS.findIndex((name) => name === stack);
  const height = position.numbers("height")[index] ?? 0;
  return {
    seat,
    moves: tokens,
    discarded,
    stack,
    tile: isWhole(tokens) ? (deal.quarry[index]?.[height - 1] ?? null) : null,
    token: position.round > round && !position.isOver ? position.token : null,
  };
}

/** Plays one move; what is not legal is refused with its place. */
export function playMove(position: Position, { token, line, column }: RecordedMove): void {
  try {
    position.play(token);
  } catch (error) {
    if (error instanceof IllegalMove) {
      throw new BadRecord("illegal", line, column, { move: token }, refusalOf(token, error.code, error.row));
    }
    throw error;
  }
}
