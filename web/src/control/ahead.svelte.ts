/** The next turn of a seat, planned while others play: several in the order in which they are tried. */
import type { Plan } from "../api/table";
import { refusalOf } from "../kernel/answers/refusals";
import { IllegalMove } from "../kernel/position";
import { Refused } from "../referee/refused";
import type { Session } from "../store/session.svelte";
import { refusalWords } from "../words/refusals";
import { say } from "../words/words.svelte";

/** The server says so of a turn whose stack has another height than when it was planned. */
const CHANGED = "changed";

export interface PlannedTurn {
  readonly moves: readonly string[];
  /** Why it was not played, or can't be any more; null while it may be. */
  readonly why: string | null;
}

export class Ahead {
  refusal: string | null = $state(null);
  busy = $state(false);
  #plan: Plan | null = $state.raw(null);

  constructor(readonly session: Session) {}

  /** Whether the plan has come to nothing, of which nobody has taken notice yet. */
  readonly dropped: boolean = $derived.by(() => this.#plan?.dropped != null);

  /** Whether the turn has come that the plan was made for: soon it is played, or dropped. */
  readonly isDue: boolean = $derived.by(
    () => this.#plan !== null && (this.session.game?.turns.length ?? 0) >= this.#plan.turn,
  );

  readonly turns: readonly PlannedTurn[] = $derived.by(() => {
    const plan = this.#plan;
    if (plan === null) return [];
    return [plan, ...plan.others].map(({ moves, dropped }) => ({ moves, why: this.#why(moves, dropped) }));
  });

  /** Learns what is planned, from a page before this one or after others have played. */
  load(seat: number): Promise<void> {
    return this.#act(async () => (await this.session.referee.company?.planned(seat)) ?? null);
  }

  /** Keeps a turn to be tried after those that are planned already. */
  add(seat: number, moves: readonly string[]): Promise<void> {
    return this.#keep(seat, [...this.#hopeful(), moves]);
  }

  drop(seat: number, place: number): Promise<void> {
    return this.#keep(
      seat,
      this.turns.filter((turn, index) => index !== place && turn.why === null).map(({ moves }) => moves),
    );
  }

  /** Takes notice of why nothing came of it. */
  close(seat: number): Promise<void> {
    return this.#keep(seat, []);
  }

  /** The turns that may still be played: to plan one again would mean the tile that now lies there. */
  #hopeful(): (readonly string[])[] {
    return this.dropped ? [] : this.turns.flatMap(({ moves, why }) => (why === null ? [moves] : []));
  }

  #keep(seat: number, turns: readonly (readonly string[])[]): Promise<void> {
    return this.#act(
      async () => (await this.session.referee.company?.plan(seat, this.session.table?.seq ?? 0, turns)) ?? null,
    );
  }

  async #act(deed: () => Promise<Plan | null>): Promise<void> {
    this.busy = true;
    try {
      this.#plan = await deed();
      this.refusal = null;
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : say("web-offline");
    } finally {
      this.busy = false;
    }
  }

  #why(moves: readonly string[], dropped: string | null): string | null {
    const stack = (moves[0] ?? "").replace(/^x/, "");
    if (dropped === CHANGED || (dropped === null && this.#isTaken(stack))) return say("web-ahead-changed", { stack });
    return dropped === null ? null : this.#broken(moves);
  }

  /** Whether somebody has taken a tile from a stack since the plan was made. */
  #isTaken(stack: string): boolean {
    const made = this.#plan?.made ?? 0;
    return this.session.events.some(
      (event) => event.kind === "turn" && event.at > made && event.moves[0]?.replace(/^x/, "") === stack,
    );
  }

  /** The rule that is in the way now that it is the seat's turn. */
  #broken(moves: readonly string[]): string {
    try {
      this.session.game?.drafted(moves);
    } catch (error) {
      if (error instanceof IllegalMove) return refusalWords(refusalOf(error.move, error.code, error.row));
    }
    return say("web-ahead-broken");
  }
}
