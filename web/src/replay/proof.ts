/** Whether a finished game was dealt as its server had promised: dealt again from the proof in its record (docs/deals.md). */
import type { Material, Token } from "../api/view";
import { BOXES, TILE_SETS, TOKENS_IN_PLAY } from "../kernel/generated";
import type { RecordedDeal } from "../record/deal";
import type { GameRecord } from "../record/reader";
import { TILES } from "../referee/device/deal";

const SCHEME = "babylon-fair-1";
const FIRST_PLAYER = "first player";
const SECRET_BYTES = 32;
const MOST_ENTROPY = 255;
const WORDS = 2n ** 64n;
const WORD_BYTES = 8;
/** Four words each: a deal takes 58 words and skips one in a quintillion. */
const BLOCKS = 40;

/** All that is needed to deal again. */
interface Proof {
  readonly table: string;
  readonly secret: Bytes;
  /** By seats as they sat before a lot. */
  readonly entropy: readonly Bytes[];
  /** The seat that a lot made the first; null when nobody drew. */
  readonly first: number | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What was said of the deal before anybody could know it. */
export interface Promised {
  readonly table: string;
  readonly commitment: string;
}

export interface DealCheck {
  /** The commitment that the secret opens. */
  readonly commitment: string;
  /** Whether that is the one that was promised; also when no promise is known. */
  readonly opens: boolean;
  /** Whether tiles, tokens and the first player follow from it. */
  readonly follows: boolean;
}

/** What the proof in a record shows; null when it has none, or one that can't be repeated here. */
export async function checkedDeal({ deal, notes }: GameRecord, promised: Promised | null): Promise<DealCheck | null> {
  const proof = proofIn(notes.Seed ?? "");
  if (proof === null || deal.tiles !== TILES) return null;
  const key = await keyOf(proof);
  const commitment = hexOf(await sha256(proof.secret));
  const opens = promised === null || (promised.commitment === commitment && promised.table === proof.table);
  const seats = deal.seats.length;
  const lot = await stream(joined(key, textBytes(FIRST_PLAYER)));
  const drewRight = proof.first === null || proof.first === lot(seats);
  return { commitment, opens, follows: drewRight && proof.entropy.length === seats && (await isDealOf(key, deal)) };
}

/** The proof in a header `Seed`; null when it is none. */
export function proofIn(text: string): Proof | null {
  const [scheme, table = "", hidden = "", given = "", drawn = null, ...more] = text.split(" ");
  const secret = bytesOf(hidden);
  const entropy = given.split(",").map(bytesOf);
  const isWhole = secret?.length === SECRET_BYTES && entropy.every((one) => one !== null && one.length <= MOST_ENTROPY);
  if (scheme !== SCHEME || secret === null || !isWhole || more.length > 0) return null;
  if (drawn !== null && !/^\d$/.test(drawn)) return null;
  return { table, secret, entropy: entropy.flatMap((one) => one ?? []), first: drawn === null ? null : Number(drawn) };
}

/** Every seat's entropy goes in with its length, so that none can stand for two. */
const keyOf = ({ table, secret, entropy }: Proof): Promise<Bytes> =>
  sha256(joined(textBytes(SCHEME + table), secret, ...entropy.flatMap((one) => [Uint8Array.of(one.length), one])));

async function isDealOf(key: Bytes, { seats, quarry, tokens }: RecordedDeal): Promise<boolean> {
  const draw = await stream(key);
  const [bottom, middle, top] = (["basalt", "granite", "clay"] as const).map((one) => shuffled(tilesOf(one), draw));
  const stacks = (bottom ?? []).map((tile, stack) => [tile, middle?.[stack], top?.[stack]].join("/"));
  const counts: Readonly<Record<number, number>> = TOKENS_IN_PLAY;
  const drawn = shuffled<Token>(BOXES[TILES], draw).slice(0, counts[seats.length] ?? 0);
  return stacks.join(" ") === quarry.map((stack) => stack.join("/")).join(" ") && drawn.join(" ") === tokens.join(" ");
}

const tilesOf = (material: Material): string[] =>
  Object.entries(TILE_SETS[TILES]).flatMap(([id, tile]) => (tile.material === material ? [id] : []));

type Draw = (limit: number) => number;

/** Numbers below a limit, by the words that a key stands for. */
async function stream(key: Bytes): Promise<Draw> {
  const blocks = await Promise.all(Array.from({ length: BLOCKS }, (_, block) => sha256(joined(key, counter(block)))));
  const words = blocks.flatMap(({ buffer }) => {
    const view = new DataView(buffer);
    return Array.from({ length: view.byteLength / WORD_BYTES }, (_, word) => view.getBigUint64(word * WORD_BYTES));
  });
  let next = 0;
  return (limit) => {
    const many = BigInt(limit);
    // The words past the last whole multiple of the limit would favour small numbers.
    const fair = WORDS - (WORDS % many);
    while ((words[next] ?? 0n) >= fair) next += 1;
    const word = words[next];
    next += 1;
    if (word === undefined) throw new Error("the stream is at its end");
    return Number(word % many);
  };
}

/** Walks from the last thing to the second, and swaps each with one that is not behind it. */
function shuffled<Thing>(things: readonly Thing[], draw: Draw): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const [moved] = order.splice(draw(last + 1), 1, ...order.slice(last, last + 1));
    if (moved !== undefined) order[last] = moved;
  }
  return order;
}

function counter(block: number): Bytes {
  const view = new DataView(new ArrayBuffer(WORD_BYTES));
  view.setBigUint64(0, BigInt(block));
  return new Uint8Array(view.buffer);
}

const textBytes = (text: string): Bytes => new TextEncoder().encode(text);

const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function bytesOf(hex: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** Browsers compute hashes only for pages that came by a secure way. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
