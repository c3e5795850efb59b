import { describe, expect, it } from "vitest";
import { defaultPlan, newTable, startsAtOnce } from "../src/lobby/settings";

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

  it("may be made for others only", () => {
    expect(newTable({ ...defaultPlan(["mason"]), seats: ["person", "person"] }, "Ada")).not.toHaveProperty("sit");
  });
});
