/** What ratings are kept apart by: how many play, and whether in one sitting or over days. */
import type { PoolClock } from "../api/people";
import { language, say } from "../words/words.svelte";

export const PLAYERS = [2, 3, 4] as const;
export const POOL_CLOCKS: readonly PoolClock[] = ["live", "days"];

/** A rating and how uncertain it is. */
export function ratingWords({ rating, margin }: { readonly rating: number; readonly margin: number }): string {
  const figure = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return say("find-rating-value", { rating: figure.format(rating), margin: figure.format(margin) });
}
