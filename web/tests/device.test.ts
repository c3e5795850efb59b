import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "../src/api/table";
import { shuffled } from "../src/chance/shuffle";
import { changeOf } from "../src/referee/device/change";
import { dealt } from "../src/referee/device/deal";
import { editionOf } from "../src/referee/device/edition";
import { beginning, rematchOf, type DevicePlan, type News } from "../src/referee/device/plan";
import { drawn } from "../src/referee/device/randomness";
import { publicRecord } from "../src/referee/device/record";
import { recordText } from "../src/referee/device/record-text";
import { stateFrom } from "../src/referee/device/state";
import { useLanguage } from "../src/words/words.svelte";

const plan: DevicePlan = {
  seats: [
    { flower: "white", name: "Ada" },
    { flower: "blue", name: "Bo, jr" },
    { flower: "pink", bot: "mason" },
  ],
  edition: { name: "ja", highest: "square" },
  first: "seat",
  undo: true,
  hints: true,
  standIn: "mason",
};
const numbered = (news: readonly News[], from = 1): Event[] =>
  news.map((one, index) => ({ ...one, seq: from + index, at: 1_800_000_000 + index }));
const turn = (seat: number, moves: string[], tile: string | null, token: string | null = null): News =>
  ({
    kind: "turn",
    seat,
    moves,
    discarded: "none",
    bot: null,
    revealed: { stack: "A1", tile },
    token,
    remaining: null,
    hurried: false,
    device: false,
  }) as News;

/** Always the first: lots fall on seat 0. */
const first = (): number => 0;
/** Always the last: nothing is shuffled. */
const last = (limit: number): number => limit - 1;

beforeAll(() => useLanguage("en"));

describe("chance on this device", () => {
  it("is even below any limit", () => {
    const counts = [0, 0, 0];
    for (let round = 0; round < 3000; round += 1) counts[drawn(3)] = (counts[drawn(3)] ?? 0) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });

  it("throws away words that would favour small numbers", () => {
    const words = [2 ** 32 - 1, 7];
    const source = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((array: Uint32Array) => (array.fill(words.shift() ?? 0), array)) as typeof source;
    expect(drawn(3)).toBe(1);
    crypto.getRandomValues = source;
    expect(words).toEqual([]);
  });

  it("moves every thing and loses none", () => {
    expect(shuffled([1, 2, 3], first)).toEqual([2, 3, 1]);
    expect(shuffled([1, 2, 3], last)).toEqual([1, 2, 3]);
    expect(new Set(shuffled([1, 2, 3, 4, 5], drawn))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe("a deal", () => {
  it.each([
    [2, 14],
    [3, 12],
    [4, 10],
  ])("for %i has %i tokens and every tile once", (players, tokens) => {
    const { quarry, tokens: dealtTokens } = dealt((["white", "pink", "blue", "yellow"] as const).slice(0, players));
    expect(dealtTokens).toHaveLength(tokens);
    expect(new Set(quarry.flat()).size).toBe(48);
    for (const [bottom, middle, top] of quarry) expect(`${bottom[0]}${middle[0]}${top[0]}`).toBe("bgc");
  });
});

describe("a table's beginning", () => {
  it("seats everybody, and tells only the clay tiles", () => {
    const { deal, news } = beginning(plan, first);
    expect(news.map(({ kind }) => kind)).toEqual(["created", "seat-claimed", "seat-claimed", "dealt"]);
    const { head } = stateFrom("device-1", numbered(news));
    expect(head.status).toBe("playing");
    expect(head.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["human", "Ada", null],
      ["human", "Bo, jr", null],
      ["bot", null, "mason"],
    ]);
    expect(head.edition).toMatchObject({ name: "ja", highest: "square", overlap: "beneath", mixed: true });
    const told = JSON.stringify(news);
    for (const [bottom, middle, top] of deal.quarry) {
      expect(told).toContain(top);
      expect(told).not.toContain(`"${bottom}"`);
      expect(told).not.toContain(`"${middle}"`);
    }
  });

  it("numbers the seats anew from the one that is drawn", () => {
    const { news, deal } = beginning({ ...plan, first: "lot" }, (limit) => limit - 1);
    const { head } = stateFrom("device-1", numbered(news));
    expect(head.seats.map(({ seat, flower }) => [seat, flower])).toEqual([
      [0, "pink"],
      [1, "white"],
      [2, "blue"],
    ]);
    expect(deal.seats).toEqual(["pink", "white", "blue"]);
  });

  it("knows a printed edition from a mixed one, and one that spoils the game", () => {
    expect(editionOf({ name: "en" })).toMatchObject({ mixed: false, broken: false });
    expect(editionOf({ name: "en", overlap: "one-level" })).toMatchObject({ mixed: true, broken: true });
  });

  it("lets the second player begin the next game", () => {
    const { head } = stateFrom("device-1", numbered(beginning(plan, first).news));
    expect(rematchOf(plan.seats, head.settings)).toEqual({
      ...plan,
      seats: [plan.seats[1], plan.seats[2], plan.seats[0]],
    });
  });
});

describe("a table's state", () => {
  const begun = numbered(beginning(plan, first).news);

  it("goes on by turns and back by undo, which makes it practice", () => {
    const turns = numbered([turn(0, ["xA1"], "g01"), turn(1, ["xB1"], "g02")], 5);
    const played = stateFrom("device-1", [...begun, ...turns]);
    expect(played.head).toMatchObject({ seq: 6, game_seq: 6, turn: { seat: 2 }, practice: false });
    const undone = numbered([{ kind: "undone", turns: 1, to: 5, practice: true }], 7);
    const back = stateFrom("device-1", [...begun, ...turns, ...undone]);
    expect(back.head).toMatchObject({ seq: 7, game_seq: 7, turn: { seat: 1 }, practice: true });
    expect(publicRecord(back, {})?.turns).toEqual([["xA1", "g01", null]]);
  });

  it("tells of a change only what is new", () => {
    const before = stateFrom("device-1", begun);
    const after = stateFrom("device-1", [...begun, ...numbered([{ kind: "hinted", seat: 1 }], 5)]);
    expect(changeOf(before.head, after.head)).toEqual({ seq: 5, seats: [{ seat: 1, hinted: true }] });
  });
});

describe("a record", () => {
  const { deal, news } = beginning(plan, last);
  const begun = numbered(news);
  const turns = numbered([turn(0, ["xA1"], "g01"), turn(1, ["A1", "=d"], null, "none")], 5);

  it("hides what nobody has seen while the game lasts", () => {
    const text = recordText(stateFrom("device-1", [...begun, ...turns]), deal);
    expect(text).toContain('[Edition "ja"]\n[Highest "square"]\n[Tiles "standard"]\n[Seats "white blue pink"]');
    expect(text).toContain('[Names "Ada, Bo  jr, mason"]'.replace("  ", " "));
    expect(text).toContain('[Quarry "?/g01/c01 ?/?/c02 ');
    expect(text).toContain('[Tokens "none ? ');
    expect(text).toMatch(/\n\n0\. xA1\n1\. {2}A1 =d\n$/);
  });

  it("tells everything once the game is over", () => {
    const result = { winners: [0], scores: [5, 4, 3], reason: "played", tie_break: false } as const;
    const over = numbered([{ kind: "over", result, secret: "" }], 7);
    const text = recordText(stateFrom("device-1", [...begun, ...turns, ...over]), deal);
    expect(text).toContain('[Result "5 4 3"]');
    expect(text).not.toContain("?");
  });
});
