/** The headers of a record that begins in the middle of a game: what is built, what is left, whose turn it is. */
import type { Flower } from "../api/view";
import { BOXES, FLOWERS, LAYERS, STORED_SINGLES, TILE_IDS } from "../kernel/generated";
import { type BuiltGarden, type Midgame, type Piece, pieceOf, tilesIn } from "../kernel/midgame";
import { BadRecord } from "./bad-record";
import { checkSize, needed, oneOf, type RecordedDeal } from "./deal";
import { badHeader, type Header, type Word, wordsOf } from "./headers";
import { gone, removedBy, tilesLeft, turnsOf } from "./midgame-counts";

export const MIDGAME = ["Heights", "Round", "Turn"] as const;
const NOTHING = "-";
const STACK_COUNT = 16;
/** The first three words of a garden: its flower, the singles and the tile that are kept. */
const FIRST_WORDS = 3;
const MATERIALS = ["basalt", "granite", "clay"] as const;

type Headers = ReadonlyMap<string, Header>;
type Read = BuiltGarden & { readonly flower: Flower; readonly header: Header };

/** Where the record begins. */
export function midgameFrom(
  headers: Headers,
  gardens: readonly Header[],
  deal: RecordedDeal,
  lastLine: number,
): Midgame {
  const [high, round, turn] = MIDGAME.map((name) => needed(headers, name, lastLine));
  const tokens = needed(headers, "Tokens", lastLine);
  if (!high || !round || !turn) throw new BadRecord("no-format", 1, 1);
  const heights = heightsOf(high);
  const now = roundOf(round, deal);
  const seat = deal.seats.indexOf(oneOf(turn, { text: turn.value, column: turn.column }, deal.seats));
  const used = new Set(
    deal.quarry.flatMap((stack, place) => stack.slice(0, heights[place])).filter((tile) => tile !== null),
  );
  const built = gardens.map((header) => gardenOf(header, deal, used));
  const midgame = { round: now, seat, heights, gardens: inOrder(built, deal, lastLine) };
  checkTokens(tokens, deal, now);
  checkQuarry(high, deal, midgame);
  for (const garden of built) checkGarden(garden, deal, midgame);
  return midgame;
}

function heightsOf(header: Header): number[] {
  const heights = wordsOf(header).map((word) => numberOf(header, word, LAYERS));
  checkSize(header, heights.length, STACK_COUNT);
  return heights;
}

function numberOf(header: Header, { text, column }: Word, most: number): number {
  const isRight = /^[0-9]+$/.test(text) && text.length <= String(most).length && Number(text) <= most;
  if (!isRight) throw badHeader(header, "bad-number", { value: text, most }, column);
  return Number(text);
}

function roundOf(header: Header, { tokens }: RecordedDeal): number {
  const most = tokens.length + 1;
  const round = numberOf(header, { text: header.value, column: header.column }, most);
  if (round === 0) throw badHeader(header, "bad-round", { value: header.value, most });
  return round;
}

function gardenOf(header: Header, deal: RecordedDeal, used: Set<string>): Read {
  const words = wordsOf(header);
  const [first, second, third] = words;
  if (!first || !second || !third) throw badHeader(header, "bad-garden");
  const flower = oneOf(header, first, deal.seats);
  const singles = numberOf(header, second, STORED_SINGLES);
  if (third.text !== NOTHING) take(header, third, third.text, { flower, used });
  const pieces = words.slice(FIRST_WORDS).map((word): Piece => {
    const piece = pieceOf(word.text, header.line, word.column);
    if (piece === null) throw badHeader(header, "bad-piece", { text: word.text }, word.column);
    if (piece.tile !== null) take(header, word, piece.tile, { flower, used });
    return piece;
  });
  const stored = third.text === NOTHING ? null : third.text;
  return { flower, header, singles, stored, pieces, line: header.line, column: second.column };
}

/** A tile is in one place: in a stack that is still there, or in a garden. */
function take(
  header: Header,
  { column }: Word,
  tile: string,
  { flower, used }: { readonly flower: Flower; readonly used: Set<string> },
): void {
  const isOthers = FLOWERS.some((one) => one === tile) && tile !== flower;
  if (!TILE_IDS.some((id) => id === tile) || isOthers)
    throw badHeader(header, "no-such-tile", { value: tile, flower }, column);
  if (used.has(tile)) throw badHeader(header, "tile-elsewhere", { value: tile }, column);
  used.add(tile);
}

/** The gardens by seats; every seat has one. */
function inOrder(built: readonly Read[], { seats }: RecordedDeal, lastLine: number): BuiltGarden[] {
  for (const [place, { flower, header }] of built.entries()) {
    if (built.findIndex((one) => one.flower === flower) === place) continue;
    throw badHeader(header, "value-twice", { value: flower }, wordsOf(header)[0]?.column);
  }
  return seats.map((flower) => {
    const found = built.find((one) => one.flower === flower);
    if (found === undefined) throw new BadRecord("garden-missing", lastLine, 1, { flower });
    const { singles, stored, pieces, line, column } = found;
    return { singles, stored, pieces, line, column };
  });
}

/** The box holds as many tokens, and that of the round is known. */
function checkTokens(header: Header, { tokens }: RecordedDeal, round: number): void {
  for (const token of new Set(tokens)) {
    if (token === null) continue;
    const count = tokens.filter((one) => one === token).length;
    const most = BOXES.standard.filter((one) => one === token).length;
    if (count > most) throw badHeader(header, "too-many-tokens", { value: token, count, most });
  }
  if (round > 1 && tokens[round - 2] === null) throw badHeader(header, "token-unknown", { round });
}

/** Every turn took one tile, and the setup took clay; what lies in gardens came from there. */
function checkQuarry(header: Header, deal: RecordedDeal, midgame: Midgame): void {
  const players = deal.seats.length;
  const count = midgame.heights.reduce((sum, height) => sum + height, 0);
  const right = tilesLeft(players, midgame);
  if (count !== right) throw badHeader(header, "wrong-quarry", { count, needed: right });
  const tiles = midgame.gardens.flatMap(tilesIn).filter((tile) => /\d/.test(tile));
  const removals = removedBy(players);
  const laid = MATERIALS.map((material) => tiles.filter((tile) => tile.startsWith(material.charAt(0))).toSorted());
  for (const [layer, material] of MATERIALS.entries()) {
    const removed = material === "clay" ? removals : 0;
    const dug = gone(midgame.heights, layer) - removed;
    if (dug < 0) throw badHeader(header, "clay-not-removed", { count: dug + removed, needed: removed });
    const found = laid[layer]?.length ?? 0;
    if (found > dug) throw badHeader(header, "too-few-dug", { material, count: found, gone: dug });
  }
  for (const [layer, found] of laid.entries()) checkSlots(header, deal, midgame, { layer, found });
}

/** What the record says of the tiles that were dug leaves room for those that lie in gardens. */
function checkSlots(
  header: Header,
  { quarry }: RecordedDeal,
  { heights }: Midgame,
  { layer, found }: { readonly layer: number; readonly found: readonly string[] },
): void {
  const dug = quarry.flatMap((stack, place) => ((heights[place] ?? 0) <= layer ? [stack[layer] ?? null] : []));
  const unknown = dug.filter((tile) => tile === null).length;
  const [missing] = found.filter((tile) => !dug.includes(tile)).slice(unknown);
  if (missing !== undefined) throw badHeader(header, "never-dug", { value: missing });
}

/** Nobody has more tiles than they dug, besides the starting tile. */
function checkGarden({ flower, header, pieces, stored }: Read, { seats }: RecordedDeal, midgame: Midgame): void {
  const count = tilesIn({ pieces, stored }).filter((tile) => /\d/.test(tile)).length;
  const most = turnsOf(seats.indexOf(flower), midgame);
  if (count > most) throw badHeader(header, "too-many-tiles", { flower, count, most });
}
