/** Everything the stage needs to draw one moment. */
import type { Flower, ItemKind, Support, Symbol, View } from "../../api/view";
import type { Cell } from "../../art/spaces";

export interface PlaceMark {
  readonly position: string;
  readonly level: number;
}

export interface SpotMark {
  readonly spaces: readonly string[];
  readonly kind: ItemKind;
  readonly chosen: boolean;
}

export interface GhostTile {
  readonly position: string;
  readonly level: number;
  readonly corners: readonly (Symbol | null)[];
  readonly flower: Flower;
  readonly supports: readonly Support[];
  /** Whether a belvedere would stand on the open corner; the server knows. */
  readonly belvedere: boolean;
}

export interface GhostItem {
  readonly kind: ItemKind;
  readonly spaces: readonly string[];
  readonly levels: readonly number[];
}

export interface LiftMark {
  readonly stack: string;
  /** Whether the edges north, east, south and west pay; null while unknown. */
  readonly edges: readonly boolean[] | null;
}

export interface LastMove {
  readonly seat: number;
  readonly tiles: readonly string[];
  readonly stack: string | null;
}

/** What a lesson wants to be clicked. */
export type Aim =
  | { readonly kind: "stack"; readonly stack: string }
  | { readonly kind: "place"; readonly position: string }
  | { readonly kind: "spot"; readonly spaces: readonly string[] };

export interface Marks {
  readonly stacks: readonly string[];
  readonly lift: LiftMark | null;
  readonly places: readonly PlaceMark[];
  readonly spots: readonly SpotMark[];
  readonly ghost: GhostTile | null;
  readonly ghostItem: GhostItem | null;
  readonly last: LastMove | null;
  /** The pieces whose points are explained, in whosever garden. */
  readonly lit: { readonly seat: number; readonly spaces: readonly string[] } | null;
  /** The space of the keyboard's cursor in one's own garden. */
  readonly cursor: Cell | null;
  readonly aim: Aim | null;
}

export const NO_MARKS: Marks = {
  stacks: [],
  lift: null,
  places: [],
  spots: [],
  ghost: null,
  ghostItem: null,
  last: null,
  lit: null,
  cursor: null,
  aim: null,
};

export interface Picture {
  readonly view: View;
  /** The seat whose garden lies in front. */
  readonly seat: number;
  readonly marks: Marks;
  /** The highest level that is not cut away. */
  readonly cut: number;
  readonly plan: boolean;
  readonly upright: boolean;
  /** Whether all gardens lie side by side at full size, for the final scores. */
  readonly reveal: boolean;
  readonly plain: boolean;
  readonly largeChips: boolean;
}
