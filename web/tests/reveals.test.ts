import { beforeEach, describe, expect, it } from "vitest";
import { noteRevealed, wasRevealed } from "../src/table/ending/reveals";

describe("the final scores", () => {
  beforeEach(() => localStorage.clear());

  it("are revealed once at a table, whenever it is opened again", () => {
    expect(wasRevealed("one")).toBe(false);
    noteRevealed("one");
    noteRevealed("one");
    expect(wasRevealed("one")).toBe(true);
    expect(wasRevealed("two")).toBe(false);
    expect(JSON.parse(localStorage.getItem("babylon-revealed") ?? "")).toEqual(["one"]);
  });

  it("of long ago are forgotten", () => {
    for (let table = 0; table < 60; table += 1) noteRevealed(`table ${table}`);
    expect(wasRevealed("table 0")).toBe(false);
    expect(wasRevealed("table 59")).toBe(true);
  });
});
