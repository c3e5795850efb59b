/** The tables of this device, kept by the browser: their events, how each looks in a list, and apart from them the deals. */
import type { Event, Progress, TableLine } from "../../api/table";
import type { Deal } from "./deal";

const NAME = "babylon-tables";
const VERSION = 1;
const STORES = ["lines", "events", "deals"] as const;
type Store = (typeof STORES)[number];

/** A table in the list, with how far its game has come; tables of older pages don't tell. */
export interface DeviceLine extends TableLine {
  readonly round?: { readonly round: number; readonly rounds: number } | undefined;
  readonly progress?: Progress;
}

export interface StoredTable {
  readonly events: readonly Event[];
  readonly deal: Deal;
}

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= opened().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener("upgradeneeded", () => {
    for (const store of STORES) request.result.createObjectStore(store);
  });
  return answer<IDBDatabase>(request);
}

function answer<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    request.addEventListener("success", () => resolve(request.result as Value));
    request.addEventListener("error", () => reject(request.error ?? new Error("storage")));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("storage")));
  });
}

type Stores = (name: Store) => IDBObjectStore;

/** One transaction: all of it is written, or nothing. */
async function change(act: (stores: Stores) => void): Promise<void> {
  const transaction = (await database()).transaction(STORES, "readwrite");
  const written = done(transaction);
  act((name) => transaction.objectStore(name));
  await written;
}

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function add(stores: Stores, line: DeviceLine, events: readonly Event[]): void {
  // Adding, not putting: an event with this number may be there by now, and then nothing is written.
  for (const event of events) stores("events").add(event, [line.id, event.seq]);
  stores("lines").put(line, line.id);
}

export function create(line: DeviceLine, deal: Deal, events: readonly Event[]): Promise<void> {
  return change((stores) => {
    add(stores, line, events);
    stores("deals").add(deal, line.id);
  });
}

/** Writes events behind those that are there; false when another page of this browser was faster, or has deleted them. */
export async function append(line: DeviceLine, events: readonly Event[]): Promise<boolean> {
  let found = false;
  try {
    await change((stores) => {
      const deal = stores("deals").getKey(line.id);
      deal.addEventListener("success", () => {
        found = deal.result !== undefined;
        if (found) add(stores, line, events);
      });
    });
    return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError") return false;
    throw error;
  }
}

export async function load(id: string): Promise<StoredTable | null> {
  const transaction = (await database()).transaction(["events", "deals"]);
  const [events, deal] = await Promise.all([
    answer<Event[]>(transaction.objectStore("events").getAll(eventsOf(id))),
    answer<Deal | undefined>(transaction.objectStore("deals").get(id)),
  ]);
  return deal === undefined || events.length === 0 ? null : { events, deal };
}

/** All tables, the newest first. */
export async function lines(): Promise<DeviceLine[]> {
  const transaction = (await database()).transaction("lines");
  const found = await answer<DeviceLine[]>(transaction.objectStore("lines").getAll());
  return found.toSorted((one, other) => other.created - one.created);
}

/** Writes whole tables in the place of those that have their ids: all of them or none. */
export function putAll(tables: readonly (StoredTable & { readonly line: DeviceLine })[]): Promise<void> {
  return change((stores) => {
    for (const { line, deal, events } of tables) {
      stores("events").delete(eventsOf(line.id));
      add(stores, line, events);
      stores("deals").put(deal, line.id);
    }
  });
}

export function remove(id: string): Promise<void> {
  return change((stores) => {
    stores("events").delete(eventsOf(id));
    stores("lines").delete(id);
    stores("deals").delete(id);
  });
}
