/** What the server sends to be drawn: the view of one seat. Field names are the server's. */
export type Flower = "white" | "pink" | "blue" | "yellow";
export type Symbol = "statue" | "fountain" | "bridge" | "stairway";
export type ItemKind = Symbol | "belvedere";
export type Material = "clay" | "granite" | "basalt" | "start";
export type Token =
  | "none"
  | "extra-single"
  | "extra-double"
  | "change-symbol"
  | "fill-blank"
  | "double-flower"
  | "fewer-pillars";
export type Phase = "remove" | "dig" | "build" | "over";
export type Corner = "nw" | "ne" | "se" | "sw";
export type Support = "single" | "double" | "statue" | "open";
/** Corners in the order nw, ne, se, sw. */
export type Four<Value> = readonly [Value, Value, Value, Value];

export interface TileFace {
  readonly face: Four<Symbol | null>;
  readonly flower: Flower;
  readonly material: Material;
}

export interface QuarryStack {
  readonly stack: string;
  readonly height: number;
  readonly tile: string | null;
}

export interface PlacedTile {
  readonly tile: string;
  readonly position: string;
  readonly level: number;
  readonly turns: number;
  readonly open: Corner | null;
  readonly corners: Four<Symbol | null>;
  readonly flower: Flower;
  readonly supports: Four<Support>;
  readonly visible: boolean;
  readonly fresh: boolean;
}

export interface Item {
  readonly kind: ItemKind;
  readonly spaces: readonly string[];
  readonly levels: readonly number[];
  readonly visible: boolean;
  readonly bears: boolean;
}

export const CATEGORIES = [
  "statues",
  "fountains",
  "bridges",
  "stairways",
  "belvederes",
  "diversity",
  "flowers",
  "highest",
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Score = Readonly<Record<Category | "total" | "open_notches", number>>;

export interface Garden {
  readonly seat: number;
  readonly flower: Flower;
  readonly singles: number;
  readonly doubles: number;
  readonly stored: string | null;
  readonly dug: string | null;
  readonly surface: readonly number[];
  readonly tiles: readonly PlacedTile[];
  readonly items: readonly Item[];
  readonly score: Score;
}

export interface Supply {
  readonly singles: number;
  readonly doubles: number;
  readonly belvederes: number;
  readonly stairways: number;
  readonly fountains: number;
  readonly bridges: number;
  readonly statues: number;
}

export interface View {
  readonly edition: { readonly name: string; readonly highest: string; readonly overlap: string; readonly gap: string };
  readonly players: number;
  readonly seats: readonly Flower[];
  readonly phase: Phase;
  readonly seat: number;
  readonly round: number;
  readonly rounds: number;
  readonly token: Token;
  readonly tokens_seen: readonly Token[];
  readonly tokens_left: number;
  readonly quarry: readonly QuarryStack[];
  readonly tiles: Readonly<Record<string, TileFace>>;
  readonly supply: Supply;
  readonly gardens: readonly Garden[];
  readonly winners: readonly number[] | null;
}
