/** Games as a server has told them: what it greets with at each moment, and the message that leads there. */
import { readFile } from "node:fs/promises";
import type { Event, Events, Hello, PublicRecord, Table } from "../src/api/table";

export interface Moment {
  readonly hello: Hello;
  /** From the moment before; nothing leads to the first. */
  readonly frame: Events | null;
  /** From some moments before, in one message. */
  readonly together: { readonly frame: Events; readonly moments: number } | null;
}

/** A moment in the file: a greeting by what is other in it. */
interface Told {
  readonly head: Partial<Table>;
  readonly seats: Table["seats"];
  readonly deal?: PublicRecord["deal"];
  readonly kept?: number;
  readonly added?: PublicRecord["turns"];
  readonly digest?: string;
  readonly frame: Events;
  readonly together?: Events & { readonly moments: number };
}

interface ToldGame {
  readonly table: Table;
  readonly moments: readonly Told[];
}

export async function toldGames(): Promise<readonly (readonly Moment[])[]> {
  const games = JSON.parse(await readFile("tests/fixtures/told_games.json", "utf8")) as ToldGame[];
  return games.map(({ table, moments }) => {
    const game: Moment[] = [{ hello: greeting(table, null, null), frame: null, together: null }];
    for (const told of moments) game.push(next(game, told));
    return game;
  });
}

function next(game: readonly Moment[], told: Told): Moment {
  const before = game.at(-1)?.hello;
  if (before === undefined) throw new Error("A game has a first moment.");
  const seats = before.table.seats.map((seat) => told.seats.find((other) => other.seat === seat.seat) ?? seat);
  const hello = greeting(
    { ...before.table, ...told.head, seats },
    recordAfter(before.record, told),
    told.digest ?? null,
  );
  return { hello, frame: told.frame, together: togetherOf(game, told) };
}

function recordAfter(before: PublicRecord | null, { deal, kept, added = [] }: Told): PublicRecord | null {
  const dealt = deal ?? before?.deal;
  return dealt === undefined ? null : { deal: dealt, turns: [...(before?.turns.slice(0, kept) ?? []), ...added] };
}

function togetherOf(game: readonly Moment[], { frame, together }: Told): Moment["together"] {
  if (together === undefined) return null;
  const { moments, ...message } = together;
  const events = [...eventsOf(game.slice(game.length - moments + 1)), ...frame.events];
  return { moments, frame: { ...message, events } };
}

export const eventsOf = (moments: readonly Moment[]): Event[] => moments.flatMap(({ frame }) => frame?.events ?? []);

function greeting(table: Table, record: PublicRecord | null, digest: string | null): Hello {
  const you = { guest: true, host: false, seats: [], watcher: false, removed: false };
  const present = { seats: [], watchers: 1, paused: null };
  return { kind: "hello", wire: 2, seq: table.seq, you, present, now: 0, page: null, table, record, digest };
}
