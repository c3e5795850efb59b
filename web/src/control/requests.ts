/** What the others at the table want to know or should be told, the most urgent first. */
import type { Event, PauseWish, Presence, Seat, Table, Undo, You } from "../api/table";
import { standingTurns } from "./history";

export type UndoResult = Extract<Event, { kind: "undo-refused" | "undone" }>;

export type Request =
  | { readonly kind: "asked"; readonly undo: Undo; readonly seat: number }
  | { readonly kind: "asking"; readonly undo: Undo; readonly seat: number | null }
  | { readonly kind: "pause-asked"; readonly wish: PauseWish; readonly seat: number }
  | { readonly kind: "pause-asking"; readonly wish: PauseWish; readonly seat: number | null }
  | { readonly kind: "paused"; readonly until: number; readonly seat: number | null }
  | { readonly kind: "replaced"; readonly seat: Seat }
  | { readonly kind: "away"; readonly seat: Seat; readonly seconds: number }
  | { readonly kind: "answered"; readonly event: UndoResult };

export interface Room {
  readonly table: Table;
  readonly you: You;
  readonly present: Presence;
  /** Since when each seat has not been connected, as far as we have seen it, in the server's seconds. */
  readonly left: Readonly<Record<number, number>>;
  readonly events: readonly Event[];
}

export function requestOf(room: Room, now: number): Request | null {
  return (
    undoOf(room) ??
    pauseWishOf(room) ??
    replacedOf(room) ??
    pausedOf(room, now) ??
    awayOf(room, now) ??
    answeredOf(room)
  );
}

/** The seats of ours that can still win: the others have no say. */
export const ownSeats = ({ table, you }: Pick<Room, "table" | "you">): number[] =>
  you.seats.filter((seat) => table.seats[seat]?.out === null);

/** Who has not agreed yet. */
export const unanswered = (undo: Pick<Undo, "asked" | "agreed">): number[] =>
  undo.asked.filter((seat) => !undo.agreed.includes(seat));

/** Whether a seat's holder is on vacation. */
export const isOnVacation = ({ away_until }: Pick<Seat, "away_until">, now: number): boolean => (away_until ?? 0) > now;

/** Our last turn that stands, as whose it is and how many turns lead back to before it; null where there is none. */
export function lastOwnTurn(room: Pick<Room, "table" | "you" | "events">): { seat: number; back: number } | null {
  const own = ownSeats(room);
  const turns = standingTurns(room.events);
  const index = turns.findLastIndex(({ seat }) => own.includes(seat));
  const last = turns[index];
  return last === undefined ? null : { seat: last.seat, back: turns.length - index };
}

/** Whether anyone besides us has a say over undo. */
export const hasOthers = ({ table, you }: Pick<Room, "table" | "you">): boolean =>
  table.seats.some((seat) => seat.kind === "human" && seat.out === null && !you.seats.includes(seat.seat));

function undoOf(room: Room): Request | null {
  const { undo } = room.table;
  if (undo === null) return null;
  const voter = unanswered(undo).find((seat) => room.you.seats.includes(seat));
  if (voter !== undefined) return { kind: "asked", undo, seat: voter };
  return { kind: "asking", undo, seat: room.you.seats.includes(undo.seat) ? undo.seat : null };
}

function pauseWishOf({ table, you }: Room): Request | null {
  const wish = table.pause_wish;
  if (wish === null) return null;
  const voter = unanswered(wish).find((seat) => you.seats.includes(seat));
  if (voter !== undefined) return { kind: "pause-asked", wish, seat: voter };
  return { kind: "pause-asking", wish, seat: you.seats.includes(wish.seat) ? wish.seat : null };
}

function pausedOf(room: Room, now: number): Request | null {
  const { paused_until: until, status } = room.table;
  if (until === null || until <= now || status !== "playing") return null;
  return { kind: "paused", until, seat: ownSeats(room)[0] ?? null };
}

function replacedOf({ table, you }: Room): Request | null {
  const seat = table.seats.find((one) => you.seats.includes(one.seat) && one.taken_over && one.out === null);
  return seat === undefined || table.status !== "playing" ? null : { kind: "replaced", seat };
}

/** Someone whose turn it is and who is not connected; told to those who may call a stand-in. */
function awayOf(room: Room, now: number): Request | null {
  const { table, you, present, left } = room;
  const seat = table.turn === null ? undefined : table.seats[table.turn.seat];
  if (table.turn === null || seat?.kind !== "human" || seat.taken_over) return null;
  if (present.seats.includes(seat.seat) || you.seats.includes(seat.seat)) return null;
  if (!you.host && ownSeats(room).length === 0) return null;
  if (isOnVacation(seat, now)) return null;
  const rested = Math.max(table.paused_until ?? 0, seat.away_until ?? 0);
  const since = Math.max(table.turn.since, rested, left[seat.seat] ?? now);
  return { kind: "away", seat, seconds: Math.max(0, Math.ceil(since + table.settings.patience - now)) };
}

/** What came of the last proposal, until the next turn. */
function answeredOf({ table, you, events }: Room): Request | null {
  if (table.status !== "playing" || you.seats.length === 0) return null;
  const last = events.findLast(({ kind }) => kind === "turn" || kind === "undo-refused" || kind === "undone");
  return last?.kind === "undo-refused" || last?.kind === "undone" ? { kind: "answered", event: last } : null;
}
