/** What belongs to one kernel and may be otherwise in one of former rules: how its memory lies, what its rules fix. */
import type { Ways } from "../bots/ways";
import {
  ALIKE,
  BOXES,
  type EDITIONS,
  type Field,
  GARDEN,
  GARDEN_PLACE,
  type KernelFunction,
  MOST_MOVES,
  MOST_PLACES,
  MOST_POINTS,
  PARAMETERS,
  REFUSALS,
  type Rows,
  ROWS,
  RULES,
  STATE,
  STATE_SIZE,
  STATE_STEP,
  STORED_SINGLES,
  TILE_SETS,
} from "./generated";

export type Players = keyof typeof STATE_STEP;
/** A column of a row: its name, and how many numbers it has; 0 for a single one. */
export type Column = readonly [name: string, length: number];

/** A kernel's description has all of this, and more. */
export interface Layout {
  /** The rules that it judges by: their hash, and other names that games have for them. */
  readonly RULES: string;
  readonly ALIKE: readonly string[];
  readonly STATE: Readonly<Record<keyof typeof STATE, Field>>;
  readonly STATE_STEP: Readonly<Record<Players, number>>;
  readonly STATE_SIZE: number;
  readonly GARDEN: Readonly<Record<keyof typeof GARDEN, Field>>;
  readonly GARDEN_PLACE: { readonly offset: number; readonly size: number };
  readonly PARAMETERS: Readonly<Record<KernelFunction, string>>;
  readonly ROWS: Readonly<Record<keyof Rows, readonly Column[]>>;
  readonly MOST_MOVES: number;
  readonly MOST_PLACES: number;
  readonly MOST_POINTS: number;
  readonly STORED_SINGLES: number;
  readonly REFUSALS: readonly (typeof REFUSALS)[number][];
  readonly TILE_SETS: typeof TILE_SETS;
  readonly BOXES: typeof BOXES;
}

/** The printed books by their names. */
export type Books = typeof EDITIONS;

/** A kernel of former rules as it is kept: its code, and its description. */
export interface PastKernel {
  readonly code: ArrayBuffer;
  readonly described: Layout & Ways & { readonly EDITIONS: Books };
}

export const PRESENT: Layout = {
  RULES,
  ALIKE,
  STATE,
  STATE_STEP,
  STATE_SIZE,
  GARDEN,
  GARDEN_PLACE,
  PARAMETERS,
  ROWS,
  MOST_MOVES,
  MOST_PLACES,
  MOST_POINTS,
  STORED_SINGLES,
  REFUSALS,
  TILE_SETS,
  BOXES,
};

/** Whether a kernel judges games that call their rules so. */
export const judges = ({ RULES: own, ALIKE: others }: Layout, rules: string): boolean =>
  rules === own || others.includes(rules);

export const rowLength = (columns: readonly Column[]): number =>
  columns.reduce((sum, [, length]) => sum + Math.max(length, 1), 0);
