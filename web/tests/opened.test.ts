import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import Opened from "../src/replay/Opened.svelte";
import { learnWords, say, useLanguage } from "../src/words/words.svelte";

vi.mock("../src/kernel/loaded", () => ({ kernelFor: () => Promise.reject(new Error("no memory")) }));

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("replay", "record");
});

it("says that a game can't be shown when something unforeseen happens", async () => {
  const target = document.body;
  const page = mount(Opened, { target, props: { id: "record", text: "", at: null, keep: () => {}, go: () => {} } });
  flushSync();
  await vi.waitFor(() => expect(target.querySelector('[role="alert"]')?.textContent).toBe(say("record-failed")));
  await unmount(page);
});
