/** Reviews that the server makes in its bots' time: the same numbers, for a device that had better not. */
import * as api from "../api/client";
import type { ServerReview } from "../api/table";
import { Refused } from "../referee/refused";
import { home } from "../site/home";
import type { Review } from "./review";
import type { Depth } from "./run";

/** Where a game can be looked at. */
export const PLACES = ["device", "server"] as const;

const PAUSE_MS = 1000;
/** A server that restarts is back after a few of them. */
const TRIES = 15;
const SERVER_ID = /^[a-z2-7]{12}$/;

/** What is told while the server works. */
export interface Wait {
  readonly progress: (done: number) => void;
  /** So many other reviews come first. */
  readonly ahead: (count: number) => void;
  readonly signal: AbortSignal;
}

/** The server gave it up; the device can still do it. */
export class GivenUp extends Error {}

/** The table's name on this server; null where its game is not one of this server's. */
export const serverTable = (id: string): string | null => (home.hasServer && SERVER_ID.test(id) ? id : null);

/** How far the server's review has come; null where it makes none, or can't be asked. */
export async function standing(id: string, depth: Depth): Promise<ServerReview | null> {
  return await api.review(id, depth).catch(() => null);
}

/** Whether this device had better leave it to the server: one in the hand, or one with few processors. */
export const prefersServer = (): boolean =>
  matchMedia("(pointer: coarse)").matches || navigator.hardwareConcurrency <= 2;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Asks again for a while where nobody answers. */
async function patiently(id: string, depth: Depth, signal: AbortSignal): Promise<ServerReview> {
  for (let left = TRIES; ; left -= 1) {
    await pause(signal);
    signal.throwIfAborted();
    try {
      return await api.review(id, depth);
    } catch (error) {
      if (left === 0 || error instanceof Refused) throw error;
    }
  }
}

/** Has the server review a game, and waits for it; whoever stops waiting finds it there later. */
export async function reviewedThere(id: string, depth: Depth, { progress, ahead, signal }: Wait): Promise<Review> {
  let known = await api.askReview(id, depth);
  while (known.state === "working") {
    progress(known.done);
    ahead(known.ahead);
    known = await patiently(id, depth, signal);
  }
  if (known.review === null) throw new GivenUp();
  return known.review;
}
