/** Looks at all turns of a game with as many workers as the device can spare; what is found is told turn by turn. */
import type { Judgement, Task } from "./judged";

/** What is used of a worker. */
export type Helper = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** More would keep the page itself from its turn. */
const MOST_WORKERS = 2;

const hire = (): Helper => new Worker(new URL("worker.ts", import.meta.url), { type: "module" });

export interface Watch {
  /** So many tasks are done. */
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** What is found out about each, in the order of the tasks; an aborted review is refused, and its workers end at once. */
export async function allJudged(
  tasks: readonly Task[],
  watch: Watch,
  hired: () => Helper = hire,
): Promise<Judgement[]> {
  const { signal } = watch;
  signal.throwIfAborted();
  const helpers = Array.from({ length: Math.min(MOST_WORKERS, tasks.length) }, hired);
  try {
    return await new Promise<Judgement[]>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")), { once: true });
      const found = new Map<number, Judgement>();
      let next = 0;
      const goOn = (helper: Helper): void => {
        const number = next;
        const task = tasks[number];
        if (task === undefined) return;
        next += 1;
        helper.addEventListener(
          "message",
          ({ data }: MessageEvent<Judgement>) => {
            found.set(number, data);
            watch.progress(found.size);
            if (found.size === tasks.length) resolve(tasks.flatMap((_, place) => found.get(place) ?? []));
            else goOn(helper);
          },
          { once: true },
        );
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        helper.postMessage(task);
      };
      for (const helper of helpers) {
        helper.addEventListener("error", () => reject(new Error("a worker has died")));
        goOn(helper);
      }
      if (tasks.length === 0) resolve([]);
    });
  } finally {
    for (const helper of helpers) helper.terminate();
  }
}
