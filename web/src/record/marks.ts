import type { Flower } from "../api/view";
/** Arrows and rings that a comment draws on the table. */
import { FLOWERS, STACKS } from "../kernel/generated";
import type { Mark, Target } from "./tree";

/** A mark in a comment, from its bracket to its bracket if it has one. */
export const MARK = /\[%[^\]]*\]?/g;
// oxlint-disable-next-line no-control-regex -- what a comment can't hold is exactly this
const BLANKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]+/g;

/** A text as a comment can hold it: one blank between words, no braces and nothing that looks like a mark. */
export const plainNote = (text: string): string =>
  text.replaceAll("{", "(").replaceAll("}", ")").replaceAll("[%", "[ %").replace(BLANKS, " ").replace(/^ | $/g, "");

/** The mark that is spelled so; null for none. */
export function markFrom(text: string, seats: readonly Flower[]): Mark | null {
  const found = /^\[%(ring|arrow) (\S+?)(?: (\S+?))?\]$/.exec(text);
  const [, kind, first = "", second] = found ?? [];
  const [start, end] = [targetFrom(first, seats), targetFrom(second ?? "", seats)];
  if (start === null) return null;
  if (kind === "ring" && second === undefined) return { kind, target: start };
  return kind === "arrow" && end !== null && first !== second ? { kind, start, end } : null;
}

/** The place that is spelled so, at a table with these gardens. */
export function targetFrom(text: string, seats: readonly Flower[]): Target | null {
  const stack = STACKS.find((name) => name === text);
  if (stack !== undefined) return { stack };
  const [, flower = "", space = ""] = /^([a-z]+):([a-h][1-8])$/.exec(text) ?? [];
  const known = FLOWERS.find((name) => name === flower);
  return known === undefined || !seats.includes(known) ? null : { flower: known, space };
}

export const targetText = (target: Target): string =>
  "stack" in target ? target.stack : `${target.flower}:${target.space}`;

export const markText = (mark: Mark): string =>
  mark.kind === "ring"
    ? `[%ring ${targetText(mark.target)}]`
    : `[%arrow ${targetText(mark.start)} ${targetText(mark.end)}]`;
