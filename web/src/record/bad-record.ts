/** A text that is no record: which rule of the format it breaks, and where. */
import { together } from "../words/joins";
import type { Refusal } from "../words/refusals";
import { refusalWords } from "../words/refusals";
import { say } from "../words/words.svelte";
import { quoted } from "./shown-name";

/** What can be wrong; each has its message `record-…`. */
export const CODES = [
  "no-format",
  "other-format",
  "bad-header",
  "unknown-header",
  "header-twice",
  "header-missing",
  "unknown-value",
  "value-twice",
  "bad-number",
  "wrong-count",
  "seat-count",
  "bad-stack",
  "bad-tiles",
  "open-comment",
  "open-variation",
  "no-turn",
  "turn-goes-on",
  "turn-too-long",
  "turn-twice",
  "bad-mark",
  "bad-move",
  "illegal",
  "wrong-result",
  "bad-round",
  "bad-garden",
  "bad-piece",
  "garden-missing",
  "no-such-tile",
  "tile-elsewhere",
  "too-many-tokens",
  "token-unknown",
  "wrong-quarry",
  "clay-not-removed",
  "too-few-dug",
  "never-dug",
  "too-many-tiles",
  "too-many-singles",
  "cannot-stand",
] as const;
export type Code = (typeof CODES)[number];

type Value = string | number | readonly string[];

export class BadRecord extends Error {
  constructor(
    readonly code: Code,
    readonly line: number,
    readonly column: number,
    readonly values: Readonly<Record<string, Value>> = {},
    /** Why a move in it is not legal. */
    readonly refusal: Refusal | null = null,
  ) {
    super(`${line}:${column} ${code}`);
  }

  /** What is wrong and where, in the reader's language. */
  get sentence(): string {
    return `${say("record-where", { line: this.line, column: this.column })} ${this.reason}`;
  }

  /** What is wrong, for those who see no text. */
  get reason(): string {
    const { code, refusal } = this;
    const values = Object.fromEntries(Object.entries(this.values).map(([name, value]) => [name, spoken(value)]));
    const reason = refusal === null ? this.#reason(values) : refusalWords(refusal);
    return say(`record-${code}`, { ...values, reason });
  }

  #reason(values: Record<string, string | number>): string {
    if (this.code === "bad-move") return say("notation-bad-move", values);
    if (this.code === "bad-piece") return say("notation-bad-piece", values);
    return this.code === "bad-tiles" ? say("tiles-bad-line", values) : "";
  }
}

function spoken(value: Value): string | number {
  if (typeof value === "string") return quoted(value);
  return typeof value === "number" ? value : together(value);
}
