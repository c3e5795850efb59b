/** Asks the worker what comes of turns. It is begun when first needed. */
import type { Answered, Asked } from "./worker";
import type { Prospect, Question } from "./worth";

let helper: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (found: readonly Prospect[]) => void>();

function hired(): Worker {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.(data.prospects);
    waiting.delete(data.number);
  });
  return worker;
}

/** What comes of each of these turns. */
export async function outlook(question: Question): Promise<readonly Prospect[]> {
  helper ??= hired();
  asked += 1;
  const message: Asked = { number: asked, question };
  const found = new Promise<readonly Prospect[]>((resolve) => waiting.set(message.number, resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  helper.postMessage(message);
  return await found;
}
