import { beforeEach, describe, expect, it } from "vitest";
import { Keeping } from "../../src/pad/kept";
import { codeOf } from "../../src/pad/link";
import { newSheet, type Sheet, withPlayer } from "../../src/pad/sheet";

const of = (name: string): Sheet => withPlayer(newSheet("en"), 0, { name });
const own = of("Ada");
const nameIn = (sheet: Sheet | null): string | undefined => sheet?.players[0]?.name;

beforeEach(() => localStorage.clear());

/** What a page does that opens a link: it shows the sheet, and keeps what it shows. */
function open(keeping: Keeping, name: string): Sheet {
  const sheet = keeping.receive(codeOf(of(name)));
  keeping.keep(sheet);
  return sheet;
}

describe("one's own sheet", () => {
  beforeEach(() => new Keeping().keep(own));

  it("outlives two links in a row, in one page or in two", () => {
    const keeping = new Keeping();
    open(keeping, "Bo");
    open(keeping, "Cy");
    expect(nameIn(keeping.own)).toBe("Ada");
    const other = new Keeping();
    open(other, "Dee");
    expect(nameIn(other.own)).toBe("Ada");
    expect(nameIn(new Keeping().kept)).toBe("Ada");
  });

  it("lies aside once a sent sheet is changed, whatever else is sent and changed", () => {
    for (const name of ["Bo", "Cy"]) {
      const keeping = new Keeping();
      open(keeping, name);
      keeping.keep(of(`${name} changed`));
      keeping.keep(of(`${name} changed again`));
      expect(nameIn(keeping.kept)).toBe(`${name} changed again`);
      expect(nameIn(keeping.own)).toBe("Ada");
    }
  });

  it("is the one that is kept after going back to it", () => {
    const keeping = new Keeping();
    open(keeping, "Bo");
    keeping.keep(of("Bo changed"));
    const back = keeping.own;
    keeping.settle();
    if (back !== null) keeping.keep(back);
    expect(nameIn(keeping.kept)).toBe("Ada");
    expect(keeping.own).toBeNull();
  });
});

it("a sent sheet is kept at once where there is none to lose", () => {
  const keeping = new Keeping();
  open(keeping, "Bo");
  expect(nameIn(new Keeping().kept)).toBe("Bo");
  expect(keeping.own).toBeNull();
});
