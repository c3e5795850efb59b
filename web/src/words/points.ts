/** Where points come from, in words. */
import type { Category, ItemKind } from "../api/view";
import { labelled, listed, together } from "./joins";
import { say } from "./words.svelte";

/** Points of an item, a tile or a set, or why it has none. */
export interface Point {
  readonly category: Category;
  readonly what: ItemKind | "tile" | "set";
  readonly spaces: readonly string[];
  readonly levels: readonly number[];
  /** The tile that took an item's last part out of sight. */
  readonly cover: { readonly position: string; readonly level: number } | null;
  /** Whether it is a statue that has become a pillar of that tile. */
  readonly bears: boolean;
  /** Whether nothing but bridges hides it. */
  readonly underBridges: boolean;
}

/** What a point is for, and what hides the item when it is worth nothing. */
export function pointWords(point: Point): string {
  const what = point.what === "set" ? `set-${point.category}` : point.what;
  const levels = [...new Set(point.levels)].map(String);
  const named = say(`point-${what}`, { spaces: together(point.spaces), levels: listed(levels) });
  if (point.underBridges) return labelled(named, say("point-under-bridges"));
  if (point.cover === null) return named;
  return labelled(named, say(point.bears ? "point-bears" : "point-hidden", { ...point.cover }));
}
