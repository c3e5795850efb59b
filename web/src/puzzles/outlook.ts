/** Asks the worker what comes of turns. It is begun when first needed, and anew after one that could not be loaded. */
import type { Answered, Asked } from "./worker";
import type { Prospect, Question } from "./worth";

interface Waiting {
  readonly resolve: (found: readonly Prospect[]) => void;
  readonly reject: (reason: Error) => void;
}

let helper: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

function hired(): Worker {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.resolve(data.prospects);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", () => {
    worker.terminate();
    helper = null;
    for (const { reject } of waiting.values()) reject(new Error("no worker"));
    waiting.clear();
  });
  return worker;
}

/** What comes of each of these turns. */
export async function outlook(question: Question): Promise<readonly Prospect[]> {
  helper ??= hired();
  asked += 1;
  const message: Asked = { number: asked, question };
  const found = new Promise<readonly Prospect[]>((resolve, reject) => {
    waiting.set(message.number, { resolve, reject });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  helper.postMessage(message);
  return await found;
}
