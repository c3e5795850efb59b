/** Why a move is refused, in words. */
import type { FluentVariable } from "@fluent/bundle";
import { say } from "./words.svelte";

/** A broken rule, and the names and numbers that its sentence may speak of. */
export interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, FluentVariable>>;
}

export const refusalWords = ({ code, details }: Refusal): string => say(`refusal-${code}`, details);
