/** A sheet of the score pad: who played, and what they counted or put together. All of it is plain numbers and words. */
import { EDITIONS, FLOWERS, SYMBOLS } from "../kernel/generated";
import { LEVELS } from "./generated";

export type EditionName = keyof typeof EDITIONS;
export type Flower = (typeof FLOWERS)[number];
export type Decoration = (typeof SYMBOLS)[number];

export const FEWEST = 2;
export const MOST = FLOWERS.length;
/** No garden has so many of anything. */
export const MOST_COUNTED = 99;
export const TOP = LEVELS - 1;
export const LONGEST_NAME = 24;

/** Pieces seen from above. Decorations by their level, from 1 on; a stairway by its lower one. */
export interface Counts {
  readonly items: Readonly<Record<Decoration, readonly number[]>>;
  readonly belvederes: number;
  readonly flowers: readonly number[];
  readonly highest: number;
  /** Counted only where there is a tie. */
  readonly notches: number | null;
}

/** A tile or a decoration of a garden that is put together again, with the rules' numbers of spaces and corners. */
export type Piece =
  | {
      readonly kind: "tile";
      readonly flower: number;
      readonly position: number;
      readonly level: number;
      readonly open: number;
    }
  | { readonly kind: "item"; readonly symbol: number; readonly first: number; readonly second: number };

export interface Player {
  readonly name: string;
  readonly flower: Flower;
  readonly manner: "quick" | "exact";
  readonly seen: Counts;
  /** What of that only the decks of bridges hide. */
  readonly underDecks: Counts;
  /** From the bottom up. */
  readonly pieces: readonly Piece[];
}

export interface Sheet {
  readonly edition: EditionName;
  readonly players: readonly Player[];
}

const none = (): readonly number[] => Array.from({ length: TOP }, () => 0);

export const NOTHING_COUNTED: Counts = {
  items: { statue: none(), fountain: none(), bridge: none(), stairway: none() },
  belvederes: 0,
  flowers: FLOWERS.map(() => 0),
  highest: 0,
  notches: null,
};

export function newPlayer(flower: Flower): Player {
  return {
    name: "",
    flower,
    manner: "quick",
    seen: NOTHING_COUNTED,
    underDecks: NOTHING_COUNTED,
    pieces: [],
  };
}

export const isEdition = (name: string): name is EditionName => Object.hasOwn(EDITIONS, name);

/** An empty sheet, with the edition that people of this language have. */
export const newSheet = (language: string): Sheet => ({
  edition: isEdition(language) ? language : "revised",
  players: FLOWERS.slice(0, FEWEST).map(newPlayer),
});

/** The sheet with so many players; those who come get flowers that nobody has. */
export function withPlayers(sheet: Sheet, count: number): Sheet {
  const players = sheet.players.slice(0, count);
  while (players.length < count) {
    const free = FLOWERS.find((flower) => players.every((player) => player.flower !== flower)) ?? "white";
    players.push(newPlayer(free));
  }
  return { ...sheet, players };
}

/** The sheet with one player changed. Two who would have the same flower swap. */
export function withPlayer(sheet: Sheet, number: number, change: Partial<Player>): Sheet {
  const before = sheet.players[number];
  return {
    ...sheet,
    players: sheet.players.map((player, place) => {
      if (place === number) return { ...player, ...change };
      return before !== undefined && player.flower === change.flower ? { ...player, flower: before.flower } : player;
    }),
  };
}

/** Counts with another number of decorations on a level. */
export function withItems(counts: Counts, kind: Decoration, level: number, count: number): Counts {
  const levels = counts.items[kind].map((old, place) => (place === level - 1 ? count : old));
  return { ...counts, items: { ...counts.items, [kind]: levels } };
}

export const isEmpty = (counts: Counts): boolean =>
  Object.values(counts.items)
    .flat()
    .every((count) => count === 0) &&
  counts.flowers.every((count) => count === 0) &&
  counts.belvederes === 0 &&
  counts.highest === 0 &&
  counts.notches === null;

/** Whether a player's garden has been entered, as far as one can tell. */
export const isEntered = (player: Player): boolean =>
  player.manner === "quick" ? !isEmpty(player.seen) : player.pieces.length > 0;

/** Whether nothing has been written on the sheet. */
export const isBlank = (sheet: Sheet): boolean =>
  sheet.players.every((player) => player.name === "" && player.pieces.length === 0 && isEmpty(player.seen));
