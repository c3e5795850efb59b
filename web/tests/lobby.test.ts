import { describe, expect, it } from "vitest";
import type { Edition } from "../src/api/table";
import { isBroken, type Offers } from "../src/lobby/mix";
import {
  defaultPlan,
  devicePlan,
  flowered,
  isRated,
  levelled,
  mixed,
  moved,
  named,
  newTable,
  offered,
  seated,
  startsAtOnce,
  usualFirst,
} from "../src/lobby/settings";

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
  bots: ["apprentice", "mason"],
} as unknown as Offers;

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

  it("lets a guest take one seat where anyone may come, or as many as the host says", () => {
    const plan = defaultPlan(["mason"]);
    expect(newTable(plan, "Ada")).not.toHaveProperty("seats_each");
    expect(newTable({ ...plan, access: "open" }, "Ada")).toMatchObject({ access: "open", seats_each: 1 });
    expect(newTable({ ...plan, access: "open", seatsEach: 2 }, "Ada")).toMatchObject({ seats_each: 2 });
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

describe("a new table on this device", () => {
  const plan = defaultPlan(offers.bots);

  it("is what one gets unless somebody is to come by a link", () => {
    expect(plan.where).toBe("device");
    const invited = seated(plan, 1, "person");
    expect(invited.where).toBe("online");
    expect(moved(invited, "device").seats).toEqual(["me", "me"]);
  });

  it("knows everybody at the screen by name and flower", () => {
    const people = named(seated({ ...plan, seats: ["me", "me", "mason"] }, 2, "apprentice"), 1, " Bo ");
    expect(devicePlan(flowered(people, 0, "pink"), offers, "Ada", "Guest")).toEqual({
      seats: [
        { flower: "pink", name: "Ada" },
        { flower: "white", name: "Bo" },
        { flower: "blue", bot: "apprentice" },
      ],
      edition: { name: "revised" },
      first: "seat",
      undo: true,
      hints: true,
      standIn: "mason",
    });
    expect(devicePlan({ ...people, names: [] }, offers, "Ada", "Guest").seats[1]).toEqual({
      flower: "pink",
      name: "Guest",
    });
  });

  it("resolves the level that suits only once the table is made", () => {
    localStorage.setItem("babylon-level", JSON.stringify({ level: 3.5, counted: [] }));
    const mine = { ...plan, seats: ["me", "mine"] };
    expect(offered(mine, offers.bots, ["level-1"]).seats).toEqual(["me", "mine"]);
    expect(offered(mine, offers.bots).seats).toEqual(["me", "mason"]);
    expect(levelled(mine).seats).toEqual(["me", "level-3"]);
  });

  it("is never rated against levels", () => {
    const online = { ...plan, where: "online" as const, clock: "fast" as const, rated: true };
    expect(isRated({ ...online, seats: ["me", "mason"] })).toBe(true);
    for (const seat of ["mine", "level-2"]) expect(isRated({ ...online, seats: ["me", seat] })).toBe(false);
  });

  it("has no bots that are not there", () => {
    const strong = { ...defaultPlan(["architect"]), seats: ["me", "architect", "person"] };
    expect(offered(strong, offers.bots)).toMatchObject({ seats: ["me", "mason", "person"], standIn: "apprentice" });
  });
});
