import { describe, expect, it } from "vitest";
import type { LegalMove, PlaceMove } from "../src/api/table";
import {
  ANY,
  cornersOf,
  endOf,
  levelsOf,
  nearest,
  placesOf,
  positionsOf,
  takeOf,
  turnedFrom,
} from "../src/control/choice";

function place(token: string, changes: Partial<PlaceMove> = {}): PlaceMove {
  const [, source, position = "a1", level, turns, open] = /^([ds])([a-h]\d)\/(\d)>(\d)(?:-(\w\w))?$/.exec(token) ?? [];
  return {
    kind: "place",
    token,
    source: source === "s" ? "stored" : "dug",
    tile: "c01",
    position,
    level: Number(level),
    turns: Number(turns),
    open: (open ?? null) as PlaceMove["open"],
    belvedere: open !== undefined,
    supports: ["single", "single", "single", "single"],
    singles: 4,
    doubles: 0,
    gain: {},
    ...changes,
  };
}

const places = ["dc4/1>0", "dc4/1>2", "dc4/1>2-ne", "dc4/2>0-sw", "da1/1>1"].map((token) => place(token));
const legal: LegalMove[] = [
  ...places,
  place("sc4/1>0"),
  { kind: "dig", token: "B2", stack: "B2", tile: "c12", singles: 4 },
  { kind: "end", token: "=-", keep: "none", discarded: "stored" },
  { kind: "end", token: "=s", keep: "stored", discarded: "none" },
];

describe("choosing among the server's legal moves", () => {
  it("finds the move that takes a stack, and none for another", () => {
    expect(takeOf(legal, "B2")?.token).toBe("B2");
    expect(takeOf(legal, "A1")).toBeUndefined();
  });

  it("keeps the places of the dug and of the stored tile apart", () => {
    expect(placesOf(legal, "stored").map((move) => move.token)).toEqual(["sc4/1>0"]);
  });

  it("marks every position once, at its lowest level", () => {
    expect(positionsOf(places)).toEqual([
      { position: "a1", level: 1 },
      { position: "c4", level: 1 },
    ]);
  });

  it("offers the lowest level first and the others by steps", () => {
    expect(levelsOf(places, "c4")).toEqual([1, 2]);
    expect(nearest(places, "c4", ANY)?.token).toBe("dc4/1>0");
    expect(nearest(places, "c4", { ...ANY, level: 2 })?.token).toBe("dc4/2>0-sw");
  });

  it("turns only to legal rotations, either way round", () => {
    const [first] = places;
    if (first === undefined) throw new Error("There are places.");
    expect(turnedFrom(places, first, 1)).toBe(2);
    expect(turnedFrom(places, first, -1)).toBe(2);
  });

  it("prefers four supports until another corner is asked for", () => {
    expect(nearest(places, "c4", { ...ANY, turns: 2 })?.token).toBe("dc4/1>2");
    expect(nearest(places, "c4", { turns: 2, level: null, open: "ne" })?.token).toBe("dc4/1>2-ne");
    expect(cornersOf(places, place("dc4/1>2"))).toEqual([null, "ne"]);
  });

  it("shows nothing where nothing is legal", () => {
    expect(nearest(places, "h8", ANY)).toBeNull();
  });

  it("keeps a tile unless the player wants none", () => {
    expect(endOf(legal, null)?.token).toBe("=s");
    expect(endOf(legal, "none")?.token).toBe("=-");
    expect(endOf([], "none")).toBeUndefined();
  });

  it("throws away what was stored before, such as the starting tile, only for who says so", () => {
    const ends: LegalMove[] = [
      { kind: "end", token: "=d", keep: "dug", discarded: "stored" },
      { kind: "end", token: "=s", keep: "stored", discarded: "dug" },
      { kind: "end", token: "=-", keep: "none", discarded: "both" },
    ];
    expect(endOf(ends, null)?.token).toBe("=s");
    expect(endOf(ends, "dug")?.token).toBe("=d");
  });
});
