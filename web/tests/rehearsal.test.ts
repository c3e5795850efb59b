import { afterEach, describe, expect, it, vi } from "vitest";
import { rehearsal, rehearse } from "../src/store/rehearsal";
import { kernel } from "./kernel/kernel";
import { openDraft } from "./tables";

describe("a rehearsal", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("digs, places and takes back, over and over", async () => {
    const { turn } = openDraft(await kernel());
    const played = [...rehearsal(turn)].length;
    expect(played).toBe(12);
    const kinds = [];
    for (const draft of rehearsal(turn)) kinds.push(draft.moves.length);
    expect(kinds.slice(0, 6)).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it("changes nothing about the turn that is planned, and happens once", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
    const draft = openDraft(await kernel());
    const before = draft.game.position.digest();
    rehearse(draft.turn);
    rehearse(draft.turn);
    expect(idle.length).toBe(1);
    for (let act = idle.shift(); act !== undefined; act = idle.shift()) act();
    expect(draft.moves).toEqual([]);
    expect(draft.game.position.digest()).toBe(before);
    draft.play("A1");
    expect(draft.preview.legal.some((move) => move.kind === "place")).toBe(true);
  });
});
