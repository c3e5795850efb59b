/** A table in the middle of a game, built by the kernel: each piece is put down as a move of one long turn would put it. */
import { spell } from "../control/notation";
import { type PublicDeal, tileNumber, tokenNumber } from "./deal";
import { LAYERS, NOTHING, PIECES, UNKNOWN } from "./generated";
import type { Kernel } from "./instance";
import { type BuiltGarden, type Midgame, type Piece, tilesIn, turnsBefore } from "./midgame";
import { IllegalMove, Position } from "./position";

/** A piece that can't stand so. */
export class CannotStand extends Error {
  constructor(
    readonly piece: Piece,
    readonly refused: IllegalMove,
  ) {
    super(refused.message);
  }
}

/** More single pillars kept than the box has left. */
export class TooManySingles extends Error {
  constructor(
    readonly garden: BuiltGarden,
    readonly left: number,
  ) {
    super(`${garden.singles} of ${left}`);
  }
}

/** What a tile needs at the most, one pillar for each corner. */
const CORNERS = 4;
const [SINGLES, DOUBLES, BELVEDERES] = (["singles", "doubles", "belvederes"] as const).map((one) =>
  PIECES.indexOf(one),
);
const NO_TOKEN = tokenNumber("none");
const HELPFUL = (["change-symbol", "fill-blank"] as const).map(tokenNumber);
const [DIG, BUILD] = [1, 2];

/** The position that a deal begins with, which may be in the middle of a game. */
export function begun(kernel: Kernel, deal: PublicDeal): Position {
  const position = Position.begin(kernel, deal);
  if (deal.midgame !== undefined) buildMidgame(position, deal.midgame);
  return position;
}

/** Turns the position before the first move into the beginning of a turn; what can't be so is thrown. */
function buildMidgame(position: Position, midgame: Midgame): void {
  const { players } = position;
  layQuarry(position, midgame);
  beginBuilding(position);
  const order = Array.from({ length: players }, (_, step) => (midgame.seat + step) % players);
  const rounds = midgame.round - 1 - Number(midgame.seat === 0);
  const [behind = 0] = position.numbers("token_count");
  for (const [place, seat] of order.entries()) {
    buildGarden(position, seat, midgame.gardens[seat]);
    const isLast = place === players - 1 && turnsBefore(players, midgame) > 0;
    // Behind the last token nothing more is revealed.
    if (isLast)
      endTurn(position, seat, rounds, rounds > 0 ? (position.numbers("tokens")[rounds - 1] ?? NO_TOKEN) : NO_TOKEN);
    else endTurn(position, seat, behind, NO_TOKEN);
  }
  if (turnsBefore(players, midgame) > 0) return;
  position.write("round", [0]);
  position.write("phase", [DIG]);
}

/** Clears the gardens for pieces to be put down. */
export function beginBuilding(position: Position): void {
  position.write("removals", [0]);
  position.write("phase", [BUILD]);
  for (let seat = 0; seat < position.players; seat += 1) position.writeGarden(seat, "stored", NOTHING);
}

/** Takes away what was dug. Where a record does not tell the tiles, those that lie in gardens came from there. */
function layQuarry(position: Position, { heights, gardens }: Midgame): void {
  const stack = position.numbers("stack");
  const gone = heights.flatMap((height, place) =>
    Array.from({ length: LAYERS - height }, (_, up) => LAYERS * place + height + up),
  );
  const known = new Set(gone.map((slot) => stack[slot]));
  for (const tile of gardens.flatMap(tilesIn).map(tileNumber)) {
    if (known.has(tile) || tile >= stack.length) continue;
    const layer = LAYERS - 1 - Math.floor(tile / heights.length);
    const slot = gone.find((one) => one % LAYERS === layer && stack[one] === UNKNOWN);
    if (slot !== undefined) stack[slot] = tile;
  }
  position.write("stack", stack);
  position.write("height", heights);
}

function endTurn(position: Position, seat: number, rounds: number, token: number): void {
  position.write("round", [rounds]);
  position.write("token", [token]);
  position.play(position.gardenNumber(seat, "stored") === NOTHING ? "=-" : "=s");
}

function buildGarden(position: Position, seat: number, garden: BuiltGarden | undefined): void {
  if (garden === undefined) throw new Error(`no garden ${seat}`);
  position.write("seat", [seat]);
  position.write("phase", [BUILD]);
  for (const piece of garden.pieces) {
    const refused = putPiece(position, seat, piece);
    if (refused !== null) throw new CannotStand(piece, refused);
  }
  const supply = position.numbers("supply");
  const left = supply[SINGLES ?? 0] ?? 0;
  if (garden.singles > left) throw new TooManySingles(garden, left);
  position.write("supply", supply.with(SINGLES ?? 0, left - garden.singles));
  position.writeGarden(seat, "singles", garden.singles);
  position.writeGarden(seat, "stored", garden.stored === null ? NOTHING : tileNumber(garden.stored));
}

/** Puts a piece down in a seat's garden, or says why it can't stand so. */
export function putPiece(position: Position, seat: number, piece: Piece): IllegalMove | null {
  position.write("seat", [seat]);
  position.write("phase", [BUILD]);
  return piece.tile === null ? putItem(position, piece.move) : putTile(position, seat, piece.tile, piece);
}

/** Hands a builder a tile and the pillars of the box; what no one needs goes back by `takeBack`. */
export function handOut(position: Position, seat: number, tile: string): void {
  const supply = position.numbers("supply");
  // No tile has more corners, so none is paid for by swapping.
  const singles = Math.min(CORNERS, supply[SINGLES ?? 0] ?? 0);
  const doubles = Math.min(CORNERS, supply[DOUBLES ?? 0] ?? 0);
  supply[SINGLES ?? 0] = (supply[SINGLES ?? 0] ?? 0) - singles;
  supply[DOUBLES ?? 0] = (supply[DOUBLES ?? 0] ?? 0) - doubles;
  position.write("supply", supply);
  position.writeGarden(seat, "singles", singles);
  position.writeGarden(seat, "doubles", doubles);
  position.write("dug", [tileNumber(tile)]);
}

function takeBack(position: Position, seat: number): void {
  const supply = position.numbers("supply");
  supply[SINGLES ?? 0] = (supply[SINGLES ?? 0] ?? 0) + position.gardenNumber(seat, "singles");
  supply[DOUBLES ?? 0] = (supply[DOUBLES ?? 0] ?? 0) + position.gardenNumber(seat, "doubles");
  position.write("supply", supply);
  position.writeGarden(seat, "singles", 0);
  position.writeGarden(seat, "doubles", 0);
  position.write("dug", [NOTHING]);
}

function putTile(position: Position, seat: number, tile: string, { move, bare }: Piece): IllegalMove | null {
  handOut(position, seat, tile);
  const left = position.numbers("supply")[BELVEDERES ?? 0] ?? 0;
  if (bare) writeBelvederes(position, 0);
  const refused = played(position, move);
  takeBack(position, seat);
  if (bare) writeBelvederes(position, left);
  return refused;
}

function writeBelvederes(position: Position, count: number): void {
  position.write("supply", position.numbers("supply").with(BELVEDERES ?? 0, count));
}

/** Which token helped is not known any more. */
function putItem(position: Position, move: string): IllegalMove | null {
  let refused = played(position, move);
  for (const token of refused === null ? [] : HELPFUL) {
    position.write("token", [token]);
    const helped = starred(move).some((one) => played(position, one) === null);
    if (helped) {
      refused = null;
      break;
    }
  }
  position.write("token", [NO_TOKEN]);
  position.write("star_used", [0]);
  return refused;
}

/** The move with each of its spaces as the one that a token gives its symbol. */
function starred(move: string): string[] {
  const meant = spell(move);
  return meant?.kind === "decorate" ? meant.spaces.map((space) => move.replace(space, `${space}*`)) : [];
}

function played(position: Position, move: string): IllegalMove | null {
  try {
    position.play(move);
    return null;
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
}
