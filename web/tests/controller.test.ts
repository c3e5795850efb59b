import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import type { DecorateMove, LegalMove, Preview } from "../src/api/table";
import { Controller } from "../src/control/controller.svelte";
import { DraftStore } from "../src/store/draft.svelte";
import { Session } from "../src/store/session.svelte";

const decorate = (token: string, symbol: DecorateMove["symbol"], spaces: string[]): DecorateMove =>
  ({ kind: "decorate", token, symbol, spaces, star: null, gain: {} }) as unknown as DecorateMove;

function controllerWith(legal: LegalMove[]): { controller: Controller; draft: DraftStore } {
  const session = new Session("table");
  const draft = new DraftStore("table", 0, () => 7);
  draft.preview = { legal, income: [], gain: {}, complete: false, phase: "build", view: null } as unknown as Preview;
  session.draft = draft;
  return { controller: new Controller(session), draft };
}

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const asked = (fetched: Mock<(path: string) => Promise<Response>>): string[] =>
  fetched.mock.calls.map(([path]) => path.split("/").at(-1) ?? "");

describe("the controller", () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("asks again for a hint while no bot is free, and is busy meanwhile", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockResolvedValueOnce(answer(503, { error: { code: "bot-busy", sentence: "Busy." } }));
    fetched.mockResolvedValueOnce(answer(200, { moves: ["A1", "=d"], bot: "mason", gain: { total: 0 } }));
    fetched.mockResolvedValueOnce(answer(200, { legal: [] }));
    const done = controller.hint();
    expect(controller.asking).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(asked(fetched)).toEqual(["hint", "hint", "preview"]);
    expect(draft.moves).toEqual(["A1"]);
    expect(controller.asking).toBe(false);
  });

  it("drops a hint that comes after the player's own move", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockImplementation((path) =>
      Promise.resolve(answer(200, path.endsWith("hint") ? { moves: ["B2"] } : { legal: [] })),
    );
    const done = controller.hint();
    await draft.play("A1");
    await done;
    expect(draft.moves).toEqual(["A1"]);
  });

  it("explains a place only once the pointer rests there", async () => {
    const { controller } = controllerWith([]);
    fetched.mockImplementation(() => Promise.resolve(answer(200, { sentence: "Too high." })));
    controller.wonder("c4");
    await vi.advanceTimersByTimeAsync(200);
    controller.wonder("d4");
    await vi.advanceTimersByTimeAsync(300);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(asked(fetched)).toEqual(["why"]);
    expect(controller.reason).toBe("Too high.");
    controller.wonder(null);
    expect(controller.reason).toBeNull();
  });

  it("turns through the items that fit on the same spaces", () => {
    const { controller } = controllerWith([
      decorate("F:c4*-d4", "fountain", ["c4", "d4"]),
      decorate("S:c4", "statue", ["c4"]),
      decorate("T:c4-d4*", "stairway", ["c4", "d4"]),
    ]);
    controller.point({ spot: "F:c4*-d4" });
    controller.turn(1);
    expect(controller.chosenSpot?.token).toBe("T:c4-d4*");
    controller.turn(1);
    expect(controller.chosenSpot?.token).toBe("F:c4*-d4");
  });

  it("shows a choice only among places that are legal for the tile in hand", () => {
    const { controller } = controllerWith([]);
    controller.point({ position: "c4" });
    expect(controller.ghost).toBeNull();
    expect(controller.canConfirm).toBe(false);
  });
});
