/** What the page and the worker that thinks tell each other. */
import type { PastKernel } from "../kernel/layout";

/** All the chance that a turn needs: two numbers of 62 bits. */
export type Seeds = readonly [stream: bigint, worlds: bigint];

/** When to stop: after so many tries, which can be repeated exactly, or after so many seconds, at most the bot's own. */
export interface Limit {
  readonly seconds?: number;
  readonly tries?: number;
}

/** A turn that is asked for: of which bot, in which position, by which chance, and when to stop. */
export interface Question {
  readonly bot: string;
  readonly players: number;
  readonly state: Uint8Array;
  /** The kernel to think by, where that is not the present one. */
  readonly past: PastKernel | null;
  readonly seeds: Seeds;
  readonly limit: Limit;
  /** How many of the turns that it was compared with are to be told too. */
  readonly rivals?: number;
}

/** A whole turn, or what is left of one; after a search also how far ahead it leads, the error of that, and the tries. */
export interface Considered {
  readonly moves: readonly string[];
  readonly tries: number;
  readonly margin: number;
  readonly error: number;
}

/** The turn that is played, and those that it was compared with, the best first. */
export interface Thought extends Considered {
  readonly rivals: readonly Considered[];
}

export type ToWorker = { readonly kind: "think"; readonly question: Question } | { readonly kind: "stop" };
export type FromWorker =
  | { readonly kind: "thought"; readonly thought: Thought }
  | { readonly kind: "failed"; readonly reason: string };
