/** Puts what is new about a table into it. */
import type { Table, TableChange } from "../api/table";

/** Of seats and of the deal's proof only what changed is told. */
export function changedTable(table: Table, change: TableChange): Table {
  const { seats, fair, ...others } = change;
  return {
    ...table,
    ...others,
    seats: seats === undefined ? table.seats : changedSeats(table.seats, seats),
    fair: { ...table.fair, ...fair },
  };
}

const changedSeats = (seats: Table["seats"], changes: NonNullable<TableChange["seats"]>): Table["seats"] =>
  seats.map((seat) => ({ ...seat, ...changes.find((change) => change.seat === seat.seat) }));
