/** Shows the turns of others step by step, at the player's pace; whoever is in a hurry skips. */
import type { View } from "../api/view";
import type { PublicGame } from "../kernel/answers/game";
import { type ToldTurn, toldTurn } from "../kernel/answers/turns";
import { viewOf } from "../kernel/answers/view";
import type { LastMove } from "../stage/layout/picture";
import { type Pace, preferences } from "../store/preferences.svelte";
import type { Session } from "../store/session.svelte";
import { partsOf, type Turn } from "./history";

/** The table after one move of somebody's turn. */
export interface Step {
  readonly view: View;
  readonly move: string;
  readonly told: ToldTurn;
  readonly last: LastMove;
}

const STEP_MS: Record<Pace, number> = { off: 0, fast: 450, normal: 1000, slow: 2000 };

/** How long a step is shown; 0: not at all. */
const ownPace = (): number => (preferences.animate ? STEP_MS[preferences.pace] : 0);

export class Replay {
  /** The turns of others since our own last one, the latest last. */
  turns: readonly ToldTurn[] = $state.raw([]);
  #steps: readonly Step[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly pace: () => number = ownPace,
  ) {
    session.witness = (turn, before, after) => this.#take(turn, before, after);
  }

  /** What is to be seen instead of the table as it stands now. */
  readonly step: Step | null = $derived(this.#steps[0] ?? null);

  /** The turns of others as far as they were shown. */
  readonly seen: readonly ToldTurn[] = $derived.by(() => {
    const at = this.step === null ? -1 : this.turns.indexOf(this.step.told);
    return at < 0 ? this.turns : this.turns.slice(0, at + 1);
  });

  skip(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  #take(turn: Turn, before: PublicGame, after: PublicGame): void {
    // Who sits at this screen has seen their own turn in the making.
    if (turn.bot === null && this.session.you.seats.includes(turn.seat)) {
      this.turns = [];
      return;
    }
    const told = toldTurn(before, turn, after);
    this.turns = [...this.turns, told].slice(1 - after.position.players);
    if (this.pace() === 0) return;
    const idle = this.#steps.length === 0;
    this.#steps = [...this.#steps, ...stepsOf(told, before)];
    if (idle) this.#wait();
  }

  #wait(): void {
    if (this.#steps.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#steps = this.#steps.slice(1);
      this.#wait();
    }, this.pace());
  }
}

/** A step for each move but the end of the turn, which the table itself shows. */
function stepsOf(told: ToldTurn, before: PublicGame): Step[] {
  const known = viewOf(before).gardens.filter(({ seat }) => seat !== told.seat);
  const same = Object.fromEntries(known.map((garden) => [garden.seat, garden]));
  const moves = told.moves.filter((move) => !/^[=x]/.test(move));
  return moves.map((move, at) => {
    const made = moves.slice(0, at + 1);
    return { view: viewOf(before.drafted(made), same), move, told, last: { seat: told.seat, ...partsOf(made) } };
  });
}
