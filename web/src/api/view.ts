/** What the server sends to be drawn: the view of one seat. The types are generated from the server's interface. */
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** Nothing that was received is ever changed here. */
export type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** All values of a type, in this order; the type checker refuses a list that misses one. */
export function all<Value extends string>(values: Record<Value, true>): readonly Value[] {
  return Object.keys(values).filter((key): key is Value => key in values);
}

export type View = Frozen<Schemas["View"]>;
export type Garden = Frozen<Schemas["GardenView"]>;
export type PlacedTile = Frozen<Schemas["PlacedTileView"]>;
export type QuarryStack = Frozen<Schemas["StackView"]>;
export type TileFace = Frozen<Schemas["TileView"]>;
export type Item = Frozen<Pick<Schemas["ItemView"], "kind" | "spaces" | "levels" | "visible" | "bears">>;
export type Score = Frozen<Schemas["GardenScore"]>;
export type Flower = TileFace["flower"];
export const FLOWERS = all<Flower>({ white: true, pink: true, blue: true, yellow: true });
export type Material = TileFace["material"];
export type ItemKind = Item["kind"];
export type Symbol = Exclude<ItemKind, "belvedere">;
export type Support = PlacedTile["supports"][number];
export type Corner = NonNullable<PlacedTile["open"]>;
export type Token = NonNullable<View["token"]>;
export type Phase = View["phase"];

/** The lines of the score pad, in its order. */
export type Category = Schemas["Category"];
export const CATEGORIES = all<Category>({
  statues: true,
  fountains: true,
  bridges: true,
  stairways: true,
  diversity: true,
  flowers: true,
  belvederes: true,
  highest: true,
});
