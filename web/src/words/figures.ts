/** Points that were worked out, not counted: to a tenth, as the reader's language writes them. */
import { language } from "./words.svelte";

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** "5.2", in Polish "5,2"; without its sign. */
export const tenths = (value: number): string =>
  // Rounded as Python rounds, whose findings are the same.
  Number(Math.abs(value).toFixed(1)).toLocaleString(language(), TENTHS);

/** "+5.2", "−0.8" */
export const signedTenths = (value: number): string => `${value < 0 ? "−" : "+"}${tenths(value)}`;
