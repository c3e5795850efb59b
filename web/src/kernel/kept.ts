/** The kernels that tables on this device were begun with, kept by the browser: a newer page does not bring them. */
import text from "../../../src/babylon/wasm/kernel.json?url";
import code from "../../../src/babylon/wasm/kernel.wasm?url";
import { judges, type PastKernel, PRESENT } from "./layout";

const NAME = "babylon-kernels";
const STORE = "kernels";

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= opened().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
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

export async function keep(past: PastKernel): Promise<void> {
  await answer((await store("readwrite")).put(past, past.described.RULES));
}

/** Keeps the present kernel, whose files lie beside this one, for the time when it is a past one. */
export async function keepPresent(): Promise<void> {
  if ((await answer<unknown>((await store("readonly")).getKey(PRESENT.RULES))) !== undefined) return;
  const [bytes, described] = await Promise.all([fetch(code), fetch(text)]);
  if (!bytes.ok || !described.ok) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build as the kernel
  await keep({ code: await bytes.arrayBuffer(), described: (await described.json()) as PastKernel["described"] });
}

/** The kernel of rules that games call so, if it is here. */
export async function keptKernel(rules: string): Promise<PastKernel | null> {
  const all = await answer<PastKernel[]>((await store("readonly")).getAll());
  return all.find(({ described }) => judges(described, rules)) ?? null;
}
