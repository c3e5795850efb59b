import { beforeEach, describe, expect, it } from "vitest";
import type { Table } from "../src/api/table";
import { Controller } from "../src/control/controller.svelte";
import { serverTable } from "../src/referee/server";
import { Session } from "../src/store/session.svelte";
import { pointed, pressed } from "../src/words/device.svelte";
import { confirmWords, statusWords } from "../src/words/status";
import { useLanguage } from "../src/words/words.svelte";
import { kernel } from "./kernel/kernel";
import { openDraft } from "./tables";

/** A table where a bot is to play. */
function watched(): Session {
  const session = new Session(serverTable("table"));
  const seats = [0, 1].map((seat) => ({ seat, kind: "bot", bot: "mason", name: null, taken_over: false }));
  session.table = { status: "playing", seats, turn: { seat: 0 } } as unknown as Table;
  session.connection = "online";
  return session;
}

/** A table where the turn of seat 0 is to be planned, by someone with these seats. */
async function planning(seats: number[]): Promise<Controller> {
  const session = new Session(serverTable("table"));
  const people = ["Ada", "Bo"].map((name, seat) => ({ seat, kind: "human", bot: null, name, taken_over: false }));
  session.table = { status: "playing", seats: people, turn: { seat: 0 } } as unknown as Table;
  session.connection = "online";
  session.you = { ...session.you, seats };
  session.draft = openDraft(await kernel());
  return new Controller(session);
}

describe("what Confirm does", () => {
  beforeEach(() => useLanguage("en"));

  it("is said, and names the starting tile", async () => {
    const controller = await planning([0]);
    expect(confirmWords(controller)).toBeNull();
    controller.take("A1");
    expect(controller.end?.keep).toBe("stored");
    expect(confirmWords(controller)).toBe("Discard the dug tile and end the turn");
    controller.keep = "dug";
    expect(confirmWords(controller)).toBe("Store the dug tile, discard the starting tile and end the turn");
    controller.keep = "none";
    expect(confirmWords(controller)).toBe("Discard the dug tile and the starting tile and end the turn");
  });
});

describe("the status line", () => {
  beforeEach(() => useLanguage("en"));

  it("names whose turn it is where several people share a screen", async () => {
    expect(statusWords(await planning([0]))).toBe("Your turn: dig a tile from the quarry.");
    expect(statusWords(await planning([0, 1]))).toBe("Ada’s turn: dig a tile from the quarry.");
  });

  it("speaks of what the player has at hand", async () => {
    const controller = await planning([0]);
    controller.take("A1");
    pointed({ pointerType: "touch" });
    expect(statusWords(controller)).toContain("Tap a gold ring");
    pressed(new KeyboardEvent("keydown", { key: "ArrowUp" }));
    expect(statusWords(controller)).toContain("press Enter");
    pointed({ pointerType: "mouse" });
    expect(statusWords(controller)).toContain("Click a gold ring");
  });

  it("says that a bot thinks", () => {
    expect(statusWords(new Controller(watched()))).toContain("is thinking");
  });

  it.each([
    ["unwatched", "until someone watches"],
    ["quota", "as many others under way"],
    ["busy", "will play in due course"],
  ] as const)("says why bots who should play do not: %s", (paused, words) => {
    const session = watched();
    session.present = { seats: [], watchers: 1, paused };
    expect(statusWords(new Controller(session))).toContain(words);
  });
});
