import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Controller } from "../../src/control/controller.svelte";
import { given, goal, STEPS } from "../../src/lesson/course";
import { Lesson, type Slip } from "../../src/lesson/lesson.svelte";
import { LessonReferee } from "../../src/lesson/referee";
import { doneWords, slipWords, taskWords, textOf, titleOf } from "../../src/lesson/words";
import { preferences } from "../../src/store/preferences.svelte";
import { Session } from "../../src/store/session.svelte";
import { LANGUAGES, learnWords, useLanguage } from "../../src/words/words.svelte";

vi.mock("../../src/kernel/loaded", async () => {
  const { kernel: testKernel } = await import("../kernel/kernel");
  const loading = testKernel();
  return { kernel: () => loading, kernelFor: () => loading };
});

const indexOf = (name: string): number => STEPS.findIndex((step) => step.name === name);

/** A lesson at a step, with whatever the learner's page has besides. */
async function lessonAt(name: string): Promise<Lesson> {
  const index = indexOf(name);
  const referee = new LessonReferee("Ada", STEPS[index]?.turn ?? 0);
  const controller = new Controller(new Session(referee));
  const lesson = new Lesson(controller, referee, index);
  $effect.root(() => {
    $effect(() => lesson.watch());
  });
  controller.session.open();
  await settled(lesson);
  return lesson;
}

/** Waits until the table shows the moment that the lesson is at. */
async function settled(lesson: Lesson): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(lesson.step).not.toBeNull();
    expect(lesson.shown).toBe(lesson.step);
    expect(moves(lesson)).toEqual(lesson.step === null ? [] : given(lesson.step));
  });
}

const moves = ({ controller }: Lesson): readonly string[] => controller.session.draft?.moves ?? ["none"];

function play(lesson: Lesson, move: string): void {
  lesson.controller.session.draft?.play(move);
  flushSync();
}

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("lesson");
});

describe("a lesson", () => {
  it("is done from the first step to the last", async () => {
    preferences.lesson = 0;
    const lesson = await lessonAt("clay");
    for (const [index, step] of STEPS.entries()) {
      await settled(lesson);
      expect(lesson.index).toBe(index);
      expect(lesson.task).not.toBeNull();
      const [next] = goal(step).slice(step.from);
      if (step.line !== undefined) lesson.look(step.line);
      else if (next?.startsWith("=")) await lesson.referee.commit({ seat: 0, moves: goal(step) });
      else if (next !== undefined) play(lesson, next);
      if (next?.startsWith("x")) await lesson.referee.commit({ seat: 0, moves: goal(step) });
      expect(lesson.done, step.name).toBe(true);
      expect(preferences.lesson).toBe(index + 1);
      lesson.go(index + 1);
    }
    expect(lesson.step).toBeNull();
  });

  it("goes on when its card moves elsewhere, as it does when a window is turned", async () => {
    const index = indexOf("clay");
    const referee = new LessonReferee("Ada", STEPS[index]?.turn ?? 0);
    const controller = new Controller(new Session(referee));
    const made: Lesson[] = [];
    const takeAway = $effect.root(() => {
      $effect(() => {
        made.push(new Lesson(controller, referee, index));
        // What a card leaves behind keeps its effect, which then ends with it.
        return () => undefined;
      });
    });
    flushSync();
    const [lesson] = made;
    if (lesson === undefined) throw new Error("The card has made its lesson.");
    const watched = (): (() => void) =>
      $effect.root(() => {
        $effect(() => lesson.watch());
      });
    const watching = watched();
    controller.session.open();
    await settled(lesson);
    expect(lesson.task).toEqual({ kind: "take", stack: "A1" });
    watching();
    takeAway();
    watched();
    play(lesson, "xA1");
    expect(lesson.task).toEqual({ kind: "confirm" });
    lesson.go(index + 1);
    expect(lesson.step).toBe(STEPS[index + 1]);
  });

  it("takes back a legal move that was not meant, and says what the rules say of both", async () => {
    const lesson = await lessonAt("digging");
    play(lesson, "D4");
    expect(moves(lesson)).toEqual([]);
    expect(lesson.done).toBe(false);
    const { slip, step } = lesson;
    if (slip === null || step === null) throw new Error("The slip is answered.");
    expect(slipWords(slip, step)).toContain("The tile on D4 would pay 4 single pillars.");
    expect(slipWords(slip, step)).toContain("the Granite tile on A1, for 4 single pillars");
    play(lesson, "A1");
    expect(lesson.done).toBe(true);
    expect(lesson.slip).toBeNull();
  });

  it("tells a tile that was turned from one at another place", async () => {
    const lesson = await lessonAt("pillars");
    play(lesson, "dc3/1>1");
    expect(lesson.slip?.kind).toBe("turned");
    play(lesson, "da1/1>0");
    expect(lesson.slip?.kind).toBe("other");
    expect(moves(lesson)).toEqual(["A1"]);
  });

  it("answers a move of another kind, undoing and confirming too early", async () => {
    const lesson = await lessonAt("statue");
    lesson.controller.session.draft?.undo();
    flushSync();
    expect(lesson.slip?.kind).toBe("undone");
    expect(moves(lesson)).toEqual(["A1", "dc3/1>0"]);
    await lesson.referee.commit({ seat: 0, moves: ["A1", "dc3/1>0", "=s"] });
    expect(lesson.slip?.kind).toBe("early");
    expect(lesson.done).toBe(false);
  });

  it("stays where it is once a step is done", async () => {
    const lesson = await lessonAt("statue");
    play(lesson, "S:c4");
    lesson.controller.session.draft?.undo();
    flushSync();
    expect(lesson.slip?.kind).toBe("done");
    expect(moves(lesson)).toEqual(["A1", "dc3/1>0", "S:c4"]);
  });

  it("asks to keep the right tile before it asks to confirm", async () => {
    const lesson = await lessonAt("storing");
    expect(lesson.task).toEqual({ kind: "keep", keep: "dug" });
    lesson.controller.keep = "dug";
    expect(lesson.task).toEqual({ kind: "confirm" });
    await lesson.referee.commit({ seat: 0, moves: ["D4", "=s"] });
    expect(lesson.slip?.kind).toBe("other");
    await lesson.referee.commit({ seat: 0, moves: ["D4", "=d"] });
    expect(lesson.done).toBe(true);
  });

  it("goes back, also to an earlier turn", async () => {
    const lesson = await lessonAt("belvedere");
    lesson.go(lesson.index - 1);
    await settled(lesson);
    expect(lesson.step?.name).toBe("statue");
    lesson.go(lesson.index - 1);
    await settled(lesson);
    expect(moves(lesson)).toEqual(["A1"]);
  });
});

/** Clicks that a step might answer: legal moves of the kind that it asks for, and the rest. */
function slips({ controller, step }: Lesson): Slip[] {
  const meant = controller.legal.find((move) => step !== null && move.token === goal(step)[step.from]);
  const others = controller.legal.filter((move) => move.kind === meant?.kind && move !== meant);
  return [
    ...others.slice(0, 3).flatMap((move): Slip[] => (meant === undefined ? [] : [{ kind: "other", move, meant }])),
    ...(["turned", "undone", "early", "done"] as const).map((kind) => ({ kind })),
  ];
}

describe("the lesson's words", () => {
  it("are whole sentences in every language, with all numbers filled in", async () => {
    const lesson = await lessonAt("clay");
    const said: (() => string[])[] = [];
    for (const [index, step] of STEPS.entries()) {
      lesson.go(index);
      await settled(lesson);
      const { facts, task } = lesson;
      const answers = slips(lesson);
      said.push(() => [titleOf(step), textOf(step, facts), doneWords(step, facts)]);
      said.push(() => answers.map((slip) => slipWords(slip, step)));
      said.push(() =>
        (["touch", "mouse", "keys"] as const).map((device) => (task === null ? "" : taskWords(task, device))),
      );
    }
    for (const language of ["en", "pl", "ja", "zh-Hans", "zh-Hant"] satisfies (keyof typeof LANGUAGES)[]) {
      await useLanguage(language);
      const texts = said.flatMap((say) => say());
      expect(texts.filter((text) => /[{}]|lesson-|undefined|NaN/.test(text) || text === "")).toEqual([]);
    }
    await useLanguage("en");
  }, 60_000);
});
