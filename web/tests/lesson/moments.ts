/** The lesson's steps as the rules see them: the game when each begins and when it is done. */
import { PublicGame } from "../../src/kernel/answers/game";
import { previewOf } from "../../src/kernel/answers/preview";
import type { Kernel } from "../../src/kernel/instance";
import { given, goal, LEARNER, type Step } from "../../src/lesson/course";
import { courseEvents, stateAfter } from "../../src/lesson/table";
import { publicRecord } from "../../src/referee/device/record";

/** The answers about the moves that are made at a step's beginning or end. */
export function previewAt(kernel: Kernel, step: Step, moves: readonly string[]) {
  const record = publicRecord(stateAfter(courseEvents(kernel, "Ada"), step.turn), {});
  if (record === null) throw new Error("The course is dealt.");
  const before = PublicGame.of(kernel, record);
  return previewOf({ before, seat: LEARNER, moves, after: before.drafted(moves) });
}

export const begun = (kernel: Kernel, step: Step) => previewAt(kernel, step, given(step));
export const ended = (kernel: Kernel, step: Step) => previewAt(kernel, step, goal(step));
