import { describe, expect, it } from "vitest";
import { EMPTY, type Node } from "../../src/record/tree";
import * as branches from "../../src/study/branches";

const turn = (words: string, ...children: Node[]): Node => ({ ...EMPTY, moves: words.split(" "), children });
/** A1 is the main turn, A2 a variation of it; after A1 come B1, or B2 and then C1. */
const ROOT: Node = { ...EMPTY, children: [turn("A1 =-", turn("B1 =-"), turn("B2 =-", turn("C1 =-"))), turn("A2 =-")] };
const stacks = (root: Node): string[] => branches.rowsOf(root).map(({ node }) => node.moves[0] ?? "");

describe("a tree of turns", () => {
  it("is listed as its text is: a turn, its variations, what follows it", () => {
    expect(branches.rowsOf(ROOT).map(({ node, depth, siblings }) => [node.moves[0], depth, siblings])).toEqual([
      ["A1", 0, 2],
      ["A2", 1, 2],
      ["B1", 0, 2],
      ["B2", 1, 2],
      ["C1", 1, 1],
    ]);
  });

  it("grows by a turn that is not there yet, as the last of its siblings", () => {
    const { root, path } = branches.followed(ROOT, [0], ["B3", "=-"]);
    expect(path).toEqual([0, 2]);
    expect(branches.nodeAt(root, path).moves).toEqual(["B3", "=-"]);
    expect(stacks(ROOT)).toHaveLength(5);
  });

  it("does not grow by a turn that is there: one goes on from it", () => {
    expect(branches.followed(ROOT, [0], ["B2", "=-"])).toEqual({ root: ROOT, path: [0, 1] });
  });

  it("has another main line when a variation is promoted", () => {
    const { root, path } = branches.promoted(ROOT, [0, 1]);
    expect(path).toEqual([0, 0]);
    expect(stacks(root)).toEqual(["A1", "A2", "B2", "B1", "C1"]);
    expect(branches.promoted(ROOT, [])).toEqual({ root: ROOT, path: [] });
  });

  it("loses a branch with all that follows it", () => {
    const { root, path } = branches.pruned(ROOT, [0]);
    expect(path).toEqual([]);
    expect(stacks(root)).toEqual(["A2"]);
    expect(branches.pruned(ROOT, [])).toEqual({ root: ROOT, path: [] });
  });

  it("is changed at one node only", () => {
    const root = branches.replaced(ROOT, [0, 1], (node) => ({ ...node, note: "so" }));
    expect(branches.rowsOf(root).map(({ node }) => node.note)).toEqual(["", "", "", "so", ""]);
    expect(branches.nodeAt(root, [1])).toBe(branches.nodeAt(ROOT, [1]));
  });

  it.each([
    [[], "0"],
    [[0, 0, 0], "3"],
    [[0, 1, 0], "1.1.1"],
    [[1], "0.1.0"],
  ])("has a short address for every node: %j", (path, text) => {
    expect(branches.pathText(path)).toBe(text);
  });

  it("finds the node of an address, as far as there is one", () => {
    for (const { path } of branches.rowsOf(ROOT)) {
      expect(branches.pathFrom(branches.pathText(path), ROOT)).toEqual(path);
    }
    expect(branches.pathFrom("9", ROOT)).toEqual([0, 0]);
    expect(branches.pathFrom("0.7.2", ROOT)).toEqual([]);
    for (const none of [null, "", "x", "1.", "99999"]) expect(branches.pathFrom(none, ROOT)).toEqual([]);
  });
});
