/** Plays a recorded game on from one of its moments, at a new table on this device. */
import type { RecordedDeal } from "../record/deal";
import type { RecordedTurn } from "../record/played";
import type { Deal, Stack } from "../referee/device/deal";
import { newTableFrom } from "../referee/device/opening";
import type { DevicePlan, News, Sitter } from "../referee/device/plan";
import type { RecordedTable } from "./recorded";

const isStack = (stack: readonly (string | null)[]): stack is Stack => stack.every((tile) => tile !== null);

/** Whether nothing of a deal is hidden, as when its game is over. One that begins in the middle of a game is no deal. */
export const isWholeDeal = ({ quarry, tokens, midgame }: RecordedDeal): boolean =>
  midgame === undefined && quarry.every(isStack) && tokens.every((token) => token !== null);

/** A deal of which everything is known. */
export const wholeDeal = ({ seats, quarry, tokens, tiles, tileSet }: RecordedDeal): Deal => ({
  seats,
  quarry: quarry.filter(isStack),
  tokens: tokens.flatMap((one) => one ?? []),
  ...(typeof tiles === "string" ? {} : { tiles: { name: tileSet, faces: tiles } }),
});

/** The new table's id: the reader sits where the next turn is, bots everywhere else. The rules stay those of the game. */
export async function playOn(deal: RecordedDeal, table: RecordedTable, name: string, bot: string): Promise<string> {
  const { seats, edition } = deal;
  const turns = table.game.turns.slice(0, table.moment.turn);
  const mine = turns.length % seats.length;
  const sitters = seats.map((flower, seat): Sitter => (seat === mine ? { flower, name } : { flower, bot }));
  const plan: DevicePlan = {
    seats: sitters,
    edition: { ...edition },
    first: "seat",
    undo: true,
    hints: true,
    standIn: bot,
    rules: table.game.end.kernel.layout.RULES,
  };
  return newTableFrom(
    plan,
    wholeDeal(deal),
    turns.map((turn) => newsOf(turn, null)),
  );
}

/** A recorded turn as a log has it. */
export const newsOf = ({ seat, moves, discarded, stack, tile, token }: RecordedTurn, bot: string | null): News => ({
  kind: "turn",
  seat,
  moves,
  discarded,
  bot,
  revealed: { stack, tile },
  token,
  remaining: null,
});
