import { describe, expect, it } from "vitest";
import { cellOf, spaceIndex, spaceName, stackName, tileCells, turnedFace } from "../src/art/spaces";

describe("places", () => {
  it("have names that lead back to them", () => {
    for (const name of ["a1", "h8", "c4"]) expect(spaceName(cellOf(name))).toBe(name);
    expect(stackName(cellOf("D4"))).toBe("D4");
    expect(spaceIndex(cellOf("h8"))).toBe(63);
  });

  it("of a tile run nw, ne, se, sw from its south-west space", () => {
    expect(tileCells("c4").map(spaceName)).toEqual(["c5", "d5", "d4", "c4"]);
  });

  it("turn clockwise: with one turn, what was printed nw shows ne", () => {
    expect(turnedFace(["nw", "ne", "se", "sw"], 1)).toEqual(["sw", "nw", "ne", "se"]);
    expect(turnedFace(["nw", "ne", "se", "sw"], 4)).toEqual(["nw", "ne", "se", "sw"]);
  });
});
