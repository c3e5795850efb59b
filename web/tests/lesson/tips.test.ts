import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Controller } from "../../src/control/controller.svelte";
import { goal, STEPS } from "../../src/lesson/course";
import { LessonReferee } from "../../src/lesson/referee";
import { tipOf } from "../../src/lesson/tips";
import { Session } from "../../src/store/session.svelte";

vi.mock("../../src/kernel/loaded", async () => {
  const { kernel: testKernel } = await import("../kernel/kernel");
  const loading = testKernel();
  return { kernel: () => loading, kernelFor: () => loading };
});

/** A table at the moment of one of the lesson's steps, without the lesson. */
async function tableAt(name: string): Promise<Controller> {
  const turn = STEPS.find((step) => step.name === name)?.turn ?? 0;
  const controller = new Controller(new Session(new LessonReferee("Ada", turn)));
  controller.session.open();
  await vi.waitFor(() => {
    flushSync();
    expect(controller.session.draft).not.toBeNull();
  });
  return controller;
}

describe("a tip", () => {
  it("speaks of confirming once the removal is chosen, not of waiting for others", async () => {
    const controller = await tableAt("clay");
    // The learner's last one, and the Apprentice's.
    expect(tipOf(controller)).toEqual({ id: "remove", values: { left: 2 } });
    const [step] = STEPS;
    controller.session.draft?.play((step === undefined ? [] : goal(step))[0] ?? "");
    flushSync();
    expect(tipOf(controller)?.id).toBe("confirm");
  });

  it("names the tile that pays most before one is dug", async () => {
    const controller = await tableAt("digging");
    const best = Math.max(...(controller.session.draft?.preview.income ?? []).map(({ singles }) => singles));
    expect(tipOf(controller)).toMatchObject({ id: "dig", values: { singles: best } });
  });
});
