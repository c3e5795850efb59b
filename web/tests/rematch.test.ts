import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverTable } from "../src/referee/server";

const fetched = vi.fn<(path: string) => Promise<Response>>();
const asked = (): string[] => fetched.mock.calls.map(([path]) => path.replace(/^.*\/tables\//, ""));

function answered(kinds: readonly string[]): void {
  const table = { id: "next", status: "lobby", seats: kinds.map((kind, seat) => ({ kind, seat })) };
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ table, you: { seats: [1] } }))));
}

describe("a rematch", () => {
  beforeEach(() => void vi.stubGlobal("fetch", fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("with bots begins at once", async () => {
    answered(["bot", "human"]);
    expect(await serverTable("table").rematch(0)).toBe("next");
    expect(asked()).toEqual(["table/rematch", "next/seats/1/ready"]);
  });

  it("with other people waits until they are ready", async () => {
    answered(["human", "human"]);
    await serverTable("table").rematch(0);
    expect(asked()).toEqual(["table/rematch"]);
  });
});
