/** A hint in two steps: first only the idea, then the move itself. */
import type { Garden } from "../api/view";
import { gardenOf } from "../kernel/answers/gardens";
import type { Advice } from "../referee/referee";
import { Refused } from "../referee/refused";
import type { DraftStore } from "../store/draft.svelte";
import type { Session } from "../store/session.svelte";

/** Advice for a draft: the moves that it was asked for, the turn of it that is told of, and what that leads to. */
export interface Given {
  readonly advice: Advice;
  readonly draft: DraftStore;
  readonly asked: readonly string[];
  /** The best turn, or the alternative to it. */
  readonly turn: readonly string[];
  readonly garden: Garden;
  /** Whether the turn was laid out. */
  readonly shown: boolean;
}

export class Hints {
  /** Whether a bot is being asked. */
  asking = $state(false);
  /** Why there is no hint. */
  refusal: string | null = $state(null);
  #given: Given | null = $state.raw(null);

  constructor(readonly session: Session) {}

  /** The advice that still fits: who has played otherwise or taken back meanwhile needs another. */
  readonly given: Given | null = $derived.by(() => {
    const given = this.#given;
    if (given === null || this.session.draft !== given.draft) return null;
    const { draft, asked, turn, shown } = given;
    return shown ? (isLaidOut(turn, draft) ? given : null) : draft.moves === asked ? given : null;
  });

  /** Asks for the idea; once that is known, lays out the turn, whose whole moves are returned. */
  async press(): Promise<readonly string[] | null> {
    const given = this.given;
    if (given !== null && !given.shown) return this.show(given.advice.moves);
    await this.#ask();
    return null;
  }

  /** Lays out a turn of the advice, up to its end, which is for the player to confirm. */
  show(moves: readonly string[]): readonly string[] {
    const given = this.given;
    if (given === null) return [];
    const { draft } = given;
    draft.replace(laidOut(moves));
    this.#given = { ...given, turn: moves, garden: gardenAfter(draft, moves), shown: true };
    return moves;
  }

  close(): void {
    this.#given = null;
  }

  async #ask(): Promise<void> {
    const { draft } = this.session;
    if (draft === null || this.asking) return;
    const { seat, moves } = draft;
    this.asking = true;
    this.refusal = null;
    try {
      const advice = await this.session.referee.hint({ seat, moves });
      this.#given = {
        advice,
        draft,
        asked: moves,
        turn: advice.moves,
        garden: gardenAfter(draft, advice.moves),
        shown: false,
      };
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : null;
    } finally {
      this.asking = false;
    }
  }
}

/** A turn up to its end. */
const laidOut = (turn: readonly string[]): string[] => turn.filter((token) => !token.startsWith("="));

const isLaidOut = (turn: readonly string[], { moves }: DraftStore): boolean => laidOut(turn).join() === moves.join();

function gardenAfter({ turn, seat }: DraftStore, moves: readonly string[]): Garden {
  const { deal, position } = turn.game.drafted(moves);
  return gardenOf(position, seat, deal.tiles);
}
