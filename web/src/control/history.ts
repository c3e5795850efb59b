/** Reads the log of events. */
import type { Discarded, Event } from "../api/table";
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
  if (turn === undefined) return null;
  const moves = turn.moves.map(spell);
  const tiles = moves.flatMap((move) => (move?.kind === "place" ? [`${move.position}/${move.level}`] : []));
  const taken = moves.find((move) => move?.kind === "dig" || move?.kind === "remove");
  return { seat: turn.seat, tiles, stack: taken?.kind === "dig" || taken?.kind === "remove" ? taken.stack : null };
}

/** Whether a turn leaves a tile in storage; the starting tile lies there before anything was kept. */
function keeps(turn: Turn | undefined): boolean {
  const end = spell(turn?.moves.at(-1) ?? "");
  return end?.kind !== "end" || end.keep !== "none";
}

/** Which tiles a turn of the log discarded: those that were neither placed nor kept. */
export function discardedIn(turn: Turn, events: readonly Event[]): Discarded {
  const earlier = standingTurns(events.filter((event) => event.seq < turn.seq));
  const moves = turn.moves.map(spell);
  const end = moves.at(-1);
  if (end?.kind !== "end") return "none";
  const placed = new Set(moves.map((move) => (move?.kind === "place" ? move.source : null)));
  const dug = end.keep !== "dug" && !placed.has("dug");
  const stored =
    end.keep !== "stored" && !placed.has("stored") && keeps(earlier.findLast(({ seat }) => seat === turn.seat));
  if (dug && stored) return "both";
  return dug ? "dug" : stored ? "stored" : "none";
}
