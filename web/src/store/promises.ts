/** What servers promised about deals before anybody could know them: noted here, so that no server can promise anew. */
import type { Table } from "../api/table";

const KEY = "babylon-promises";
const MOST = 200;

function noted(): Record<string, string> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Notes the commitment of a table that is not dealt yet, when it is seen first. */
export function notePromise({ id, status, fair }: Pick<Table, "id" | "status" | "fair">): void {
  const known = noted();
  if (status !== "lobby" || fair.commitment === "" || id in known) return;
  const kept = Object.fromEntries([...Object.entries(known).slice(1 - MOST), [id, fair.commitment]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing checks against what the server says at the end.
  }
}

/** The commitment that was noted before the deal. */
export const promiseOf = (id: string): string | null => noted()[id] ?? null;
