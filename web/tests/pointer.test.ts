import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Preview } from "../src/api/table";
import type { View } from "../src/api/view";
import { Controller } from "../src/control/controller.svelte";
import type { Picture } from "../src/stage/layout/picture";
import { DraftStore } from "../src/store/draft.svelte";
import { Session } from "../src/store/session.svelte";
import KeyboardGrid from "../src/table/keyboard/KeyboardGrid.svelte";
import { act } from "../src/table/pointer";
import { useLanguage } from "../src/words/words.svelte";
import table from "./fixtures/table2.json";

const view = table as unknown as View;

function controllerOf(): Controller {
  const session = new Session("table");
  session.draft = new DraftStore("table", 0, () => 7);
  session.draft.preview = { legal: [], income: [], complete: false, phase: "build", view } as unknown as Preview;
  return new Controller(session);
}

describe("a space where nothing may be placed", () => {
  const fetched = vi.fn<(path: string, request: { body: string }) => Promise<Response>>();
  const question = (): unknown => JSON.parse(fetched.mock.calls.at(-1)?.[1].body ?? "");

  beforeEach(async () => {
    await useLanguage("en");
    vi.stubGlobal("fetch", fetched);
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ sentence: "Too high." }))));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("is asked about in the same words by the pointer and by the keyboard, and without a level", async () => {
    const controller = controllerOf();
    controller.turn(1);
    await act(controller, { kind: "space", space: "h4" }, { view, seat: 0 } as Picture, false);
    const pointed = question();
    expect(pointed).toEqual({ seat: 0, moves: [], move: { source: "dug", space: "h4", turns: 1, open: null } });
    const grid = mount(KeyboardGrid, { target: document.body, props: { view, controller } });
    document.querySelector<HTMLElement>('.garden-grid [data-cell="7,3"]')?.click();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(question()).toEqual(pointed);
    await unmount(grid);
  });
});
