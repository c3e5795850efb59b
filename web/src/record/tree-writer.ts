/** Writes a record with its variations: the main line as in any record, variations in parentheses below the turn they replace. */
import { turnsBefore } from "../kernel/midgame";
import { headerLines } from "./header-lines";
import { markText } from "./marks";
import type { Node, RecordTree } from "./tree";

const INDENT = " ".repeat(4);

export function treeText({ deal, root, notes }: RecordTree): string {
  const lines = [
    ...headerLines(deal, notes),
    "",
    ...treeLines(root, deal.seats.length, turnsBefore(deal.seats.length, deal.midgame)),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

const isRemoval = ({ moves }: Node): boolean => moves[0]?.startsWith("x") === true;

/** So many turns were played before the first one. */
function treeLines(root: Node, players: number, before: number): string[] {
  const comment = commentOf(root);
  const lines = comment === "" ? [] : [comment];
  let removals: string[] = [];
  let turns = before;
  for (let [main, ...others] = root.children; main !== undefined; [main, ...others] = main.children) {
    if (isRemoval(main)) {
      removals.push(turnText(main));
      const [next] = main.children;
      if (others.length > 0 || next === undefined || !isRemoval(next)) {
        lines.push(`0. ${removals.join(" ")}`);
        removals = [];
      }
    } else {
      const number = turns === before || turns % players === 0 ? `${Math.floor(turns / players) + 1}.` : "";
      lines.push(`${number.padEnd(3)} ${turnText(main)}`);
      turns += 1;
    }
    lines.push(...others.flatMap((other) => variation(other, INDENT)));
  }
  return lines;
}

/** The lines of one variation, in its parentheses. */
function variation(first: Node, indent: string): string[] {
  const lines = [`${indent}(${turnText(first)}`];
  for (let [main, ...others] = first.children; main !== undefined; [main, ...others] = main.children)
    lines.push(`${indent} ${turnText(main)}`, ...others.flatMap((other) => variation(other, `${indent} `)));
  return [...lines.slice(0, -1), `${lines.at(-1)})`];
}

function turnText(node: Node): string {
  const comment = commentOf(node);
  return [...node.moves, ...(comment === "" ? [] : [comment])].join(" ");
}

/** Marks and words of a turn in braces; empty when there are none. */
function commentOf({ marks, note }: Node): string {
  const said = [...marks.map(markText), ...(note === "" ? [] : [note])].join(" ");
  return said === "" ? "" : `{${said}}`;
}
