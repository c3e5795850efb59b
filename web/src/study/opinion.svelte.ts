/** What a bot thinks of a position: it is asked again and again, and what it has found is put together. */
import type { Considered, Thought } from "../bots/messages";
import type { Asked, Options } from "../bots/thinker";
import { outline } from "../referee/device/advice";

type Think = (bot: string, position: Asked, options: Options, signal: AbortSignal) => Promise<Thought>;

/** How often it is asked about one position: its own time to think each, so there is an end to it. */
const ROUNDS = 8;
const RIVALS = 15;
/** So many turns are told. */
const TOLD = 3;
/** Fewer tries say nothing about how sure their mean is. */
const ENOUGH = 4;

const inWorker: Think = async (...question) => (await import("../bots/thinker")).think(...question);

export class Opinion {
  bot: string = $state("");
  /** Whether it is to look at whatever position is shown. */
  on = $state(false);
  thinking = $state(false);
  failed = $state(false);
  /** The best turns so far, each played otherwise than those before it. */
  turns: readonly Considered[] = $state.raw([]);
  #asked: AbortController | null = null;

  constructor(
    bot: string,
    private readonly think: Think = inWorker,
  ) {
    this.bot = bot;
  }

  /** Looks at a position; null for one where nobody is to play. */
  look(position: Asked | null): void {
    this.stop();
    this.turns = [];
    this.failed = false;
    if (position !== null) void this.#ask(position);
  }

  stop(): void {
    this.#asked?.abort();
    this.#asked = null;
    this.thinking = false;
  }

  async #ask(position: Asked): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    this.thinking = true;
    let found: readonly Considered[] = [];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const thought = await this.think(this.bot, position, { rivals: RIVALS }, asked.signal);
        if (asked.signal.aborted) return;
        found = together(found, [thought, ...thought.rivals]);
        this.turns = best(found);
        // A bot that does not search says the same each time.
        if (thought.tries === 0) break;
      }
    } catch {
      if (!asked.signal.aborted) this.failed = true;
    }
    if (this.#asked === asked) this.thinking = false;
  }
}

/** What was found before, and now: the mean of all tries, and how sure it is. */
export function together(before: readonly Considered[], now: readonly Considered[]): Considered[] {
  const all = new Map(before.map((one) => [one.moves.join(" "), one]));
  for (const one of now) {
    const key = one.moves.join(" ");
    const other = all.get(key);
    all.set(key, other === undefined ? one : mean(other, one));
  }
  return [...all.values()];
}

function mean(one: Considered, other: Considered): Considered {
  const tries = one.tries + other.tries;
  if (tries === 0) return one;
  return {
    moves: one.moves,
    tries,
    margin: (one.tries * one.margin + other.tries * other.margin) / tries,
    error: Math.hypot(one.tries * one.error, other.tries * other.error) / tries,
  };
}

/** The best of those that were tried often enough, or all there is. */
export function best(found: readonly Considered[]): Considered[] {
  const tried = found.filter(({ tries }) => tries >= ENOUGH);
  const sorted = (tried.length > 0 ? tried : found.slice(0, 1)).toSorted((one, other) => other.margin - one.margin);
  const first = sorted.filter(
    ({ moves }, index) => sorted.findIndex((other) => outline(other.moves) === outline(moves)) === index,
  );
  return first.slice(0, TOLD);
}
