/** A worker that looks at turns, one task at a time. Whoever has had enough ends it. */
import { Memory } from "../bots/memory";
import { playersOf } from "../kernel/deal";
import type { Players } from "../kernel/layout";
import { kernel } from "../kernel/loaded";
import { judged, type Judgement, type Task } from "./judged";

const memories = new Map<Players, Memory>();

async function answer(task: Task): Promise<Judgement> {
  const players = playersOf(task.players);
  const memory = memories.get(players) ?? new Memory(await kernel(), players);
  memories.set(players, memory);
  return judged(memory, task);
}

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  void answer(data).then(
    (judgement) => postMessage(judgement),
    (error: unknown) =>
      // The page hears of it as of any error of a worker.
      setTimeout(() => {
        throw error;
      }),
  );
});
