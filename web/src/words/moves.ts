/** Moves in words. */
import { spell } from "../control/notation";
import { say } from "./words.svelte";

export function moveWords(token: string): string {
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
      return say(`move-${move.symbol}`, { first: move.spaces[0] ?? "", second: move.spaces[1] ?? "" });
    case "end":
      return say("move-end", { keep: move.keep });
    case undefined:
      return token;
  }
}
