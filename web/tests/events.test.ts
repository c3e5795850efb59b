import { describe, expect, it } from "vitest";
import type { Event, Seat } from "../src/api/table";
import { seatsAt } from "../src/words/events";

const seats = ["Cleo", "Dov", "Ada", "Bo"].map((name, seat) => ({ name, seat })) as unknown as Seat[];
const events = [
  { kind: "chat", seq: 3 },
  { kind: "dealt", seq: 7, first: 2 },
  { kind: "chat", seq: 9 },
] as unknown as Event[];
const names = (seq: number): (string | null)[] => seatsAt(seats, events, seq).map((seat) => seat.name);

describe("the seats of an event", () => {
  it("are numbered as they were before a lot chose the first player", () => {
    expect(names(3)).toEqual(["Ada", "Bo", "Cleo", "Dov"]);
  });

  it("are numbered from the first player afterwards", () => {
    expect(names(9)).toEqual(["Cleo", "Dov", "Ada", "Bo"]);
  });

  it("are as they are where nothing was dealt yet", () => {
    expect(seatsAt(seats, [], 3)).toBe(seats);
  });
});
