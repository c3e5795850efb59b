/** Pieces of a garden that is set up, in words. */
import type { TileFace } from "../../api/view";
import { spell } from "../../control/notation";
import type { CORNERS, SYMBOLS } from "../../kernel/generated";
import type { Piece } from "../../kernel/midgame";
import { say } from "../../words/words.svelte";
import { NOWHERE } from "./draft";

const LETTERS = { statue: "S", fountain: "F", bridge: "B", stairway: "T" } as const;

/** A decoration on these spaces, the lower column first, then the lower row. */
export const itemMove = (symbol: (typeof SYMBOLS)[number], spaces: readonly string[]): Piece => ({
  tile: null,
  move: `${LETTERS[symbol]}:${spaces.toSorted().join("-")}`,
  bare: false,
  ...NOWHERE,
});

export const cornerWords = (corner: (typeof CORNERS)[number]): string => say("pad-corner", { corner });

export function pieceWords({ tile, move }: Piece, faces: Readonly<Record<string, TileFace>>): string {
  const meant = spell(move);
  if (meant?.kind === "decorate") {
    const [first = "", second = first] = meant.spaces;
    return say("pad-item", { item: say(`item-${meant.symbol}`), first, second, spaces: meant.spaces.length });
  }
  if (meant?.kind !== "place" || tile === null) return move;
  const flower = say(`flower-${faces[tile]?.flower ?? "white"}`);
  const { position, level, open } = meant;
  const name = faces[tile]?.material === "start" ? say("material-start") : tile;
  return `${name} – ${say("pad-tile", { position, level, flower, corner: open ?? "none" })}`;
}
