/** Plays a recorded game on from one of its moments, at a new table on this device. */
import type { RecordedDeal } from "../record/deal";
import type { RecordedTurn } from "../record/played";
import type { Deal, Stack } from "../referee/device/deal";
import { newTableFrom } from "../referee/device/opening";
import type { News, Sitter } from "../referee/device/plan";
import type { RecordedTable } from "./recorded";

const isStack = (stack: readonly (string | null)[]): stack is Stack => stack.every((tile) => tile !== null);

/** Whether nothing of a deal is hidden, as when its game is over. */
export const isWholeDeal = ({ quarry, tokens }: RecordedDeal): boolean =>
  quarry.every(isStack) && tokens.every((token) => token !== null);

/** The new table's id: the reader sits where the next turn is, bots everywhere else. */
export async function playOn(deal: RecordedDeal, table: RecordedTable, name: string, bot: string): Promise<string> {
  const { seats, edition } = deal;
  const turns = table.game.turns.slice(0, table.moment.turn);
  const mine = turns.length % seats.length;
  const sitters = seats.map((flower, seat): Sitter => (seat === mine ? { flower, name } : { flower, bot }));
  const plan = {
    seats: sitters,
    edition: { ...edition },
    first: "seat",
    undo: true,
    hints: true,
    standIn: bot,
  } as const;
  const whole: Deal = { seats, quarry: deal.quarry.filter(isStack), tokens: deal.tokens.flatMap((one) => one ?? []) };
  return newTableFrom(plan, whole, turns.map(newsOf));
}

const newsOf = ({ seat, moves, discarded, stack, tile, token }: RecordedTurn): News => ({
  kind: "turn",
  seat,
  moves,
  discarded,
  bot: null,
  revealed: { stack, tile },
  token,
  remaining: null,
});
