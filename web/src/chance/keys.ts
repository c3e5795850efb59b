/** The numbers that follow from a key, as docs/deals.md has them. */
import { sha256 } from "./sha256";
import type { Draw } from "./shuffle";

const WORDS = 2n ** 64n;
const WORD_BYTES = 8;
const HEX = 16;

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

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
