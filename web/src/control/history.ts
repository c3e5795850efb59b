/** Reads the log of events. */
import type { Event } from "../api/table";
import type { LastMove } from "../stage/layout/picture";
import { spell } from "./notation";

export type Turn = Extract<Event, { kind: "turn" }>;

/** Turns that still stand: an undone turn is gone from the table, though not from the log. */
export function standingTurns(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (event.kind === "turn") turns.push(event);
    if (event.kind === "undone") turns.splice(Math.max(0, turns.length - event.turns));
  }
  return turns;
}

export function lastMove(events: readonly Event[]): LastMove | null {
  const turn = standingTurns(events).at(-1);
  return turn === undefined ? null : { seat: turn.seat, ...partsOf(turn.moves) };
}

/** The tiles that moves have placed, and the stack that they took one from. */
export function partsOf(tokens: readonly string[]): Omit<LastMove, "seat"> {
  const moves = tokens.map(spell);
  const tiles = moves.flatMap((move) => (move?.kind === "place" ? [`${move.position}/${move.level}`] : []));
  const taken = moves.find((move) => move?.kind === "dig" || move?.kind === "remove");
  return { tiles, stack: taken?.kind === "dig" || taken?.kind === "remove" ? taken.stack : null };
}
