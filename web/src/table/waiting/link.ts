/** The key that a link carries after its hash, and when it has had its use. */
import type { Seat, Table, You } from "../../api/table";

export interface LinkKey {
  readonly kind: "seat" | "watch";
  /** The seat that the key fits; a watcher has none. */
  readonly seat: number | null;
  readonly key: string;
}

export function keyOf(hash: string): LinkKey | null {
  const [, kind, seat, key = ""] = /^#(?:(seat)=([0-3])\.|watch=)([\w-]+)$/.exec(hash) ?? [];
  if (key === "") return null;
  return kind === "seat" ? { kind, seat: Number(seat), key } : { kind: "watch", seat: null, key };
}

/** Whether a key leads to nothing more at a table that we see: it must not stay where others can read it. */
export function isSpent(key: LinkKey, table: Table): boolean {
  return key.seat === null || table.status !== "lobby" || table.seats[key.seat]?.kind === "human";
}

/** Whether we may sit down there: by its link, or because the seat is anyone's and we have not too many. */
export function maySit(seat: Seat, table: Table, you: You, key: LinkKey | null): boolean {
  if (seat.kind !== "open") return false;
  if (you.host && you.seats.length === 0) return true;
  if (you.seats.length >= (table.settings.seats_each ?? 1)) return false;
  if (key !== null && key.seat === seat.seat) return true;
  return table.settings.access === "open" && !seat.by_link && !you.removed;
}
