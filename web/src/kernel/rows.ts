/** The questions about a position, each answered in rows whose columns are numbers; `names` puts them into words. */
import {
  type GardenRow,
  type IncomeRow,
  type ItemRow,
  type MoveRow,
  type PlaceRow,
  type PointRow,
  type SheetRow,
  STACKS,
  type StandingRow,
  type TileRow,
} from "./generated";
import { TRIAL } from "./instance";
import { type Corner, cornerNumber, moveTokens, spaceNumber, wordIn } from "./names";
import type { Position } from "./position";

/** A garden as it can be looked at. */
export interface GardenPicture {
  readonly garden: GardenRow;
  readonly tiles: readonly TileRow[];
  readonly items: readonly ItemRow[];
}

/** Every legal move with what it takes and what it brings; the rotations of a placement share a row. */
export function legalMoves(position: Position): MoveRow[] {
  const { kernel } = position;
  const found = position.call({
    name: "move_rows",
    about: [TRIAL, ...kernel.scratch, ...kernel.answer(kernel.layout.MOST_MOVES)],
  });
  return kernel.read("MoveRow", found);
}

/** The record's token of a legal move, by its number. */
export function tokenOf(position: Position, action: number): string {
  const rotation = position.ask("move_row", 1, action);
  return wordIn(moveTokens(position.kernel.readOne("MoveRow")), rotation);
}

/** What each stack that may be dug now pays, and for what. */
export function incomes(position: Position): IncomeRow[] {
  return position.kernel.read("IncomeRow", position.ask("income_rows", STACKS.length));
}

/** The lines of a seat's score pad. */
export function sheet(position: Position, seat: number): SheetRow {
  position.ask("sheet_row", 1, seat);
  return position.kernel.readOne("SheetRow");
}

/** Where each point of a seat comes from. */
export function points(position: Position, seat: number): PointRow[] {
  const { kernel } = position;
  return kernel.read("PointRow", position.ask("point_rows", kernel.layout.MOST_POINTS, seat));
}

/** Who is ahead: a row for every seat. */
export function standings(position: Position): StandingRow[] {
  position.ask("standing_rows", position.players);
  return position.kernel.read("StandingRow", position.players);
}

/** A seat's garden, its tiles and items in the order of building. */
export function garden(position: Position, seat: number): GardenPicture {
  const { kernel } = position;
  position.ask("garden_row", 1, seat);
  const whole = kernel.readOne("GardenRow");
  position.ask("tile_rows", whole.tiles, seat);
  const tiles = kernel.read("TileRow", whole.tiles);
  position.ask("item_rows", whole.items, seat);
  return { garden: whole, tiles, items: kernel.read("ItemRow", whole.items) };
}

/** The placement that someone means who points at a space and maybe names a corner, whether it is legal or not. */
export function nearestPlace(position: Position, space: string, open: Corner | null): PlaceRow {
  position.ask("place_row", 1, spaceNumber(space), cornerNumber(open));
  return position.kernel.readOne("PlaceRow");
}
