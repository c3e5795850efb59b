/** Moves in words: what one does, for buttons and the status, and who did it, for the log. */
import type { FluentVariable } from "@fluent/bundle";
import type { Discarded } from "../api/table";
import type { Symbol } from "../api/view";
import { spell, type Spelled } from "../control/notation";
import { say } from "./words.svelte";

interface Told {
  readonly id: Exclude<Spelled["kind"], "decorate"> | Symbol;
  readonly values: Record<string, FluentVariable>;
}

function told(move: Spelled, discarded: Discarded): Told {
  switch (move.kind) {
    case "remove":
    case "dig":
      return { id: move.kind, values: { stack: move.stack } };
    case "place": {
      const { source, position, level, turns, open } = move;
      return { id: "place", values: { source, position, level, turns, corner: open ?? "none" } };
    }
    case "decorate":
      return { id: move.symbol, values: { first: move.spaces[0] ?? "", second: move.spaces[1] ?? "" } };
    case "end":
      return { id: "end", values: { keep: move.keep, discarded } };
  }
}

const starOf = (move: Spelled): string | null => (move.kind === "decorate" ? move.star : null);

/** What a move does; the end of a turn tells what it discards. */
export function moveWords(token: string, discarded: Discarded = "none"): string {
  const move = spell(token);
  if (move === null) return token;
  const { id, values } = told(move, discarded);
  const words = say(`move-${id}`, values);
  const space = starOf(move);
  return space === null ? words : say("move-star", { move: words, space });
}

/** What somebody did. A turn begins with a dig or a removal, which names them; the rest goes on from there. */
export function didWords(token: string, name: string, discarded: Discarded, singles: number | null = null): string {
  const move = spell(token);
  if (move === null) return token;
  if (move.kind === "dig" && singles !== null) return say("web-did-dig", { name, stack: move.stack, count: singles });
  const { id, values } = told(move, discarded);
  const words = say(`did-${id}`, { ...values, name });
  const space = starOf(move);
  return space === null ? words : say("did-star", { move: words, space });
}
