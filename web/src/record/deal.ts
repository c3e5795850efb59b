/** The headers of a record that say what was dealt. */
import type { Edition, Settings } from "../api/table";
import type { Flower, Token } from "../api/view";
import { BELVEDERES, EDITIONS, FLOWERS, GAPS, HIGHEST, OVERLAPS, PIECES } from "../kernel/generated";
import { TILE_IDS, TOKENS, TOKENS_IN_PLAY } from "../kernel/generated";
import type { Midgame } from "../kernel/midgame";
import { editionOf } from "../referee/device/edition";
import { BadRecord } from "./bad-record";
import { badHeader, type Header, wordsOf } from "./headers";

const STACK_COUNT = 16;
const MOST_PIECES = 999;
const UNKNOWN = "?";
const STANDARD = "standard";
const MATERIALS = ["b", "g", "c"] as const;
const NEEDED = ["Edition", "Tiles", "Seats", "Quarry", "Tokens"] as const;

/** A deal as a record tells it; what is not known is null. */
export interface RecordedDeal {
  readonly edition: Edition;
  /** The name of a set that comes with the game, or the faces, one a tile. */
  readonly tiles: string | readonly string[];
  /** What the set is called. */
  readonly tileSet: string;
  readonly seats: readonly Flower[];
  /** Sixteen stacks, each from the bottom up. */
  readonly quarry: readonly (readonly (string | null)[])[];
  readonly tokens: readonly (Token | null)[];
  /** Where it begins, when that is in the middle of a game. */
  readonly midgame?: Midgame;
}

type Headers = ReadonlyMap<string, Header>;

export function dealFrom(headers: Headers, faces: readonly Header[], lastLine: number): RecordedDeal {
  const [edition, tiles, seats, quarry, tokens] = NEEDED.map((name) => needed(headers, name, lastLine));
  if (!edition || !tiles || !seats || !quarry || !tokens) throw new BadRecord("no-format", 1, 1);
  const flowers = seatsOf(seats);
  return {
    edition: editionFrom(headers, edition),
    tiles: tilesOf(tiles, faces),
    tileSet: tiles.value,
    seats: flowers,
    quarry: quarryOf(quarry),
    tokens: tokensOf(tokens, flowers.length),
  };
}

export function needed(headers: Headers, name: string, line: number): Header {
  const header = headers.get(name);
  if (header === undefined) throw new BadRecord("header-missing", line, 1, { header: name });
  return header;
}

function editionFrom(headers: Headers, named: Header): Edition {
  if (!Object.hasOwn(EDITIONS, named.value)) {
    throw badHeader(named, "unknown-value", { value: named.value, known: Object.keys(EDITIONS) });
  }
  const choice: Settings["edition"] = {
    name: named.value,
    highest: choiceOf(headers.get("Highest"), HIGHEST),
    overlap: choiceOf(headers.get("Overlap"), OVERLAPS),
    gap: choiceOf(headers.get("Gap"), GAPS),
    belvederes: choiceOf(headers.get("Belvederes"), BELVEDERES),
    supply: supplyOf(headers.get("Supply")),
  };
  const { mixed: _mixed, broken: _broken, ...edition } = editionOf(choice);
  return edition;
}

function choiceOf<Choice extends string>(header: Header | undefined, choices: readonly Choice[]): Choice | null {
  return header === undefined ? null : oneOf(header, { text: header.value, column: header.column }, choices);
}

export function oneOf<Choice extends string>(header: Header, word: Word, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === word.text);
  if (found === undefined) throw badHeader(header, "unknown-value", { value: word.text, known: choices }, word.column);
  return found;
}

type Word = ReturnType<typeof wordsOf>[number];

function supplyOf(header: Header | undefined): number[] | null {
  if (header === undefined) return null;
  const numbers = wordsOf(header).map(({ text, column }) => {
    const isRight = /^[0-9]{1,9}$/.test(text) && Number(text) <= MOST_PIECES;
    if (!isRight) throw badHeader(header, "bad-number", { value: text, most: MOST_PIECES }, column);
    return Number(text);
  });
  checkSize(header, numbers.length, PIECES.length);
  return numbers;
}

export function checkSize(header: Header, count: number, size: number): void {
  if (count !== size) throw badHeader(header, "wrong-count", { count, needed: size });
}

function tilesOf(header: Header, faces: readonly Header[]): RecordedDeal["tiles"] {
  if (header.value === STANDARD && faces.length === 0) return STANDARD;
  for (const face of faces) {
    const isTile = /^(\w+) (white|pink|blue|yellow) [SFBT.]{4}$/.test(face.value);
    if (!isTile) throw badHeader(face, "bad-tiles", { text: face.value });
  }
  const lines = faces.map(({ value }) => value);
  const missing = TILE_IDS.filter((id) => !lines.some((line) => line.startsWith(`${id} `)));
  if (missing.length > 0 || lines.length !== TILE_IDS.length) {
    throw badHeader(header, "wrong-count", { header: "Face", count: lines.length, needed: TILE_IDS.length });
  }
  return lines;
}

function seatsOf(header: Header): Flower[] {
  const seats: Flower[] = [];
  for (const word of wordsOf(header)) {
    const flower = oneOf(header, word, FLOWERS);
    if (seats.includes(flower)) throw badHeader(header, "value-twice", { value: flower }, word.column);
    seats.push(flower);
  }
  if (!(seats.length in TOKENS_IN_PLAY)) throw badHeader(header, "seat-count", { count: seats.length });
  return seats;
}

function quarryOf(header: Header): (string | null)[][] {
  const words = wordsOf(header);
  checkSize(header, words.length, STACK_COUNT);
  const seen = new Set<string>();
  return words.map((word) => stackOf(header, word, seen));
}

function stackOf(header: Header, { text, column }: Word, seen: Set<string>): (string | null)[] {
  const names = text.split("/");
  const isStack = names.length === MATERIALS.length && names.every((name, layer) => isTile(name, layer));
  if (!isStack) throw badHeader(header, "bad-stack", { value: text }, column);
  for (const name of names) {
    if (seen.has(name)) throw badHeader(header, "value-twice", { value: name }, column);
    if (name !== UNKNOWN) seen.add(name);
  }
  return names.map((name) => (name === UNKNOWN ? null : name));
}

const isTile = (name: string, layer: number): boolean =>
  name === UNKNOWN || TILE_IDS.some((id) => id === name && id.charAt(0) === MATERIALS[layer] && /\d/.test(id));

function tokensOf(header: Header, players: number): (Token | null)[] {
  const words = wordsOf(header);
  const counts: Readonly<Record<number, number>> = TOKENS_IN_PLAY;
  checkSize(header, words.length, counts[players] ?? 0);
  return words.map((word) => (word.text === UNKNOWN ? null : oneOf(header, word, TOKENS)));
}
