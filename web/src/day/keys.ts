/** The key of a day, and all the chance that follows from it (docs/deals.md). */
import type { Seeds } from "../bots/messages";
import type { Draw } from "../referee/device/randomness";
import { sha256 } from "./sha256";

const WORDS = 2n ** 64n;
/** A bot's chance has 62 bits, a word of the stream 64. */
const SPARE_BITS = 2n;
const WORD_BYTES = 8;
const HEX = 16;

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** The key of a day where no server keeps one: it follows from the date alone. */
export const dayKey = (date: string): Uint8Array => sha256(textBytes(`babylon day ${date}`));

/** What a server tells of a day's key before its day. */
export const commitmentOf = (date: string, key: Uint8Array): string =>
  hexOf(sha256(joined(textBytes(`babylon day ${date} `), key)));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, HEX));

/** The 64-bit numbers that a key stands for, one after another and without end. */
export function* wordsOf(key: Uint8Array): Generator<bigint, never> {
  for (let block = 0n; ; block += 1n) {
    const counter = new DataView(new ArrayBuffer(WORD_BYTES));
    counter.setBigUint64(0, block);
    const { buffer } = sha256(joined(key, new Uint8Array(counter.buffer)));
    const view = new DataView(buffer);
    for (let at = 0; at < view.byteLength; at += WORD_BYTES) yield view.getBigUint64(at);
  }
}

/** A number below a limit, by the next of these words that is fair. */
export function below(words: Generator<bigint, never>, limit: number): number {
  const many = BigInt(limit);
  // The words past the last whole multiple of the limit would favour small numbers.
  const fair = WORDS - (WORDS % many);
  let word = words.next().value;
  while (word >= fair) word = words.next().value;
  return Number(word % many);
}

/** Numbers below a limit, by a key. */
export function drawsOf(key: Uint8Array): Draw {
  const words = wordsOf(key);
  return (limit) => below(words, limit);
}

/** The chance by which a bot plays the turn before which so many were played, removals of the setup among them. */
export function botSeeds(key: Uint8Array, turn: number): Seeds {
  const words = wordsOf(joined(key, textBytes("bots")));
  for (let skipped = 0; skipped < 2 * turn; skipped += 1) words.next();
  return [words.next().value >> SPARE_BITS, words.next().value >> SPARE_BITS];
}
