/** Changes of a tree of turns, each of which leaves the old tree as it is. A node is known by the children that lead to it. */
import { EMPTY, type Node } from "../record/tree";

/** Which child to take, from the root on; empty for the root. */
export type Path = readonly number[];

export const samePath = (one: Path, other: Path): boolean => one.join() === other.join();

/** The node at a path; one that leads nowhere ends where it can. */
export function nodeAt(root: Node, path: Path): Node {
  return path.reduce((node, index) => node.children[index] ?? node, root);
}

/** The nodes from the first turn to the one at a path. */
export function lineTo(root: Node, path: Path): Node[] {
  return path.map((_, depth) => nodeAt(root, path.slice(0, depth + 1)));
}

/** As much of a path as there is. */
export function known(root: Node, path: Path): Path {
  const end = path.findIndex((index, depth) => nodeAt(root, path.slice(0, depth)).children[index] === undefined);
  return end < 0 ? path : path.slice(0, end);
}

/** The tree with another node at a path. */
export function replaced(root: Node, path: Path, change: (node: Node) => Node): Node {
  const [first, ...rest] = path;
  if (first === undefined) return change(root);
  const children = root.children.map((child, index) => (index === first ? replaced(child, rest, change) : child));
  return { ...root, children };
}

/** The tree in which a turn follows a path, and the path of that turn; one that is there already stays as it is. */
export function followed(
  root: Node,
  path: Path,
  moves: readonly string[],
): { readonly root: Node; readonly path: Path } {
  const { children } = nodeAt(root, path);
  const index = children.findIndex((child) => child.moves.join(" ") === moves.join(" "));
  if (index >= 0) return { root, path: [...path, index] };
  const grown = replaced(root, path, (node) => ({ ...node, children: [...node.children, { ...EMPTY, moves }] }));
  return { root: grown, path: [...path, children.length] };
}

/** The tree in which a turn is the main one of its siblings, and its path there. */
export function promoted(root: Node, path: Path): { readonly root: Node; readonly path: Path } {
  const last = path.at(-1);
  if (last === undefined) return { root, path };
  const parent = path.slice(0, -1);
  const first = ({ children }: Node): Node[] => [...children.slice(last, last + 1), ...children.toSpliced(last, 1)];
  return { root: replaced(root, parent, (node) => ({ ...node, children: first(node) })), path: [...parent, 0] };
}

/** The tree without a turn and all that follows it, and where one stands then. */
export function pruned(root: Node, path: Path): { readonly root: Node; readonly path: Path } {
  const last = path.at(-1);
  if (last === undefined) return { root, path };
  const parent = path.slice(0, -1);
  return {
    root: replaced(root, parent, (node) => ({ ...node, children: node.children.toSpliced(last, 1) })),
    path: parent,
  };
}

/** A path as an address tells it: along the main line, then which variation, along it, and so on: `17.1.3`. */
export function pathText(path: Path): string {
  const numbers = [0];
  for (const index of path) {
    if (index > 0) numbers.push(index, 0);
    else numbers[numbers.length - 1] = (numbers.at(-1) ?? 0) + 1;
  }
  return numbers.join(".");
}

const LONGEST = 500;

/** The path that an address tells, as far as the tree has it. */
export function pathFrom(text: string | null, root: Node): Path {
  if (text === null || !/^\d{1,3}(?:\.\d{1,3})*$/.test(text)) return [];
  const steps = text.split(".").flatMap((number, place) => {
    const count = Number(number);
    return place % 2 === 1 ? [count] : Array.from({ length: Math.min(count, LONGEST) }, () => 0);
  });
  return known(root, steps);
}

/** A turn in the list of all: where it is, how deep its variation lies within others, and how many stand beside it. */
export interface Row {
  readonly path: Path;
  readonly node: Node;
  readonly depth: number;
  readonly siblings: number;
}

/** All turns in the order of the text: each, then its variations, then what follows it. */
export function rowsOf(root: Node): Row[] {
  const rows: Row[] = [];
  const walk = (parent: Node, at: Path, depth: number): void => {
    let [node, path] = [parent, at];
    while (node.children.length > 0) {
      const { children } = node;
      for (const [index, child] of children.entries()) {
        const below = index === 0 ? depth : depth + 1;
        rows.push({ path: [...path, index], node: child, depth: below, siblings: children.length });
        if (index > 0) walk(child, [...path, index], below);
      }
      [node, path] = [children[0] ?? node, [...path, 0]];
    }
  };
  walk(root, [], 0);
  return rows;
}
