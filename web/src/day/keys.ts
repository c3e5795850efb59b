/** The key of a day, and all the chance that follows from it (docs/deals.md). */
import type { Seeds } from "../bots/messages";
import { hexOf, joined, textBytes, wordsOf } from "../chance/keys";
import { sha256 } from "../chance/sha256";

/** A bot's chance has 62 bits, a word of the stream 64. */
const SPARE_BITS = 2n;

/** The key of a day where no server keeps one: it follows from the date alone. */
export const dayKey = (date: string): Uint8Array => sha256(textBytes(`babylon day ${date}`));

/** What a server tells of a day's key before its day. */
export const commitmentOf = (date: string, key: Uint8Array): string =>
  hexOf(sha256(joined(textBytes(`babylon day ${date} `), key)));

/** The chance by which a bot plays the turn before which so many were played, removals of the setup among them. */
export function botSeeds(key: Uint8Array, turn: number): Seeds {
  const words = wordsOf(joined(key, textBytes("bots")));
  for (let skipped = 0; skipped < 2 * turn; skipped += 1) words.next();
  return [words.next().value >> SPARE_BITS, words.next().value >> SPARE_BITS];
}
