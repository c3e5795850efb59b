/** A turn in a few words, wherever one is suggested or listed. */
import { spell } from "../control/notation";
import { listed } from "../words/joins";
import { say } from "../words/words.svelte";

/** "dig B2, a tile at c4 on level 2" */
export function turnWords(moves: readonly string[]): string {
  const parts = moves.flatMap((token) => {
    const move = spell(token);
    switch (move?.kind) {
      case "remove":
      case "dig":
        return [say("advice-turn-take", { stack: move.stack })];
      case "place":
        return [say("advice-turn-place", { position: move.position, level: move.level })];
      case "decorate":
        return [say(`item-${move.symbol}`)];
      case "end":
      case undefined:
        return [];
    }
  });
  return parts.length === 0 ? say("advice-turn-end") : listed(parts);
}
