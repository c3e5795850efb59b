import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Keep, LegalMove } from "../src/api/table";
import type { View } from "../src/api/view";
import { Controller } from "../src/control/controller.svelte";
import { serverTable } from "../src/referee/server";
import { Session } from "../src/store/session.svelte";
import Hand from "../src/table/hand/Hand.svelte";
import Pillars from "../src/table/hand/Pillars.svelte";
import { useLanguage } from "../src/words/words.svelte";
import table from "./fixtures/table2.json";
import { kernel as testKernel } from "./kernel/kernel";
import { openDraft } from "./tables";

const kernel = await testKernel();
const view = table as unknown as View;
const end = (token: string, keep: Keep): LegalMove => ({ kind: "end", token, keep, discarded: "none" });

function controllerOf(...legal: LegalMove[]): Controller {
  const session = new Session(serverTable("table"));
  session.draft = openDraft(kernel);
  session.draft.preview = { ...session.draft.preview, legal, income: [], phase: "build", view };
  return new Controller(session);
}

describe("the tile to keep", () => {
  beforeAll(() => useLanguage("en"));

  it("is the one that is sent, once the one that was chosen is no longer offered", async () => {
    const controller = controllerOf(end("=-", "none"), end("=s", "stored"));
    controller.keep = "dug";
    const hand = mount(Hand, { target: document.body, props: { view, controller, form: "wide" } });
    expect(document.querySelector<HTMLInputElement>("input[name=keep]:checked")?.value).toBe("stored");
    expect(controller.end?.token).toBe("=s");
    await unmount(hand);
  });
});

describe("the pillars", () => {
  it.each([
    [3, 2],
    [6, 0],
  ])("that are more than %i can not be kept, as the server says", async (kept, over) => {
    const pillars = mount(Pillars, { target: document.body, props: { singles: 5, doubles: 0, kept } });
    expect(document.querySelectorAll(".single.over")).toHaveLength(over);
    expect(document.querySelector(".pillars b")?.textContent).toBe(over > 0 ? `only ${kept} can be stored` : undefined);
    await unmount(pillars);
  });
});
