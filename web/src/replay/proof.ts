/** Whether a finished game was dealt as its server had promised: dealt again from the proof in its record (docs/deals.md). */
import { bytesOf, drawsOf, hexOf, joined, textBytes } from "../chance/keys";
import { sha256 } from "../chance/sha256";
import type { RecordedDeal } from "../record/deal";
import type { GameRecord } from "../record/reader";
import { dealt, TILES } from "../referee/device/deal";

const SCHEME = "babylon-fair-1";
const FIRST_PLAYER = "first player";
const SECRET_BYTES = 32;
const MOST_ENTROPY = 255;

/** All that is needed to deal again. */
interface Proof {
  readonly table: string;
  readonly secret: Uint8Array;
  /** By seats as they sat before a lot. */
  readonly entropy: readonly Uint8Array[];
  /** The seat that a lot made the first; null when nobody drew. */
  readonly first: number | null;
}

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
export function checkedDeal({ deal, notes }: GameRecord, promised: Promised | null): DealCheck | null {
  const proof = proofIn(notes.Seed ?? "");
  if (proof === null || deal.tiles !== TILES) return null;
  const key = keyOf(proof);
  const commitment = hexOf(sha256(proof.secret));
  const opens = promised === null || (promised.commitment === commitment && promised.table === proof.table);
  const seats = deal.seats.length;
  const lot = drawsOf(joined(key, textBytes(FIRST_PLAYER)));
  const drewRight = proof.first === null || proof.first === lot(seats);
  return { commitment, opens, follows: drewRight && proof.entropy.length === seats && isDealOf(key, deal) };
}

/** The proof in a header `Seed`; null when it is none. */
export function proofIn(text: string): Proof | null {
  const [scheme, table = "", hidden = "", given = "", drawn = null, ...more] = text.split(" ");
  const secret = strictly(hidden);
  const entropy = given.split(",").map(strictly);
  const isWhole = secret?.length === SECRET_BYTES && entropy.every((one) => one !== null && one.length <= MOST_ENTROPY);
  if (scheme !== SCHEME || secret === null || !isWhole || more.length > 0) return null;
  if (drawn !== null && !/^\d$/.test(drawn)) return null;
  return { table, secret, entropy: entropy.flatMap((one) => one ?? []), first: drawn === null ? null : Number(drawn) };
}

/** Every seat's entropy goes in with its length, so that none can stand for two. */
const keyOf = ({ table, secret, entropy }: Proof): Uint8Array =>
  sha256(joined(textBytes(SCHEME + table), secret, ...entropy.flatMap((one) => [Uint8Array.of(one.length), one])));

function isDealOf(key: Uint8Array, { seats, quarry, tokens }: RecordedDeal): boolean {
  const again = dealt(seats, drawsOf(key));
  const written = (stacks: readonly (readonly (string | null)[])[]): string =>
    stacks.map((stack) => stack.join("/")).join(" ");
  return written(again.quarry) === written(quarry) && again.tokens.join(" ") === tokens.join(" ");
}

/** The bytes of a text that is nothing but hexadecimal digits; else null. */
const strictly = (hex: string): Uint8Array | null => (/^([0-9a-f]{2})*$/.test(hex) ? bytesOf(hex) : null);
