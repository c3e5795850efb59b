/** Puts a table and its game together from what the referee tells: a whole hello, then events one after another. */
import type { Event, Events, Hello, PublicRecord, Table } from "../api/table";
import { PublicGame } from "../kernel/answers/game";
import type { Kernel } from "../kernel/instance";
import { changedTable } from "./table-changes";

/** The table as it is now, and its game; `sound` says that the game is the referee's own, by its digest. */
export interface Folded {
  readonly table: Table;
  readonly game: PublicGame | null;
  readonly sound: boolean;
}

/** What a hello brings, which is all. */
export function begun({ table, record, digest }: Hello, kernel: Kernel): Folded {
  const game = told(() => gameOf(record, kernel));
  return { table, game: game ?? null, sound: game !== undefined && agrees(game, digest) };
}

/** Whether events go on from where we stand. What changed is told since the event before: no other table can take it. */
export function follows({ table: { seq: known } }: Folded, { events, table }: Events): boolean {
  return table == null || events[0]?.seq === known + 1 || isKnown(events, known);
}

/** The same after events that follow, or null when our game has gone astray. What comes once more changes nothing. */
export function advanced(before: Folded, { events, table, record, digest }: Events, kernel: Kernel): Folded | null {
  if (table == null || isKnown(events, before.table.seq)) return before;
  const game = told(() => (record == null ? played(before.game, events) : gameOf(record, kernel)));
  // A game that was never the referee's own is played on as well as it goes: the referee still judges.
  if (before.sound && (game === undefined || !agrees(game, digest))) return null;
  return { table: changedTable(before.table, table), game: game ?? before.game, sound: before.sound };
}

const isKnown = (events: readonly Event[], known: number): boolean => events.every(({ seq }) => seq <= known);

const gameOf = (record: PublicRecord | null, kernel: Kernel): PublicGame | null =>
  record === null ? null : PublicGame.of(kernel, record);

function played(game: PublicGame | null, events: readonly Event[]): PublicGame | null {
  return events.reduce((before, event) => {
    if (event.kind !== "turn" || before === null) return before;
    return before.played({ moves: event.moves, tile: event.revealed?.tile ?? null, token: event.token });
  }, game);
}

/** What was put together; undefined when a move in it is none that our rules know. */
function told<Value>(put: () => Value): Value | undefined {
  try {
    return put();
  } catch {
    return undefined;
  }
}

/** Whether a game has the digest that was told; what has none is not compared. */
const agrees = (game: PublicGame | null, digest: string | null | undefined): boolean =>
  digest == null || game?.position.digest() === digest;
