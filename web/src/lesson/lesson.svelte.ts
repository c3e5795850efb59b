/** A lesson under way: which step, whether it is done, and what to say to a click that was not meant. */
import { untrack } from "svelte";
import type { Income, Keep, LegalMove } from "../api/table";
import type { Category } from "../api/view";
import type { Controller } from "../control/controller.svelte";
import { spell } from "../control/notation";
import { isWhole } from "../kernel/answers/preview";
import { preferences } from "../store/preferences.svelte";
import { DEAL, given, goal, STEPS, type Step } from "./course";
import { type Facts, factsOf } from "./facts";
import type { LessonReferee } from "./referee";
import { sequenceAfter } from "./table";

/** A click that the step did not ask for: a legal move that is not the one, or something at the wrong time. */
export type Slip =
  | { readonly kind: "other"; readonly move: LegalMove; readonly meant: LegalMove }
  | { readonly kind: "turned" | "undone" | "early" | "done" };

/** What the learner is to do next. */
export type Task =
  | { readonly kind: "take"; readonly stack: string }
  | { readonly kind: "place"; readonly position: string }
  | { readonly kind: "build"; readonly spaces: readonly string[] }
  | { readonly kind: "keep"; readonly keep: Keep }
  | { readonly kind: "confirm" }
  | { readonly kind: "look"; readonly line: Category };

export class Lesson {
  index: number = $state(0);
  done = $state(false);
  slip: Slip | null = $state.raw(null);
  /** The step that the table shows: it may come a moment after it was asked for. */
  shown: Step | null = $state.raw(null);
  /** The numbers that the step's texts speak of, as the rules told them when it began. */
  facts: Facts = $state.raw({});
  /** What the tile to be dug pays, and why. */
  income: Income | null = $state.raw(null);
  #begun: unknown = null;

  constructor(
    readonly controller: Controller,
    readonly referee: LessonReferee,
    index: number,
  ) {
    this.index = index;
    referee.judge = (moves) => this.#judge(moves);
  }

  // Worked out anew each time: what is derived where the card stands would end with the card, when that moves elsewhere.
  get step(): Step | null {
    return STEPS[this.index] ?? null;
  }

  get task(): Task | null {
    const { step, controller } = this;
    if (step === null || this.done) return null;
    if (step.line !== undefined) return { kind: "look", line: step.line };
    const next = spell(goal(step)[controller.session.draft?.moves.length ?? step.from] ?? "");
    switch (next?.kind) {
      case "remove":
      case "dig":
        return { kind: "take", stack: next.stack };
      case "place":
        return { kind: "place", position: next.position };
      case "decorate":
        return { kind: "build", spaces: next.spaces };
      case "end":
        return controller.end?.keep === next.keep ? { kind: "confirm" } : { kind: "keep", keep: next.keep };
      case undefined:
        return { kind: "confirm" };
    }
  }

  /** Goes to a step; past the last one the lesson is over. */
  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), STEPS.length);
    preferences.lesson = Math.max(preferences.lesson, this.index);
    if (this.step === null) return;
    if (this.controller.session.draft?.sequence === sequenceAfter(this.step.turn)) this.#begin();
    else void this.referee.show(this.step.turn);
  }

  /** Follows the draft; to be called in an effect. */
  watch(): void {
    const { draft } = this.controller.session;
    const moves = draft?.moves;
    if (draft == null || moves === undefined || this.step === null) return;
    // What belongs to another moment is about to be replaced, or was confirmed.
    if (draft.sequence !== sequenceAfter(this.step.turn)) return;
    untrack(() => {
      if (this.#begun === draft) this.#compare(moves);
      else this.#begin();
    });
  }

  /** Learns which line of the pad was looked up. */
  look(line: string): void {
    if (this.step?.line === line) this.#finish();
  }

  #begin(): void {
    const { step, controller } = this;
    const { draft } = controller.session;
    this.done = false;
    this.slip = null;
    if (draft === null || step === null) return;
    this.#begun = draft;
    draft.replace(given(step));
    this.facts = factsOf(step, controller);
    this.shown = step;
    this.income = draft.preview.income.find(({ stack }) => stack === goal(step)[step.from]) ?? null;
    controller.keep = null;
    controller.point({});
    const next = spell(goal(step)[step.from] ?? "");
    if (next?.kind === "place") controller.choose(next.source);
    if (next?.kind === "decorate") controller.choose("decorate");
  }

  #compare(moves: readonly string[]): void {
    const { step } = this;
    if (step === null) return;
    const wanted = goal(step);
    const start = this.done ? wanted.length : step.from;
    const agreed = moves.findIndex((move, index) => move !== wanted[index]);
    if (agreed >= 0) this.#correct(moves[agreed] ?? "", Math.max(agreed, start));
    else if (moves.length < start) this.#reset(start, { kind: this.done ? "done" : "undone" });
    else if (this.done) return;
    else if (moves.length === wanted.length && wanted.length > step.from && !isWhole(wanted)) this.#finish();
    else if (moves.length > step.from) this.slip = null;
  }

  /** Takes a move back that was not asked for, and remembers what it was. */
  #correct(played: string, kept: number): void {
    const { step } = this;
    if (step === null) return;
    const wanted = goal(step)[kept];
    this.#reset(kept, { kind: this.done ? "done" : "early" });
    if (this.done || wanted === undefined) return;
    const { legal } = this.controller;
    const [move, meant] = [played, wanted].map((token) => legal.find((one) => one.token === token));
    if (move === undefined || meant === undefined || move.kind !== meant.kind) return;
    this.slip = isTurned(played, wanted) ? { kind: "turned" } : { kind: "other", move, meant };
  }

  #reset(moves: number, slip: Slip): void {
    if (this.step !== null) this.controller.session.draft?.replace(goal(this.step).slice(0, moves));
    this.slip = slip;
  }

  #judge(moves: readonly string[]): void {
    const { step } = this;
    if (step === null) return;
    const wanted = goal(step);
    if (this.done) this.slip = { kind: "done" };
    else if (isWhole(wanted) && moves.join() === wanted.join()) this.#finish();
    else if (isWhole(wanted) && moves.length === wanted.length) this.#correct(moves.at(-1) ?? "", wanted.length - 1);
    else this.slip = { kind: "early" };
  }

  #finish(): void {
    this.slip = null;
    this.done = true;
    preferences.lesson = Math.max(preferences.lesson, this.index + 1);
    // Everybody else has played, too, before the learner's next turn.
    if (this.step !== null && isWhole(goal(this.step))) void this.referee.show(this.step.turn + DEAL.seats.length);
  }
}

/** Whether a tile was laid at the right place, yet turned or with another corner open. */
function isTurned(played: string, wanted: string): boolean {
  const [one, other] = [spell(played), spell(wanted)];
  return (
    one?.kind === "place" && other?.kind === "place" && one.position === other.position && one.source === other.source
  );
}
