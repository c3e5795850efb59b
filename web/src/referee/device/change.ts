/** What is new about a table: only that is told to who listens. */
import type { Seat, TableChange, Table } from "../../api/table";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changeOf(before: Table, after: Table): TableChange {
  const { seats, ...rest } = newIn(before, after);
  const changed = seats === undefined ? {} : { seats: after.seats.flatMap((seat) => seatChange(before, seat)) };
  return { ...rest, ...changed };
}

function seatChange(before: Table, seat: Seat): NonNullable<TableChange["seats"]>[number][] {
  const former = before.seats[seat.seat];
  const change = former === undefined ? seat : newIn(former, seat);
  return Object.keys(change).length === 0 ? [] : [{ ...change, seat: seat.seat }];
}

/** The members that are other ones now. */
function newIn<Whole extends object>(before: Whole, after: Whole): Partial<Whole> {
  const former = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => !same(former.get(name), value));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- members of the same object
  return Object.fromEntries(changed) as Partial<Whole>;
}
