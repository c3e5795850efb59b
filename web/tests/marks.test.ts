import { describe, expect, it, vi } from "vitest";
import type { View } from "../src/api/view";
import { layMarks } from "../src/stage/layout/marks";
import { NO_MARKS, type GhostTile } from "../src/stage/layout/picture";
import type { Pools } from "../src/stage/pools";
import sample from "./fixtures/table2.json";

const garden = (sample as unknown as View).gardens[0];

/** How many ghosts of a belvedere, and how many symbols with the flower, a ghost of a tile shows. */
function shown(belvedere: boolean): { belvederes: number; symbols: number } {
  if (garden === undefined) throw new Error("The sample has a garden.");
  const kinds = () => new Proxy<Record<string, object>>({}, { get: () => ({ add: vi.fn<() => void>() }) });
  const [belvederes, symbols] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const pools = new Proxy<Record<string, object>>(
    { ghostItem: { belvedere: { add: belvederes } }, symbol: { add: symbols }, item: kinds() },
    { get: (known, name) => known[String(name)] ?? { add: vi.fn<() => void>() } },
  ) as unknown as Pools;
  const ghost: GhostTile = {
    position: "c4",
    level: 1,
    corners: ["statue", "fountain", "bridge", "stairway"],
    flower: "pink",
    supports: ["single", "open", "single", "single"],
    belvedere,
  };
  layMarks(pools, garden, { ...NO_MARKS, ghost }, false);
  return { belvederes: belvederes.mock.calls.length, symbols: symbols.mock.calls.length };
}

describe("the ghost of a tile with an open corner", () => {
  it("shows the belvedere that would stand there instead of the symbol", () => {
    expect(shown(true)).toEqual({ belvederes: 1, symbols: 4 });
  });

  it("promises none when none is left", () => {
    expect(shown(false)).toEqual({ belvederes: 0, symbols: 5 });
  });
});
