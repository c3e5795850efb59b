import { describe, expect, it } from "vitest";
import type { Edition, Info } from "../src/api/table";
import { isBroken } from "../src/lobby/mix";
import { defaultPlan, mixed, newTable, startsAtOnce, usualFirst } from "../src/lobby/settings";

const book: Edition = {
  name: "revised",
  highest: "double",
  overlap: "never",
  gap: "empty",
  belvederes: "required",
  supply: [148, 60, 38, 15, 15, 15, 38],
};
const offers = {
  editions: [book, { ...book, name: "zh-Hans", overlap: "one-level", gap: "covered" }],
  lots: ["zh-Hans"],
  broken: [{ highest: "square", overlap: "one-level", gap: "empty", belvederes: "required" }],
} as unknown as Info;

describe("a new table", () => {
  it("is by default the player against the usual bot", () => {
    expect(newTable(defaultPlan(["apprentice", "mason"]), "Ada")).toMatchObject({
      players: 2,
      seats: [{ bot: null }, { bot: "mason" }],
      sit: { seats: [0], name: "Ada" },
      clock: { kind: "none" },
    });
    expect(startsAtOnce(defaultPlan(["apprentice"]))).toBe(true);
  });

  it("waits when a seat is left to a person", () => {
    const plan = { ...defaultPlan(["mason"]), seats: ["me", "person", "mason"] };
    expect(startsAtOnce(plan)).toBe(false);
    expect(newTable(plan, "Ada")).toMatchObject({
      players: 3,
      seats: [{ bot: null }, { bot: null }, { bot: "mason" }],
      sit: { seats: [0] },
    });
  });

  it("says only what differs from the printed rules", () => {
    const plan = defaultPlan(["mason"]);
    expect(newTable(mixed(plan, book, offers), "Ada")).toMatchObject({ edition: { name: "revised" } });
    const supply = [148, 60, 0, 15, 15, 15, 38];
    const changed = mixed(plan, { ...book, belvederes: "while-they-last", supply }, offers);
    expect(newTable(changed, "Ada")).toMatchObject({
      edition: { name: "revised", belvederes: "while-they-last", supply },
    });
    expect(newTable(changed, "Ada")).not.toHaveProperty("edition.highest");
    expect(mixed(changed, book, offers).mix).toEqual({});
  });

  it("leaves it to the book who begins, unless one chooses", () => {
    const plan = defaultPlan(["mason"]);
    expect(newTable(plan, "Ada")).not.toHaveProperty("first");
    expect(newTable({ ...plan, first: "lot" }, "Ada")).toMatchObject({ first: "lot" });
    expect(usualFirst("zh-Hans", offers)).toBe("lot");
    expect(usualFirst("revised", offers)).toBe("seat");
  });

  it("is broken where the server says so", () => {
    expect(isBroken({ ...book, highest: "square", overlap: "one-level" }, offers)).toBe(true);
    expect(isBroken({ ...book, highest: "square" }, offers)).toBe(false);
  });

  it("may be made for others only", () => {
    expect(newTable({ ...defaultPlan(["mason"]), seats: ["person", "person"] }, "Ada")).not.toHaveProperty("sit");
  });
});
