/** SHA-256 (FIPS 180-4), at once and everywhere: browsers have their own only for pages that came by a secure way. */

const WORD = 32;
const BLOCK = 64;
const ROUNDS = 64;

const isPrime = (number: number): boolean =>
  Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, from) => from + 2).every((by) => number % by !== 0);

/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** WORD) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (isPrime(number)) found.push(number);
  return found;
}

const KEYS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (WORD - bits));

/** The message with its end mark and its length, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** The sixty-four words that a block of sixteen is stretched to. */
function stretched(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let place = 0; place < ROUNDS; place += 1) {
    const before = words[place - 15] ?? 0;
    const late = words[place - 2] ?? 0;
    const early = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const last = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] =
      place < 16
        ? view.getInt32(offset + 4 * place)
        : (words[place - 16] ?? 0) + early + (words[place - 7] ?? 0) + last;
  }
  return words;
}

type Eight = [number, number, number, number, number, number, number, number];

function mixed(start: readonly number[], words: Int32Array): Eight {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- always eight words
  let [a, b, c, d, e, f, g, h] = start as Eight;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (KEYS[round] ?? 0) + word;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h];
}

/** The 32 bytes of a message's hash. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let hash: number[] = [...START];
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    const block = mixed(hash, stretched(view, offset));
    hash = hash.map((word, place) => (word + (block[place] ?? 0)) | 0);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => out.setInt32(4 * place, word));
  return new Uint8Array(out.buffer);
}
