import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Controller } from "../src/control/controller.svelte";
import type { Kernel } from "../src/kernel/instance";
import { serverTable } from "../src/referee/server";
import type { DraftStore } from "../src/store/draft.svelte";
import { Session } from "../src/store/session.svelte";
import GhostChips from "../src/table/tags/GhostChips.svelte";
import { useLanguage } from "../src/words/words.svelte";
import { kernel as testKernel } from "./kernel/kernel";
import { openDraft } from "./tables";

let kernel: Kernel;

/** Someone whose tile lies in the garden, in one of the places where several corners may stay open. */
function placed(): { controller: Controller; draft: DraftStore } {
  const session = new Session(serverTable("table"));
  const draft = openDraft(kernel);
  session.draft = draft;
  const controller = new Controller(session);
  for (const { stack } of controller.takes) {
    controller.take(stack);
    for (const position of controller.positions) {
      controller.point({ position });
      if (controller.corners.length > 1) {
        controller.placeGhost();
        return { controller, draft };
      }
    }
    draft.undo();
  }
  throw new Error("No tile may be placed with one of several corners open.");
}

describe("a tile just placed", () => {
  beforeAll(async () => {
    kernel = await testKernel();
    await useLanguage("en");
  });

  it("has another corner open for who meant that, and in the end the first one again", () => {
    const { controller, draft } = placed();
    const [dig, first] = draft.moves;
    const seen = new Set<string>();
    while (!seen.has(draft.moves[1] ?? "")) {
      seen.add(draft.moves[1] ?? "");
      controller.nextCorner();
      expect(draft.refusal).toBeNull();
      expect(draft.moves).toHaveLength(2);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(draft.moves).toEqual([dig, first]);
    expect(controller.placed.move?.token).toBe(first);
  });

  it("has a button for that, also for who has no keys, until something else is in hand", async () => {
    const { controller, draft } = placed();
    const chips = mount(GhostChips, { target: document.body, props: { controller } });
    flushSync();
    const button = document.querySelector<HTMLButtonElement>(".chips.after button");
    expect(button?.textContent).toContain("another corner");
    const [, first] = draft.moves;
    button?.click();
    flushSync();
    expect(draft.moves[1]).not.toBe(first);
    draft.undo();
    flushSync();
    expect(document.querySelector(".chips")).toBeNull();
    await unmount(chips);
  });

  it("is left alone once it is taken back, and offered again when it is back", () => {
    const { controller, draft } = placed();
    draft.undo();
    expect(controller.placed.move).toBeNull();
    controller.nextCorner();
    expect(draft.moves).toHaveLength(1);
    draft.redo();
    expect(controller.placed.move).not.toBeNull();
  });
});
