/** The turn being planned: moves so far, moves taken back, and what the rules say of them. */
import type { PlaceQuestion, Preview, Why } from "../api/table";
import type { View } from "../api/view";
import type { PublicGame } from "../kernel/answers/game";
import { previewOf, whyNot } from "../kernel/answers/preview";
import { refusalOf } from "../kernel/answers/refusals";
import { IllegalMove } from "../kernel/position";
import { refusalWords } from "../words/refusals";
import { alike } from "./alike";

/** The turn that is to be planned: whose it is, after which event, and the game before it with its view. */
export interface OpenTurn {
  readonly seat: number;
  readonly sequence: number;
  readonly game: PublicGame;
  readonly view: View;
}

interface Plan {
  readonly moves: readonly string[];
  readonly undone: readonly string[];
}

export class DraftStore {
  moves: readonly string[] = $state.raw([]);
  undone: readonly string[] = $state.raw([]);
  preview: Preview;
  refusal: string | null = $state(null);
  /** The code of the rule that the refusal speaks of. */
  broken: string | null = $state(null);
  /** The game with the moves so far. */
  game: PublicGame;

  constructor(
    readonly turn: OpenTurn,
    readonly changed: (draft: DraftStore) => void = () => {},
  ) {
    this.game = turn.game;
    this.preview = $state.raw(this.#previewed([], turn.game, turn.view));
  }

  get seat(): number {
    return this.turn.seat;
  }

  get sequence(): number {
    return this.turn.sequence;
  }

  get canUndo(): boolean {
    return this.moves.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  play(...tokens: readonly string[]): void {
    const again = tokens[0] !== undefined && tokens[0] === this.undone[0];
    this.#change({ moves: [...this.moves, ...tokens], undone: again ? this.undone.slice(tokens.length) : [] });
  }

  undo(): void {
    const last = this.moves.at(-1);
    if (last !== undefined) this.#change({ moves: this.moves.slice(0, -1), undone: [last, ...this.undone] });
  }

  redo(): void {
    const [next, ...rest] = this.undone;
    if (next !== undefined) this.#change({ moves: [...this.moves, next], undone: rest });
  }

  replace(moves: readonly string[]): void {
    this.#change({ moves, undone: [] });
  }

  /** Goes on with what was planned before, as far as that is still allowed. */
  resume(plan: Plan): void {
    this.#change(plan);
    [this.refusal, this.broken] = [null, null];
  }

  /** The rule that a move would break now, or none. */
  whyNot(move: string | PlaceQuestion): Why {
    return whyNot(this.game, move);
  }

  /** Plans otherwise, unless a rule forbids it. */
  #change({ moves, undone }: Plan): void {
    try {
      this.game = this.turn.game.drafted(moves);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      const refusal = refusalOf(error.move, error.code, error.row);
      [this.refusal, this.broken] = [refusalWords(refusal), refusal.code];
      return;
    }
    this.moves = moves;
    this.undone = undone;
    [this.refusal, this.broken] = [null, null];
    this.preview = this.#previewed(moves, this.game, this.preview.view);
    this.changed(this);
  }

  /** What the moves lead to; what it has in common with the view before stays the same. */
  #previewed(moves: readonly string[], after: PublicGame, former: View): Preview {
    const { game, seat, view } = this.turn;
    const preview = previewOf({ before: game, seat, moves, after }, view);
    return { ...preview, view: alike(former, preview.view) };
  }
}
