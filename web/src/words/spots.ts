/** What a decoration would score, in words. */
import type { DecorateMove } from "../api/table";
import type { Category, Garden, Symbol } from "../api/view";
import { cellOf, spaceIndex } from "../art/spaces";
import { say } from "./words.svelte";

export const CATEGORY_OF: Record<Symbol, Category> = {
  statue: "statues",
  fountain: "fountains",
  bridge: "bridges",
  stairway: "stairways",
};

/** "+6 fountain on level 2" */
export function spotWords(move: DecorateMove, garden: Garden | undefined): string {
  const levels = move.spaces.map((space) => garden?.surface[spaceIndex(cellOf(space))] ?? 0);
  return say("web-spot", {
    points: move.gain[CATEGORY_OF[move.symbol]] ?? 0,
    item: say(`item-${move.symbol}`),
    level: Math.max(...levels),
  });
}
