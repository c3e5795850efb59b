/** A game as far as everybody knows it: its deal, and the position that its turns have led to. */
import type { PublicRecord } from "../../api/table";
import type { Token } from "../../api/view";
import { begun } from "../building";
import type { Kernel } from "../instance";
import type { Position } from "../position";
import { dealOf, type KnownDeal, type Told } from "./deal";

/** A whole turn and what chance revealed by it: the tile it uncovered, the token of the round that began. */
export interface PlayedTurn {
  readonly moves: readonly string[];
  readonly tile: string | null;
  readonly token: Token | null;
}

export class PublicGame {
  constructor(
    readonly deal: KnownDeal,
    readonly position: Position,
    /** The whole turns that have led there. */
    readonly turns: readonly PlayedTurn[] = [],
  ) {}

  /** The game that a record tells. */
  static of(
    kernel: Kernel,
    { deal, turns }: { readonly deal: Told; readonly turns: PublicRecord["turns"] },
  ): PublicGame {
    const known = dealOf(deal, kernel.layout);
    const position = begun(kernel, known);
    const played = turns.map(([moves, tile, token]) => ({ moves: moves.split(" "), tile, token }));
    for (const turn of played) take(position, turn);
    return new PublicGame(known, position, played);
  }

  /** The game after a whole turn. */
  played(turn: PlayedTurn): PublicGame {
    const position = this.position.copy();
    take(position, turn);
    return new PublicGame(this.deal, position, [...this.turns, turn]);
  }

  /** The game as if it were a seat's turn, which it may lay out while others play. */
  asTurnOf(seat: number): PublicGame {
    return new PublicGame(this.deal, this.position.asTurnOf(seat), this.turns);
  }

  /** The game after some moves of a turn; one that is not legal is thrown. */
  drafted(moves: readonly string[]): PublicGame {
    const position = this.position.copy();
    for (const move of moves) position.play(move);
    return new PublicGame(this.deal, position, this.turns);
  }
}

function take(position: Position, { moves, tile, token }: PlayedTurn): void {
  for (const move of moves.slice(0, -1)) position.play(move);
  const last = moves.at(-1);
  if (last !== undefined) position.endTurn(last, tile, token);
}
