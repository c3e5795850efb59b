import { describe, expect, it } from "vitest";
import { all, CATEGORIES, type Category } from "../src/api/view";
import { listed } from "./locales";

describe("the score pad", () => {
  it("has its lines in the order of the printed one", () => {
    expect(CATEGORIES).toEqual(listed("pieces/score.py", /^ {4}[A-Z]+ = "(\w+)"$/gm));
  });

  it("does not compile without a line", () => {
    // @ts-expect-error: the other lines are missing
    expect(all<Category>({ statues: true })).toEqual(["statues"]);
  });
});
