/** The studies of this device, kept by the browser: each as the text of its record. */

const NAME = "babylon-studies";
const VERSION = 1;
const STORE = "studies";

export interface Kept {
  readonly id: string;
  readonly title: string;
  /** The record with all its variations. */
  readonly text: string;
  /** Where one stood in it. */
  readonly at: string;
  /** When it was changed, in milliseconds. */
  readonly changed: number;
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
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "id" }));
  return answer<IDBDatabase>(request);
}

function answer<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    request.addEventListener("success", () => resolve(request.result as Value));
    request.addEventListener("error", () => reject(request.error ?? new Error("storage")));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE);
}

export async function keep(study: Kept): Promise<void> {
  await answer((await store("readwrite")).put(study));
}

export async function load(id: string): Promise<Kept | null> {
  return (await answer<Kept | undefined>((await store("readonly")).get(id))) ?? null;
}

/** All studies, the last changed first. */
export async function all(): Promise<Kept[]> {
  const found = await answer<Kept[]>((await store("readonly")).getAll());
  return found.toSorted((one, other) => other.changed - one.changed);
}

export async function remove(id: string): Promise<void> {
  await answer((await store("readwrite")).delete(id));
}
