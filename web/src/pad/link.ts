/** A whole sheet as a short text for a link: bytes in the alphabet that addresses take as it is, with a checksum. */
import { CORNERS, EDITIONS, FLOWERS, SPACES, SYMBOLS } from "../kernel/generated";
import { shownName } from "../record/shown-name";
import { TILES } from "./generated";
import {
  type Counts,
  FEWEST,
  isEdition,
  LONGEST_NAME,
  MOST,
  MOST_COUNTED,
  NOTHING_COUNTED,
  type Piece,
  type Player,
  type Sheet,
  TOP,
} from "./sheet";

/** A text that is no sheet: cut off, mistyped, or from a newer page. */
export class BrokenLink extends Error {}

const FORM = 1;
/** Between the numbers of spaces and tiles' positions in the first byte of a piece. */
const TILE = SPACES.length;
const MOST_PIECES = 4 * TILES + TILES;
const NAMES: readonly string[] = Object.keys(EDITIONS);
const SUM = 65521;
/** Longer than any sheet. */
const LONGEST = 4000;

export function codeOf(sheet: Sheet): string {
  const bytes = [FORM, NAMES.indexOf(sheet.edition), sheet.players.length, ...sheet.players.flatMap(playerBytes)];
  return textOf([...bytes, ...sumOf(bytes)]);
}

export function sheetOf(code: string): Sheet {
  const bytes = bytesOf(code);
  const body = bytes.slice(0, -2);
  if (sumOf(body).join() !== bytes.slice(-2).join()) throw new BrokenLink("checksum");
  const reader = new Reader(body);
  if (reader.number(FORM) !== FORM) throw new BrokenLink("form");
  const edition = NAMES[reader.number(NAMES.length - 1)] ?? "";
  const players = Array.from({ length: reader.number(MOST) }, () => readPlayer(reader));
  reader.finish();
  const flowers = new Set(players.map((player) => player.flower));
  if (!isEdition(edition) || players.length < FEWEST || flowers.size < players.length) throw new BrokenLink("players");
  return { edition, players };
}

function playerBytes(player: Player): number[] {
  const name = [...new TextEncoder().encode(player.name)];
  const head = [FLOWERS.indexOf(player.flower), player.manner === "quick" ? 0 : 1, name.length, ...name];
  const pieces = player.pieces.flatMap(pieceBytes);
  return [...head, ...countsBytes(player.seen), ...countsBytes(player.underDecks), player.pieces.length, ...pieces];
}

function readPlayer(reader: Reader): Player {
  const flower = FLOWERS[reader.number(FLOWERS.length - 1)] ?? "white";
  const manner = reader.number(1) === 0 ? "quick" : "exact";
  const name = reader.text();
  const seen = readCounts(reader);
  const underDecks = readCounts(reader);
  const pieces = Array.from({ length: reader.number(MOST_PIECES) }, () => readPiece(reader));
  return { name, flower, manner, seen, underDecks, pieces };
}

/** Only as many levels as anything stands on. */
function countsBytes(counts: Counts): number[] {
  const levels = Math.max(...SYMBOLS.map((symbol) => counts.items[symbol].findLastIndex((count) => count > 0) + 1));
  const items = SYMBOLS.flatMap((symbol) => counts.items[symbol].slice(0, levels));
  const notches = counts.notches === null ? 0 : counts.notches + 1;
  return [levels, ...items, counts.belvederes, ...counts.flowers, counts.highest, notches];
}

function readCounts(reader: Reader): Counts {
  const levels = reader.number(TOP);
  const items = { ...NOTHING_COUNTED.items };
  for (const symbol of SYMBOLS) {
    items[symbol] = items[symbol].map((_, place) => (place < levels ? reader.number(MOST_COUNTED) : 0));
  }
  const belvederes = reader.number(MOST_COUNTED);
  const flowers = FLOWERS.map(() => reader.number(MOST_COUNTED));
  const highest = reader.number(TOP);
  const notches = reader.number(MOST_COUNTED + 1);
  return { items, belvederes, flowers, highest, notches: notches === 0 ? null : notches - 1 };
}

function pieceBytes(piece: Piece): number[] {
  if (piece.kind === "item") return [piece.first, piece.symbol, piece.second];
  const { flower, position, level, open } = piece;
  return [TILE + position, level, flower + FLOWERS.length * open];
}

function readPiece(reader: Reader): Piece {
  const first = reader.number(2 * TILE - 1);
  if (first < TILE) {
    const symbol = reader.number(SYMBOLS.length - 1);
    const second = reader.number(TILE - 1);
    // A statue stands on one space, all else on two, of which the lower number comes first.
    if (second < first || (second === first) !== (symbol === 0)) throw new BrokenLink("spaces");
    return { kind: "item", symbol, first, second };
  }
  const level = reader.number(TOP);
  const rest = reader.number(FLOWERS.length * (CORNERS.length + 1) - 1);
  const open = Math.floor(rest / FLOWERS.length);
  return { kind: "tile", flower: rest % FLOWERS.length, position: first - TILE, level, open };
}

class Reader {
  private at = 0;
  constructor(private readonly bytes: readonly number[]) {}

  number(most: number): number {
    const value = this.bytes[this.at++];
    if (value === undefined || value > most) throw new BrokenLink("number");
    return value;
  }

  text(): string {
    const length = this.number(255);
    const bytes = this.bytes.slice(this.at, this.at + length);
    this.at += length;
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
      if (text.length <= LONGEST_NAME) return shownName(text);
    } catch {
      // Told below.
    }
    throw new BrokenLink("name");
  }

  finish(): void {
    if (this.at !== this.bytes.length) throw new BrokenLink("length");
  }
}

function sumOf(bytes: readonly number[]): [number, number] {
  const sum = bytes.reduce((total, byte) => (total * 31 + byte + 1) % SUM, 0);
  return [sum >> 8, sum & 255];
}

function textOf(bytes: readonly number[]): string {
  const plain = btoa(String.fromCodePoint(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(code: string): number[] {
  if (!/^[\w-]+$/.test(code) || code.length > LONGEST) throw new BrokenLink("alphabet");
  try {
    return Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    throw new BrokenLink("alphabet");
  }
}
