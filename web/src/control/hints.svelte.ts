/** A hint in two steps: first only the idea, then the move itself. */
import type { Garden } from "../api/view";
import { gardenOf } from "../kernel/answers/gardens";
import type { Advice } from "../referee/referee";
import { Refused } from "../referee/refused";
import type { DraftStore } from "../store/draft.svelte";
import type { Session } from "../store/session.svelte";

/** Advice for a draft: the moves that it went on from, the garden that it leads to, and whether its move was shown. */
export interface Given {
  readonly advice: Advice;
  readonly draft: DraftStore;
  readonly moves: readonly string[];
  readonly garden: Garden;
  readonly shown: boolean;
}

export class Hints {
  /** Whether a bot is being asked. */
  asking = $state(false);
  /** Why there is no hint. */
  refusal: string | null = $state(null);
  #given: Given | null = $state.raw(null);

  constructor(readonly session: Session) {}

  /** The advice that still fits: who has played otherwise meanwhile needs another. */
  readonly given: Given | null = $derived.by(() => {
    const given = this.#given;
    if (given === null || this.session.draft !== given.draft) return null;
    return given.shown || given.draft.moves === given.moves ? given : null;
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
    given.draft.replace(moves.filter((token) => !token.startsWith("=")));
    this.#given = { ...given, shown: true };
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
      this.#given = { advice, draft, moves, garden: gardenAfter(draft, advice.moves), shown: false };
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : null;
    } finally {
      this.asking = false;
    }
  }
}

function gardenAfter({ turn, seat }: DraftStore, moves: readonly string[]): Garden {
  const { deal, position } = turn.game.drafted(moves);
  return gardenOf(position, seat, deal.tiles);
}
