/** The worker that plays turns on: a question at a time, with a kernel of its own. */
import { Memory } from "../bots/memory";
import { playersOf } from "../kernel/deal";
import type { Players } from "../kernel/layout";
import { kernel } from "../kernel/loaded";
import { type Prospect, prospects, type Question } from "./worth";

export interface Asked {
  readonly number: number;
  readonly question: Question;
}
export interface Answered {
  readonly number: number;
  readonly prospects: readonly Prospect[];
}

const memories = new Map<Players, Memory>();

async function answer({ number, question }: Asked): Promise<Answered> {
  const rules = await kernel();
  const players = playersOf(question.players);
  const memory = memories.get(players) ?? new Memory(rules, players);
  memories.set(players, memory);
  return { number, prospects: prospects(rules, memory, question) };
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((message) => postMessage(message));
});
