/** Bots think in a worker of the page, begun when first needed: questions are answered one after the other. */
import type { PastKernel } from "../kernel/layout";
import type { FromWorker, Limit, Question, Seeds, Thought, ToWorker } from "./messages";

/** A position, as `kernel/position` has it. */
export interface Asked {
  readonly players: number;
  readonly kernel: { readonly past: PastKernel | null };
  bytes(): Uint8Array;
}

export interface Options extends Limit {
  /** How many of the turns that it was compared with are to be told too. */
  readonly rivals?: number;
  /** The chance that the turn is made by; without it, this device's own. */
  readonly seeds?: Seeds;
}

/** What a thinker uses of a worker. */
export type Helper = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** A worker that was told to stop and is busy for longer is ended. */
const STOP_MS = 300;
const SEED_BITS = 62;

interface Errand {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
  /** How often a worker has died of it. */
  deaths: number;
}

export class Thinker {
  private readonly waiting: Errand[] = [];
  private current: Errand | null = null;
  private helper: Helper | null = null;

  constructor(private readonly hire: () => Helper) {}

  /** The turn of the seat to move, or what is left of it. An aborted question is refused at once. */
  async think(bot: string, position: Asked, options: Options = {}, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    const { seeds = ownSeeds(), rivals, ...limit } = options;
    const { past } = position.kernel;
    const question = {
      bot,
      players: position.players,
      state: position.bytes(),
      past,
      seeds,
      limit,
      ...(rivals === undefined ? {} : { rivals }),
    };
    return await new Promise((resolve, reject) => {
      const errand = { question, resolve, reject, deaths: 0 };
      signal?.addEventListener("abort", () => this.giveUp(errand, signal.reason), { once: true });
      this.waiting.push(errand);
      this.goOn();
    });
  }

  private goOn(): void {
    if (this.current !== null) return;
    this.current = this.waiting.shift() ?? null;
    if (this.current !== null) this.tell({ kind: "think", question: this.current.question });
  }

  private tell(message: ToWorker): void {
    this.helper ??= this.hired();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    this.helper.postMessage(message);
  }

  private hired(): Helper {
    const helper = this.hire();
    helper.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (helper === this.helper) this.answered(data);
    });
    helper.addEventListener("error", () => {
      if (helper === this.helper) this.died();
    });
    return helper;
  }

  private answered(message: FromWorker): void {
    const errand = this.current;
    this.current = null;
    if (message.kind === "thought") errand?.resolve(message.thought);
    else errand?.reject(new Error(message.reason));
    this.goOn();
  }

  /** A worker may die of too little memory: another one tries again, once. */
  private died(): void {
    const errand = this.current;
    this.dismiss();
    if (errand !== null) {
      errand.deaths += 1;
      if (errand.deaths > 1) errand.reject(new Error("the bot could not think"));
      else this.waiting.unshift(errand);
    }
    this.goOn();
  }

  private dismiss(): void {
    this.helper?.terminate();
    this.helper = null;
    this.current = null;
  }

  private giveUp(errand: Errand, reason: unknown): void {
    errand.reject(reason);
    const place = this.waiting.indexOf(errand);
    if (place >= 0) this.waiting.splice(place, 1);
    if (this.current !== errand) return;
    this.tell({ kind: "stop" });
    setTimeout(() => {
      if (this.current !== errand) return;
      this.dismiss();
      this.goOn();
    }, STOP_MS);
  }
}

function ownSeeds(): Seeds {
  const [stream = 1n, worlds = 1n] = crypto.getRandomValues(new BigUint64Array(2));
  return [BigInt.asUintN(SEED_BITS, stream), BigInt.asUintN(SEED_BITS, worlds)];
}

const thinker = new Thinker(() => new Worker(new URL("worker.ts", import.meta.url), { type: "module" }));

/** A bot's turn, thought in the page's worker. */
export async function think(bot: string, position: Asked, options?: Options, signal?: AbortSignal): Promise<Thought> {
  return await thinker.think(bot, position, options, signal);
}
