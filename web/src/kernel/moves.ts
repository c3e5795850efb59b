/** Moves as the kernel is asked about them: only names become numbers here. */
import type { Spelled } from "../control/notation";
import { KEEPS, type KernelFunction, NO_STAR, SYMBOLS } from "./generated";
import { cornerNumber, spaceNumber, stackNumber } from "./names";

/** A function of the kernel, and what it is given besides the state. */
export interface Call {
  readonly name: KernelFunction;
  readonly about: readonly number[];
}

/** The question which rule a move breaks. */
export function refusalOf(move: Spelled): Call {
  switch (move.kind) {
    case "remove":
      return { name: "refuse_remove", about: [stackNumber(move.stack)] };
    case "dig":
      return { name: "refuse_dig", about: [stackNumber(move.stack)] };
    case "place":
      return {
        name: "refuse_place",
        about: [Number(move.source === "stored"), spaceNumber(move.position), move.level, cornerNumber(move.open)],
      };
    case "decorate": {
      const [first, last] = ends(move.spaces);
      const star = move.star === null ? NO_STAR : spaceNumber(move.star);
      return { name: "refuse_decorate", about: [SYMBOLS.indexOf(move.symbol), first, last, star] };
    }
    case "end":
      return move.keep === "none"
        ? { name: "refuse_end", about: [] }
        : { name: "refuse_keep", about: [Number(move.keep === "stored")] };
  }
}

/** The question which number a legal move has. Only a placement's depends on the state. */
export function actionOf(move: Spelled): Call {
  switch (move.kind) {
    case "remove":
      return { name: "remove_action", about: [stackNumber(move.stack)] };
    case "dig":
      return { name: "dig_action", about: [stackNumber(move.stack)] };
    case "place":
      return {
        name: "place_action",
        about: [
          Number(move.source === "stored"),
          spaceNumber(move.position),
          move.level,
          cornerNumber(move.open),
          move.turns,
        ],
      };
    case "decorate":
      return { name: "decorate_action", about: [SYMBOLS.indexOf(move.symbol), ...ends(move.spaces)] };
    case "end":
      return { name: "end_action", about: [KEEPS.indexOf(move.keep)] };
  }
}

function ends(spaces: readonly string[]): [number, number] {
  return [spaceNumber(spaces[0] ?? ""), spaceNumber(spaces.at(-1) ?? "")];
}
