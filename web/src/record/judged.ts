/** Whether all turns of a tree are legal. */
import type { Kernel } from "../kernel/instance";
import type { Position } from "../kernel/position";
import { beginningOf, playMove } from "./played";
import { type Node, placedMoves, type RecordTree } from "./tree";

/** Plays every variation; the first move of the text that is not legal is refused with its place. */
export function judgeTree(kernel: Kernel, { deal, root }: RecordTree): void {
  const waiting: [Position, readonly Node[]][] = [[beginningOf(kernel, deal), root.children]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [before, [first, ...others]] = next;
    if (first === undefined) continue;
    const after = before.copy();
    for (const move of placedMoves(first)) playMove(after, move);
    waiting.push([after, first.children], ...others.toReversed().map((one): [Position, Node[]] => [before, [one]]));
  }
}
