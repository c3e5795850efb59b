/** A link holds a whole sheet, and a broken one is noticed. */
import { describe, expect, it } from "vitest";
import { codeIn, linkTo } from "../../src/pad/address";
import { BrokenLink, codeOf, sheetOf } from "../../src/pad/link";
import {
  newPlayer,
  newSheet,
  NOTHING_COUNTED,
  type Sheet,
  withItems,
  withPlayer,
  withPlayers,
} from "../../src/pad/sheet";

const FULL: Sheet = {
  edition: "zh-Hans",
  players: [
    {
      ...newPlayer("yellow"),
      name: "Łucja 王 🌷",
      seen: { ...withItems(NOTHING_COUNTED, "bridge", 16, 99), flowers: [1, 2, 3, 4], highest: 16, notches: 0 },
      underDecks: { ...withItems(NOTHING_COUNTED, "statue", 1, 2), notches: 64 },
    },
    {
      ...newPlayer("white"),
      manner: "exact",
      pieces: [
        { kind: "tile", flower: 3, position: 54, level: 16, open: 4 },
        { kind: "tile", flower: 0, position: 0, level: 1, open: 0 },
        { kind: "item", symbol: 0, first: 63, second: 63 },
        { kind: "item", symbol: 2, first: 3, second: 19 },
      ],
    },
  ],
};
const SERVER = { root: "/", hasServer: true };
const FOLDER = { root: "/games/", hasServer: false };

describe("a link", () => {
  it("holds all of a sheet", () => {
    expect(sheetOf(codeOf(FULL))).toEqual(FULL);
    expect(sheetOf(codeOf(newSheet("ja")))).toEqual(newSheet("ja"));
    expect(sheetOf(codeOf(withPlayers(FULL, 4)))).toEqual(withPlayers(FULL, 4));
  });

  it("shows names so that nothing around them changes", () => {
    const sheet = newSheet("en");
    const players = sheet.players.map((player) => ({ ...player, name: "\u202eadA\u0007\u200b" }));
    expect(sheetOf(codeOf({ ...sheet, players })).players.map(({ name }) => name)).toEqual(["adA", "adA"]);
  });

  it("is short and made of letters that addresses take", () => {
    expect(codeOf(FULL)).toMatch(/^[\w-]{20,200}$/);
  });

  it("is refused wherever a letter is missing or another one", () => {
    const code = codeOf(FULL);
    // The last letter has bits that mean nothing.
    for (let place = 0; place < code.length - 1; place += 1) {
      const other = code.charAt(place) === "A" ? "B" : "A";
      expect(() => sheetOf(code.slice(0, place)), `cut at ${place}`).toThrow(BrokenLink);
      const changed = code.slice(0, place) + other + code.slice(place + 1);
      expect(() => sheetOf(changed), `changed at ${place}`).toThrow(BrokenLink);
    }
  });

  it.each(["", "?", "A", "%%%", "x".repeat(5000), "AAAA"])("is refused when it is %s", (code) => {
    expect(() => sheetOf(code)).toThrow(BrokenLink);
  });

  it("stands after the hash, with a server and without", () => {
    const here = "https://example.org/games/anything";
    expect(linkTo("Abc", here, SERVER)).toBe("https://example.org/score#Abc");
    expect(linkTo("Abc", here, FOLDER)).toBe("https://example.org/games/anything#/score/Abc");
    expect(codeIn({ pathname: "/score", hash: "#Abc" }, SERVER)).toBe("Abc");
    expect(codeIn({ pathname: "/score", hash: "" }, SERVER)).toBeNull();
    expect(codeIn({ pathname: "/games/", hash: "#/score/Abc" }, FOLDER)).toBe("Abc");
    expect(codeIn({ pathname: "/games/", hash: "#/score" }, FOLDER)).toBeNull();
  });
});

describe("a sheet", () => {
  it("gives every player a flower of their own", () => {
    const four = withPlayers(newSheet("en"), 4);
    expect(new Set(four.players.map(({ flower }) => flower)).size).toBe(4);
    const swapped = withPlayer(four, 0, { flower: "blue" });
    expect(swapped.players.map(({ flower }) => flower)).toEqual(["blue", "pink", "white", "yellow"]);
  });

  it("begins with the edition of the language", () => {
    expect(newSheet("pl").edition).toBe("pl");
    expect(newSheet("de").edition).toBe("revised");
  });
});
