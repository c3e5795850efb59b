import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import type { DecorateMove, LegalMove } from "../src/api/table";
import { Controller } from "../src/control/controller.svelte";
import type { Kernel } from "../src/kernel/instance";
import { serverTable } from "../src/referee/server";
import type { DraftStore } from "../src/store/draft.svelte";
import { Session } from "../src/store/session.svelte";
import { useLanguage } from "../src/words/words.svelte";
import { kernel as testKernel } from "./kernel/kernel";
import { openDraft } from "./tables";

const decorate = (token: string, symbol: DecorateMove["symbol"], spaces: string[]): DecorateMove =>
  ({ kind: "decorate", token, symbol, spaces, star: null, gain: {} }) as unknown as DecorateMove;

let kernel: Kernel;

function controllerWith(legal: LegalMove[]): { controller: Controller; draft: DraftStore } {
  const session = new Session(serverTable("table"));
  const draft = openDraft(kernel);
  draft.preview = { ...draft.preview, legal, income: [], phase: "build" };
  session.draft = draft;
  return { controller: new Controller(session), draft };
}

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const HINT = {
  bot: "mason",
  moves: ["A1", "=d"],
  gain: { total: 0 },
  alternative: { moves: ["B1", "=s"], gain: { total: 0 }, behind: 1.25, error: 0.5 },
};
const asked = (fetched: Mock<(path: string) => Promise<Response>>): string[] =>
  fetched.mock.calls.map(([path]) => path.split("/").at(-1) ?? "");

describe("the controller", () => {
  const fetched = vi.fn<(path: string) => Promise<Response>>();

  beforeAll(async () => {
    kernel = await testKernel();
    await useLanguage("en");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("says why a second tile can not be removed", () => {
    const { controller, draft } = controllerWith([]);
    draft.moves = ["xA1"];
    draft.preview = { ...draft.preview, complete: true };
    controller.explainStack("B2");
    expect(controller.reason).toBe("You have already chosen A1: confirm it, or undo it to choose another.");
  });

  it("asks again for a hint while no bot is free, and is busy meanwhile", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockResolvedValueOnce(answer(503, { error: { code: "bot-busy", sentence: "Busy." } }));
    fetched.mockResolvedValueOnce(answer(200, HINT));
    const done = controller.hint();
    expect(controller.asking).toBe(true);
    await vi.runAllTimersAsync();
    await done;
    expect(asked(fetched)).toEqual(["hint", "hint"]);
    expect(controller.asking).toBe(false);
    await controller.hint();
    expect(draft.moves).toEqual(["A1"]);
  });

  it("gives the idea first, then the move with what it keeps, then another turn for who wants it", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockResolvedValue(answer(200, HINT));
    await controller.hint();
    expect(draft.moves).toEqual([]);
    expect(controller.hints.given?.shown).toBe(false);
    await controller.hint();
    expect(draft.moves).toEqual(["A1"]);
    expect(controller.keep).toBe("dug");
    controller.follow(HINT.alternative.moves);
    expect(draft.moves).toEqual(["B1"]);
    expect(controller.keep).toBe("stored");
    expect(asked(fetched)).toEqual(["hint"]);
  });

  it("tells of the turn that is laid out, and of none once it is taken back or another one is played", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockResolvedValue(answer(200, HINT));
    const told = (): readonly string[] | undefined => controller.hints.given?.turn;
    await controller.hint();
    await controller.hint();
    expect(told()).toEqual(HINT.moves);
    controller.follow(HINT.alternative.moves);
    expect(told()).toEqual(HINT.alternative.moves);
    controller.follow(HINT.moves);
    expect(told()).toEqual(HINT.moves);
    draft.undo();
    expect(told()).toBeUndefined();
    draft.redo();
    expect(told()).toEqual(HINT.moves);
    draft.replace(["C1"]);
    expect(told()).toBeUndefined();
    await controller.hint();
    expect(asked(fetched)).toEqual(["hint", "hint"]);
  });

  it("forgets an idea once something else is played", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockResolvedValue(answer(200, HINT));
    await controller.hint();
    draft.play("C1");
    expect(controller.hints.given).toBeNull();
  });

  it("sends a turn again with the same key while the server can't tell whether it was saved", async () => {
    const doubt = { error: { code: "unsettled", sentence: "Send it again." } };
    const sent: (string | null)[] = [];
    fetched.mockImplementation((...[, request]: [path: string, request?: RequestInit]) => {
      sent.push(new Headers(request?.headers).get("Idempotency-Key"));
      return Promise.resolve(sent.length < 3 ? answer(503, doubt) : answer(200, { seq: 8 }));
    });
    const done = serverTable("table").commit({ seat: 0, seq: 7, moves: ["A1"] }, "one key");
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ seq: 8 });
    expect(sent).toEqual(["one key", "one key", "one key"]);
  });

  it("drops a hint that comes after the player's own move", async () => {
    const { controller, draft } = controllerWith([]);
    fetched.mockImplementation(() => Promise.resolve(answer(200, { moves: ["B2"] })));
    const done = controller.hint();
    draft.play("A1");
    await done;
    expect(draft.moves).toEqual(["A1"]);
  });

  it("explains a place only once the pointer rests there, and asks nobody", async () => {
    const { controller } = controllerWith([]);
    controller.wonder("c4");
    await vi.advanceTimersByTimeAsync(200);
    controller.wonder("d4");
    await vi.advanceTimersByTimeAsync(300);
    expect(controller.reason).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(controller.reason).toContain("A turn begins with digging");
    controller.wonder(null);
    expect(controller.reason).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("keeps an explanation that was asked for while the pointer goes to its rule", () => {
    const { controller } = controllerWith([]);
    controller.explainSpace("c4");
    controller.wonder("d4");
    controller.wonder(null);
    expect(controller.reason).toContain("A turn begins with digging");
    expect(controller.broken).toBe("dig-first");
    controller.point({ stack: "A1" });
    expect([controller.reason, controller.broken]).toEqual([null, null]);
  });

  it("says why a move is refused, and plans on as before", () => {
    const { draft } = controllerWith([]);
    draft.play("A1");
    draft.play("B1");
    expect(draft.refusal).toBe("You dig once a turn: now build, or end the turn.");
    expect(draft.moves).toEqual(["A1"]);
    draft.undo();
    expect(draft.refusal).toBeNull();
    expect(draft.undone).toEqual(["A1"]);
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
