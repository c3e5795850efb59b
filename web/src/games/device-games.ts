/** The tables that this browser keeps, each with how far it has come. */
import { kernelFor } from "../kernel/loaded";
import { positionOf } from "../referee/device/judge";
import { progressOf } from "../referee/device/progress";
import { stateFrom } from "../referee/device/state";
import * as storage from "../referee/device/storage";
import { gameHere, type MyGame } from "./my-games";

/** All of them; a browser that keeps nothing has none. */
export async function deviceGames(): Promise<MyGame[]> {
  const lines = await storage.lines().catch(() => []);
  return (await Promise.all(lines.map(withProgress))).map(gameHere);
}

/** A line with its progress: tables that nobody has played at since they were made, or that older pages kept, have none. */
async function withProgress(line: storage.DeviceLine): Promise<storage.DeviceLine> {
  const stored = line.progress === undefined ? await storage.load(line.id) : null;
  if (stored === null) return line;
  const state = stateFrom(line.id, stored.events);
  const kernel = await kernelFor(state.head.rules);
  const progress = progressOf(state.head, positionOf(kernel, state, stored.deal), stored.deal, state.turns.length);
  return { ...line, progress: { ...progress, since: stored.events.at(-1)?.at ?? line.created } };
}
