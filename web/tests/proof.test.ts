import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readRecord } from "../src/record/reader";
import { checkedDeal, proofIn } from "../src/replay/proof";
import { notePromise, promiseOf } from "../src/store/promises";
import { fromPython } from "./python";

interface Told {
  readonly text: string;
  readonly commitment: string;
  readonly follows: boolean;
}
const TABLE = "abcdefghijkl";
const LONG_MS = 60_000;

describe("the proof of a deal", () => {
  let told: readonly Told[] = [];
  beforeAll(() => {
    told = fromPython("tests.server.tables.proofs") as Told[];
  }, LONG_MS);

  it("shows what the command line finds, of right games and forged ones", () => {
    expect(told.filter(({ follows }) => follows)).toHaveLength(18);
    expect(told.filter(({ follows }) => !follows)).toHaveLength(27);
    for (const { text, commitment, follows } of told) {
      expect(checkedDeal(readRecord(text), null)).toEqual({ commitment, opens: true, follows });
    }
  });

  it("must open the promise of that very table", () => {
    const [{ text, commitment } = { text: "", commitment: "" }] = told;
    const record = readRecord(text);
    const opens = (table: string, given: string) => checkedDeal(record, { table, commitment: given })?.opens;
    expect(opens(TABLE, commitment)).toBe(true);
    expect(
      opens(
        TABLE,
        commitment.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      ),
    ).toBe(false);
    expect(opens("k3v9x2m7q4ta", commitment)).toBe(false);
  });

  it("fails for a tile, a token or a secret that was exchanged", () => {
    const [{ text } = { text: "" }] = told;
    const exchanged = [
      text.replace(/(\[Quarry ")(b\d\d)(\S*) (b\d\d)/, "$1$4$3 $2"),
      text.replace(/(\[Tokens ")(\S+) ((?:\2 )*)(\S+)/, "$1$4 $3$2"),
      text.replace(/(\[Seed "babylon-fair-1 \w+ )\w\w/, "$1ff"),
    ];
    for (const one of exchanged) {
      expect(one).not.toBe(text);
      expect(checkedDeal(readRecord(one), null)?.follows).toBe(false);
    }
  });

  it("is none when it has another form", () => {
    const secret = "00".repeat(32);
    expect(proofIn(`babylon-fair-1 t ${secret} ,00`)).toMatchObject({ table: "t", first: null });
    expect(proofIn(`babylon-fair-1 t ${secret} ,00 1`)).toMatchObject({ first: 1 });
    for (const text of [
      "",
      "7",
      `babylon-fair-2 t ${secret} ,`,
      `babylon-fair-1 t ${secret.slice(2)} ,`,
      `babylon-fair-1 t ${secret} ,0`,
      `babylon-fair-1 t ${secret} ,xx`,
      `babylon-fair-1 t ${secret} , x`,
      `babylon-fair-1 t ${secret} , 1 2`,
      `babylon-fair-1 t ${secret} ${"00".repeat(256)},`,
    ])
      expect(proofIn(text)).toBeNull();
  });
});

describe("a promise", () => {
  const lobby = { id: "a", status: "lobby", fair: { commitment: "first", entropy: [], secret: null } } as const;
  beforeEach(() => localStorage.clear());

  it("is noted before the deal, and never anew", () => {
    notePromise({ ...lobby, status: "playing" });
    expect(promiseOf("a")).toBeNull();
    notePromise(lobby);
    notePromise({ ...lobby, fair: { ...lobby.fair, commitment: "second" } });
    expect(promiseOf("a")).toBe("first");
  });

  it("is kept of the last tables only, and missed without harm where nothing is kept", () => {
    for (let table = 0; table < 250; table += 1) notePromise({ ...lobby, id: `t${table}` });
    expect(promiseOf("t249")).toBe("first");
    expect(promiseOf("t0")).toBeNull();
    localStorage.setItem("babylon-promises", "{");
    expect(promiseOf("t249")).toBeNull();
    notePromise(lobby);
    expect(promiseOf("a")).toBe("first");
  });
});
