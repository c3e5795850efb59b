import { beforeAll, describe, expect, it } from "vitest";
import type { Hello } from "../../src/api/table";
import type { Kernel } from "../../src/kernel/instance";
import { readTree } from "../../src/record/reader";
import { freshDeal, addressOf } from "../../src/study/opening";
import { nearestPlace, placesOf, stageSight } from "../../src/study/sight";
import { Study } from "../../src/study/study.svelte";
import { kernel } from "../kernel/kernel";

let rules: Kernel;
beforeAll(async () => {
  rules = await kernel();
});

const DEAL = freshDeal(["white", "pink", "blue", "yellow"], "revised");

function study(body = "", path: readonly number[] = []): { board: Study; greetings: Hello[] } {
  const board = new Study(rules, readTree(`${DEAL}\n${body}`), path, "study-test");
  const greetings: Hello[] = [];
  board.table.listen(0, {
    message: (message) => message.kind === "hello" && greetings.push(message),
    connection: () => {},
    missing: () => {},
  });
  return { board, greetings };
}

/** What the study writes after its headers. */
const body = ({ text }: Study): string => text.split("\n\n")[1] ?? "";

describe("a study", () => {
  it("lets any turn be played for the seat whose turn it is, and adds it", async () => {
    const { board, greetings } = study();
    expect(greetings.at(-1)?.you.seats).toEqual([0, 1, 2, 3]);
    await board.table.commit({ seat: 0, moves: ["A1", "=-"] });
    expect(board.path).toEqual([0]);
    expect(greetings.at(-1)?.table.turn?.seat).toBe(1);
    expect(greetings.at(-1)?.record?.turns).toHaveLength(1);
    expect(body(board)).toBe("1.  A1 =-\n");
  });

  it("makes a variation of what is played after going back, and follows what is there", () => {
    const { board } = study("A1 =- B1 =-", [0, 0]);
    board.back();
    board.play(["B2", "=-"]);
    expect(body(board)).toBe("1.  A1 =-\n    B1 =-\n    (B2 =-)\n");
    board.back();
    board.play(["B1", "=-"]);
    expect(board.path).toEqual([0, 0]);
    board.beside(1);
    expect(board.path).toEqual([0, 1]);
    board.beside(1);
    expect(board.path).toEqual([0, 0]);
    board.forward();
    expect(board.path).toEqual([0, 0]);
  });

  it("goes on with a turn that a record left unfinished", () => {
    const { board } = study("A1 =- B1", [0, 0]);
    board.play(["=d"]);
    expect(body(board)).toBe("1.  A1 =-\n    B1\n    (B1 =d)\n");
  });

  it("promotes and deletes a branch, and puts it back", () => {
    const { board } = study("A1 =- (A2 =- B1 =-)", [1]);
    board.promote();
    expect(body(board)).toBe("1.  A2 =-\n    (A1 =-)\n    B1 =-\n");
    board.prune();
    expect(body(board)).toBe("1.  A1 =-\n");
    expect(board.path).toEqual([]);
    expect(board.canPutBack).toBe(true);
    board.putBack();
    expect(board.path).toEqual([0]);
    expect(board.canPutBack).toBe(false);
    expect(body(board)).toContain("A2 =-");
  });

  it("has notes and marks, and neither disturbs the turn that is being planned", () => {
    const { board, greetings } = study("A1 =-", [0]);
    const told = greetings.length;
    let changes = 0;
    board.changed = () => (changes += 1);
    board.note("well {done}\n");
    board.mark({ kind: "ring", target: { stack: "B3" } });
    board.mark({ kind: "arrow", start: { stack: "B3" }, end: { flower: "pink", space: "c4" } });
    board.mark({ kind: "ring", target: { stack: "B3" } });
    expect(body(board)).toBe("1.  A1 =- {[%arrow B3 pink:c4] well (done)}\n");
    expect(greetings).toHaveLength(told);
    expect(changes).toBe(4);
  });

  it("is read back from its text with its name", () => {
    const { board } = study("A1 =- (A2 =- {so}) B1 =-", [0]);
    board.rename('Ada\'s "best"');
    const again = new Study(rules, readTree(board.text), [], "study-again");
    expect(again.title).toBe('Ada\'s "best"');
    expect(again.text).toBe(board.text);
  });

  it("does not keep a result that its main line may no longer have", () => {
    const text = DEAL.replace("[Quarry", '[Result "1 2 3 4"]\n[Quarry');
    expect(new Study(rules, readTree(text), [], "study-test").text).not.toContain("Result");
  });

  it("keeps plans for one node apart from those for another", () => {
    const { board, greetings } = study("A1 =- (A2 =-)");
    board.go([0]);
    board.go([1]);
    const numbers = greetings.slice(-2).map(({ table }) => table.game_seq);
    expect(new Set(numbers).size).toBe(2);
  });
});

describe("a study's address", () => {
  it("names one of this device, or holds it all", () => {
    expect(addressOf("id=0a1b")).toEqual({ id: "0a1b", letters: "id=0a1b", at: null });
    expect(addressOf("xYz_-&at=1.2.3")).toEqual({ id: null, letters: "xYz_-", at: "1.2.3" });
  });
});

describe("a place that is pointed at", () => {
  it("is the nearest of those in sight", () => {
    const { board } = study();
    const { deal } = board.table;
    const gardens = deal.seats.map((flower, seat) => ({ flower, seat }));
    const view = { gardens } as unknown as Parameters<typeof placesOf>[0];
    const places = placesOf(view);
    expect(places).toHaveLength(16 + 4 * 64);
    const sight = stageSight(
      (name, seat) => ({ x: 10 * name.charCodeAt(0) + 1000 * (seat ?? -1), y: Number(name[1]) * 10 }),
      view,
    );
    const at = sight({ flower: "pink", space: "c4" }) ?? { x: 0, y: 0 };
    expect(nearestPlace(places, sight, { x: at.x + 3, y: at.y - 3 }, 8)).toEqual({ flower: "pink", space: "c4" });
    expect(nearestPlace(places, sight, { x: -9000, y: 0 }, 8)).toBeNull();
  });
});
