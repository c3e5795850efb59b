/** Moves in words. */
import type { Discarded } from "../api/table";
import { spell, type Decoration } from "../control/notation";
import { say } from "./words.svelte";

/** What a move does; the end of a turn tells what it discards. */
export function moveWords(token: string, discarded: Discarded = "none"): string {
  const move = spell(token);
  switch (move?.kind) {
    case "remove":
      return say("move-remove", { stack: move.stack });
    case "dig":
      return say("move-dig", { stack: move.stack });
    case "place":
      return say("move-place", {
        source: move.source,
        position: move.position,
        level: move.level,
        turns: move.turns,
        corner: move.open ?? "none",
      });
    case "decorate":
      return decorationWords(move);
    case "end":
      return say("move-end", { keep: move.keep, discarded });
    case undefined:
      return token;
  }
}

function decorationWords({ symbol, spaces, star }: Decoration): string {
  const move = say(`move-${symbol}`, { first: spaces[0] ?? "", second: spaces[1] ?? "" });
  return star === null ? move : say("move-star", { move, space: star });
}
