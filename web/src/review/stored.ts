/** Reviews that were made on this device, kept by the browser: by the game and by all that their numbers depend on. */
import code from "../../../src/babylon/wasm/kernel.wasm?url";
import { BOTS, JUDGING, WEIGHTS } from "../bots/generated";
import type { GameRecord } from "../record/reader";
import type { Settings } from "./judged";
import type { Review } from "./review";

const NAME = "babylon-reviews";
const STORE = "reviews";
/** The oldest go first. */
const MOST_KEPT = 60;

interface Kept {
  readonly at: number;
  readonly review: Review;
}

/** The same game, settings and kernel have the same name; the kernel's address tells its content. */
export function nameOf({ deal, moves }: Pick<GameRecord, "deal" | "moves">, settings: Settings): string {
  const game = { deal, moves: moves.map(({ token }) => token) };
  return JSON.stringify({ settings, game, code, JUDGING, bot: BOTS["nebuchadnezzar"], WEIGHTS });
}

/** The review of this name; null where there is none, or where this browser keeps nothing. */
export async function kept(name: string): Promise<Review | null> {
  try {
    const found = await answer<Kept | undefined>((await store("readonly")).get(name));
    return found?.review ?? null;
  } catch {
    return null;
  }
}

/** Keeps a review. A browser that keeps nothing makes it again when it is asked for. */
export async function keep(name: string, review: Review): Promise<void> {
  try {
    const reviews = await store("readwrite");
    await answer(reviews.put({ at: Date.now(), review } satisfies Kept, name));
    await forgetOldest(reviews);
  } catch {
    // It is shown all the same.
  }
}

async function forgetOldest(reviews: IDBObjectStore): Promise<void> {
  const names = await answer<IDBValidKey[]>(reviews.getAllKeys());
  const all = await answer<Kept[]>(reviews.getAll());
  const byAge = names
    .map((name, place) => ({ name, at: all[place]?.at ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  for (const { name } of byAge.slice(MOST_KEPT)) reviews.delete(name);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  return (await answer<IDBDatabase>(request)).transaction(STORE, mode).objectStore(STORE);
}

function answer<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this page writes here
    request.addEventListener("success", () => resolve(request.result as Value));
    request.addEventListener("error", () => reject(request.error ?? new Error("storage")));
  });
}
