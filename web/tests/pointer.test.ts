import { mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../src/api/view";
import { cellOf } from "../src/art/spaces";
import { Controller } from "../src/control/controller.svelte";
import { serverTable } from "../src/referee/server";
import type { Picture } from "../src/stage/layout/picture";
import { Session } from "../src/store/session.svelte";
import KeyboardGrid from "../src/table/keyboard/KeyboardGrid.svelte";
import { act } from "../src/table/pointer";
import { statusWords } from "../src/words/status";
import { useLanguage } from "../src/words/words.svelte";
import table from "./fixtures/table2.json";
import { kernel as testKernel } from "./kernel/kernel";
import { openDraft } from "./tables";

const kernel = await testKernel();
const view = table as unknown as View;

function controllerOf(): Controller {
  const session = new Session(serverTable("table"));
  session.draft = openDraft(kernel);
  return new Controller(session);
}

describe("a space where nothing may be placed", () => {
  beforeEach(() => useLanguage("en"));

  it("is explained in the same words to the pointer and to the keyboard, and without a level", async () => {
    const controller = controllerOf();
    const asked = vi.spyOn(controller.session.draft ?? openDraft(kernel), "whyNot");
    controller.turn(1);
    act(controller, { kind: "space", space: "h4" }, { view, seat: 0 } as Picture, false);
    expect(asked).toHaveBeenLastCalledWith({ source: "dug", space: "h4", turns: 1, open: null });
    const pointed = controller.reason;
    expect(pointed).toContain("A turn begins with digging");
    controller.point({});
    const grid = mount(KeyboardGrid, { target: document.body, props: { view, controller } });
    document.querySelector<HTMLElement>('.garden-grid [data-cell="7,3"]')?.click();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(controller.reason).toBe(pointed);
    await unmount(grid);
  });
});

describe("an item", () => {
  beforeEach(() => useLanguage("en"));
  const placed = view.gardens
    .flatMap(({ seat, items }) => items.map((item) => ({ seat, item })))
    .find(({ item }) => item.visible);
  const looking = (): Controller => {
    const session = new Session(serverTable("table"));
    session.view = view;
    session.table = { status: "playing", seats: [], turn: null } as unknown as Session["table"];
    session.connection = "online";
    return new Controller(session);
  };

  it("of any garden is named when it is clicked or tapped, and leads to its rule", () => {
    expect(placed).toBeDefined();
    if (placed === undefined) return;
    const { seat, item } = placed;
    const [space = ""] = item.spaces;
    for (const touch of [false, true]) {
      const controller = looking();
      expect(controller.topic).toBe("goal");
      act(controller, { kind: "other", seat, space }, { view, seat: 9 } as Picture, touch);
      expect(controller.inspected).toEqual(item);
      expect(controller.topic).toBe(`item-${item.kind}`);
      expect(statusWords(controller)).toContain(space);
      act(controller, null, { view, seat: 9 } as Picture, touch);
      expect(controller.inspected).toBeNull();
    }
  });

  it("under the keyboard's cursor is what the question mark asks about", () => {
    if (placed === undefined) return;
    const controller = looking();
    controller.session.you = { ...controller.session.you, seats: [placed.seat] };
    controller.cursor = cellOf(placed.item.spaces[0] ?? "a1");
    expect(controller.topic).toBe(`item-${placed.item.kind}`);
  });
});
