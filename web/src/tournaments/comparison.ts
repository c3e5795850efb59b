/** What every table has made of the same deal, turn by turn. */
import { tableOf, type TournamentTable } from "../api/tournaments";
import { kernelFor } from "../kernel/loaded";
import { courseOf, type Points } from "../replay/course";

/** A seat at one of the tables: its points after each of its turns, each with the moment of the replay. */
export interface Seated {
  readonly table: string;
  readonly entrant: number;
  readonly seat: number;
  readonly points: readonly { readonly turn: number; readonly total: number }[];
  /** What they came to, by the lines of the pad. */
  readonly pad: Points;
}

/** By seats, and in each the tables in their order. */
export async function compared(tables: readonly TournamentTable[]): Promise<Seated[]> {
  const found = await Promise.all(tables.map(one));
  return found.flat().toSorted((first, second) => first.seat - second.seat);
}

async function one(table: TournamentTable): Promise<Seated[]> {
  const { table: head, record } = await tableOf(table.table);
  if (record === null) return [];
  const course = courseOf(await kernelFor(head.rules), record);
  return table.seats.flatMap((entrant, seat) => {
    const pad = course.at(-1)?.[seat];
    if (pad === undefined) return [];
    const points = course
      .map((all, turn) => ({ turn, total: all[seat]?.total ?? 0 }))
      .filter(({ turn }) => turn > 0 && (turn - 1) % table.seats.length === seat);
    return [{ table: table.table, entrant, seat, points, pad }];
  });
}
