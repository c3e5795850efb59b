/** What the lesson says. */
import type { Device } from "../words/device.svelte";
import { together } from "../words/joins";
import { say } from "../words/words.svelte";
import { given, passedTo, roundOf, type Step } from "./course";
import { type Facts, moveFacts } from "./facts";
import type { Slip, Task } from "./lesson.svelte";

/** Pillars that one holds, the double ones of a round token, too. */
const handWords = (singles: number, doubles: number): string =>
  together([
    ...(singles > 0 || doubles === 0 ? [say("pillars-single", { count: singles })] : []),
    ...(doubles > 0 ? [say("pillars-double", { count: doubles })] : []),
  ]);

/** The facts, and some of them with the noun that goes with the number. */
export function told(facts: Facts): Facts {
  const singles = (count: Facts[string] | undefined): string => say("pillars-single", { count: count ?? 0 });
  const points = (count: Facts[string] | undefined): string => say("points", { count: count ?? 0 });
  return {
    ...facts,
    hands: handWords(Number(facts["hand"] ?? 0), Number(facts["doubles"] ?? 0)),
    keeps: singles(facts["kept"]),
    pays: singles(facts["singles"]),
    ones: singles(facts["short"]),
    twos: say("pillars-double", { count: facts["long"] ?? 0 }),
    cost: singles(facts["pillars"]),
    gain: points(facts["points"]),
    sets: points(facts["whole"]),
    tops: points(facts["highest"]),
    views: points(facts["belvederes"]),
    scores: points(facts["score"]),
    ...(facts["rule"] === undefined ? {} : { rule: say(`highest-${facts["rule"]}`) }),
    effect: say(`effect-${facts["token"] ?? "none"}`),
  };
}

export const titleOf = (step: Step): string => say(`lesson-${step.name}-title`);
export const textOf = (step: Step, facts: Facts): string => say(`lesson-${step.name}-text`, told(facts));
export const doneWords = (step: Step, facts: Facts): string => say(`lesson-${step.name}-done`, told(facts));

/** What "Next" does besides, where the next step begins in a later turn: nobody has come there by their own moves. */
export function passingWords(step: Step): string | null {
  const next = passedTo(step);
  if (next === null) return null;
  const begun = given(next).length > 0 ? "yes" : "no";
  return say("lesson-passing", { next: say("lesson-next"), round: roundOf(next), begun });
}

/** What is to be done now, in words that fit what the learner points with. */
export function taskWords(task: Task, device: Device): string {
  switch (task.kind) {
    case "take":
      return say("lesson-task-take", { device, stack: task.stack });
    case "place":
      return say("lesson-task-place", { device, position: task.position, place: say("web-place") });
    case "build":
      return say("lesson-task-build", {
        device,
        spaces: together(task.spaces),
        space: task.spaces[0] ?? "",
        build: say("web-build"),
      });
    case "keep":
      return say("lesson-task-keep", { keep: say("web-keep"), tile: say("web-keep-choice", { keep: task.keep }) });
    case "confirm":
      return say("lesson-task-confirm", { device });
    case "look":
      return say("lesson-task-look", { device, score: say("web-score"), line: say(`web-category-${task.line}`) });
  }
}

/** The answer to a click that was not meant. */
export function slipWords(slip: Slip, step: Step): string {
  if (slip.kind !== "other") return say(`lesson-slip-${slip.kind}`);
  const { stack, position, first, ...meant } = told(moveFacts(slip.meant));
  const bests = slip.meant.kind === "dig" ? meant["pays"] : meant["gain"];
  return say(`lesson-${step.name}-wrong`, {
    ...told(moveFacts(slip.move)),
    where: stack ?? position ?? first ?? "",
    bests: bests ?? "",
  });
}
