/** Chooses among the legal moves the server lists. Nothing here knows why a move is legal. */
import type { DecorateMove, DigMove, EndMove, Keep, LegalMove, PlaceMove, RemoveMove, Source } from "../api/table";
import type { Corner } from "../api/view";

/** What the player wishes for a placement; the nearest legal move is shown. */
export interface Wish {
  readonly turns: number;
  /** null: the lowest there is. */
  readonly level: number | null;
  /** null: none. undefined: none where that is legal, else as it costs least. */
  readonly open: Corner | null | undefined;
}

export const ANY: Wish = { turns: 0, level: null, open: undefined };

export const isTake = (move: LegalMove): move is DigMove | RemoveMove => move.kind === "dig" || move.kind === "remove";
export const isPlace = (move: LegalMove): move is PlaceMove => move.kind === "place";
export const isDecorate = (move: LegalMove): move is DecorateMove => move.kind === "decorate";
export const isEnd = (move: LegalMove): move is EndMove => move.kind === "end";

export function takeOf(legal: readonly LegalMove[], stack: string): DigMove | RemoveMove | undefined {
  return legal.filter(isTake).find((move) => move.stack === stack);
}

export function placesOf(legal: readonly LegalMove[], source: Source): PlaceMove[] {
  return legal.filter(isPlace).filter((move) => move.source === source);
}

/** The lowest level of every position, in reading order. */
export function positionsOf(places: readonly PlaceMove[]): { position: string; level: number }[] {
  const lowest = new Map<string, number>();
  for (const { position, level } of places) lowest.set(position, Math.min(level, lowest.get(position) ?? level));
  return [...lowest]
    .map(([position, level]) => ({ position, level }))
    .toSorted((a, b) => a.position.localeCompare(b.position));
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

export const levelsOf = (places: readonly PlaceMove[], position: string): number[] =>
  distinct(places.filter((move) => move.position === position).map((move) => move.level)).toSorted((a, b) => a - b);

/** The open corners to choose from, at the level and turn of `move`; null stands for four supports. */
export function cornersOf(places: readonly PlaceMove[], move: PlaceMove): (Corner | null)[] {
  const same = places.filter(
    (other) => other.position === move.position && other.level === move.level && other.turns === move.turns,
  );
  return distinct(same.map((other) => other.open));
}

/** The legal move at `position` that comes nearest to the wish. */
export function nearest(places: readonly PlaceMove[], position: string, wish: Wish): PlaceMove | null {
  const here = places.filter((move) => move.position === position);
  const level = wish.level ?? Math.min(...here.map((move) => move.level));
  const distance = (move: PlaceMove): number =>
    Math.abs(move.level - level) * 1000 +
    ((move.turns - wish.turns + 4) % 4) * 100 +
    (wish.open !== undefined && move.open !== wish.open ? 50 : 0) +
    (wish.open === undefined && move.open !== null ? 10 : 0) +
    move.singles +
    2 * move.doubles;
  return here.reduce<PlaceMove | null>(
    (best, move) => (best === null || distance(move) < distance(best) ? move : best),
    null,
  );
}

/** The next legal rotation after that of `move`, clockwise for +1. */
export function turnedFrom(places: readonly PlaceMove[], move: PlaceMove, step: 1 | -1): number {
  const legal = new Set(
    places
      .filter((other) => other.position === move.position && other.level === move.level)
      .map((other) => other.turns),
  );
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const turns = (move.turns + step * quarter + 8) % 4;
    if (legal.has(turns)) return turns;
  }
  return move.turns;
}

const PREFERENCE: Record<Keep, number> = { dug: 0, stored: 1, none: 2 };
const LOST: Record<EndMove["discarded"], number> = { none: 0, dug: 1, stored: 2, both: 3 };

/**
 * The end of turn to send: what the player asked to keep, else the one that throws away least. What was stored before,
 * such as the starting tile, is thrown away only by who says so.
 */
export function endOf(legal: readonly LegalMove[], keep: Keep | null): EndMove | undefined {
  const ends = legal
    .filter(isEnd)
    .toSorted((a, b) => LOST[a.discarded] - LOST[b.discarded] || PREFERENCE[a.keep] - PREFERENCE[b.keep]);
  return ends.find((move) => move.keep === keep) ?? ends[0];
}
