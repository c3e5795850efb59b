/** What may happen at a table on this device: each asks the table as it is, and answers with what becomes of it. */
import { judged, overOf } from "./judge";
import type { News } from "./plan";
import { refused } from "./refusals";
import type { Decision, DeviceTable } from "./table";

/** A seat's whole turn. One that was planned for a game that has moved on is refused. */
export function turn({ state, position, deal }: DeviceTable, by: Player, moves: readonly string[]): Decision {
  const { head } = state;
  if (head.status !== "playing") throw refused("wrong-status");
  if (by.seq < head.game_seq || by.seq > head.seq) throw refused("stale", head.seq);
  if (head.turn?.seat !== by.seat) throw refused("not-your-turn");
  const { turn: played, after } = judged(position, deal, moves);
  const { seat, bot } = by;
  const event: News = { kind: "turn", seat, bot, ...played, remaining: null, hurried: false, device: false };
  return { news: after.isOver ? [event, overOf(after, head, "played")] : [event], position: after };
}

export interface Player {
  readonly seat: number;
  /** Null: someone at this screen. */
  readonly bot: string | null;
  /** The event up to which they know the game. */
  readonly seq: number;
}

/** Takes turns back at once: whoever would have to agree sits at this screen. The game is practice from now on. */
export function undo({ state: { head, turns } }: DeviceTable, seat: number, count: number): Decision {
  if (head.status !== "playing") throw refused("wrong-status");
  if (head.seats[seat]?.out !== null) throw refused("seat-out");
  if (!head.settings.undo) throw refused("undo-off");
  const first = turns.at(-count);
  if (first === undefined || count > turns.length) throw refused("nothing-to-undo");
  return {
    news: [
      { kind: "undo-proposed", seat, turns: count, asked: [] },
      { kind: "undone", turns: count, to: first.seq - 1, practice: true },
    ],
  };
}

/** Gives up: the last one left wins, otherwise a bot plays on. */
export function resign({ state: { head }, position }: DeviceTable, seat: number): Decision {
  if (head.status !== "playing") throw refused("wrong-status");
  if (head.seats[seat]?.out !== null) throw refused("seat-out");
  const seats = head.seats.map((one) => (one.seat === seat ? { ...one, out: "resigned" as const } : one));
  const out: News = { kind: "seat-out", seat, reason: "resigned" };
  if (seats.filter((one) => one.out === null).length === 1)
    return { news: [out, overOf(position, { ...head, seats }, "resigned")] };
  return { news: [out, { kind: "taken-over", seat, bot: head.settings.stand_in ?? "", reason: "out" }] };
}

/** Writes down that a seat is advised; once is enough. */
export function hinted({ state: { head } }: DeviceTable, seat: number): Decision {
  if (head.turn?.seat !== seat) throw refused("not-your-turn");
  if (!head.settings.hints) throw refused("hints-off");
  return { news: head.seats[seat]?.hinted ? [] : [{ kind: "hinted", seat }] };
}

/** Points to the table where the same players meet again, once. */
export function announced({ state: { head } }: DeviceTable, table: string): Decision {
  return { news: head.rematch === null ? [{ kind: "rematch", table }] : [] };
}
