import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import type { Company } from "../src/referee/referee";
import type { Session } from "../src/store/session.svelte";
import Chat from "../src/table/side/Chat.svelte";
import { useLanguage } from "../src/words/words.svelte";

beforeAll(() => useLanguage("en"));

it("keeps the direction of others' words to themselves", async () => {
  const said = { kind: "chat", seq: 1, at: 0, seat: null, text: "שלום!", phrase: null };
  const session = { events: [said], table: null, you: { seats: [] } } as unknown as Session;
  const chat = mount(Chat, { target: document.body, props: { session, company: {} as Company } });
  flushSync();
  const line = document.querySelector(".chat li");
  expect([...(line?.querySelectorAll("bdi") ?? [])].at(-1)?.textContent).toBe("שלום!");
  expect(line?.querySelector("b > bdi")).not.toBeNull();
  await unmount(chat);
});
