/** Reads the moves of a record: turns, their variations, notes and marks, with the place of everything that is wrong. */
import type { Flower } from "../api/view";
import { spell } from "../control/notation";
import { isWhole } from "../kernel/answers/preview";
import { BadRecord, type Code } from "./bad-record";
import { MARK, markFrom, plainNote } from "./marks";
import type { RecordedMove } from "./reader";
import type { Mark, Node } from "./tree";

/** More moves than a turn has room for. */
const MOST_MOVES = 80;
const WORD = /\{[^}]*\}|[{}()]|[^\s{}()]+/g;

/** The root of the tree of turns that begins with this line of a text. */
export function rootFrom(lines: readonly string[], firstLine: number, seats: readonly Flower[]): Node {
  const reader = new TreeReader(seats);
  for (const word of wordsIn(lines, firstLine)) reader.take(word);
  return reader.root();
}

/** A turn while its line is being read; `replaced` when a variation for it has been read. */
interface Draft {
  readonly parent: number;
  readonly moves: RecordedMove[];
  readonly said: string[];
  readonly marks: Mark[];
  replaced: boolean;
}

const draft = (parent: number): Draft => ({ parent, moves: [], said: [], marks: [], replaced: false });

const bad = ({ line, column }: RecordedMove, code: Code, values = {}): BadRecord =>
  new BadRecord(code, line, column, values);

/** Goes through the words of a body once. A turn is known by its number; 0 is the root. */
class TreeReader {
  readonly #turns: Draft[] = [draft(-1)];
  #now = 0;
  /** Parentheses that are open: each with the turn before it, which the variation replaces. */
  readonly #opened: { readonly word: RecordedMove; readonly turn: number }[] = [];
  /** Comments before the first turn of a variation; null while its line has a turn. */
  #before: RecordedMove[] | null = null;

  constructor(private readonly seats: readonly Flower[]) {}

  take(word: RecordedMove): void {
    const { token } = word;
    if (/^\{.*\}$/s.test(token)) this.#comment(word);
    else if (token === "{" || token === "}") throw bad(word, "open-comment");
    else if (token === "(") this.#open(word);
    else if (token === ")") this.#close(word);
    else if (!/^\d+\.$/.test(token)) this.#move(word);
  }

  root(): Node {
    const open = this.#opened.at(-1);
    if (open !== undefined) throw bad(open.word, "open-variation");
    this.#checkTwins();
    const children: Node[][] = this.#turns.map(() => []);
    let root: Node | null = null;
    for (const [index, { parent, moves, said, marks }] of [...this.#turns.entries()].toReversed()) {
      const tokens = moves.map(({ token }) => token);
      const below = (children[index] ?? []).toReversed();
      root = { moves: tokens, note: plainNote(said.join(" ")), marks, children: below, places: moves };
      children[parent]?.push(root);
    }
    if (root === null) throw new Error("a tree has a root");
    return root;
  }

  #checkTwins(): void {
    const known = new Set<string>();
    for (const { parent, moves } of this.#turns.slice(1)) {
      const turn = moves.map(({ token }) => token).join(" ");
      const [first] = moves;
      if (first !== undefined && known.has(`${parent} ${turn}`)) throw bad(first, "turn-twice", { turn });
      known.add(`${parent} ${turn}`);
    }
  }

  #turn(index: number): Draft {
    const turn = this.#turns[index];
    if (turn === undefined) throw new Error("no such turn");
    return turn;
  }

  #open(word: RecordedMove): void {
    if (this.#before !== null || this.#now === 0) throw bad(word, "no-turn");
    this.#opened.push({ word, turn: this.#now });
    const turn = this.#turn(this.#now);
    turn.replaced = true;
    this.#now = turn.parent;
    this.#before = [];
  }

  #close(word: RecordedMove): void {
    const last = this.#opened.at(-1);
    if (last === undefined) throw bad(word, "open-variation");
    if (this.#before !== null) throw bad(word, "no-turn");
    this.#opened.pop();
    this.#now = last.turn;
  }

  #move(word: RecordedMove): void {
    const { token } = word;
    if (spell(token) === null) throw bad(word, "bad-move", { text: token });
    const last = this.#turn(this.#now).moves.at(-1);
    if (this.#before !== null || last === undefined || isWhole([last.token])) {
      this.#turns.push(draft(this.#now));
      this.#now = this.#turns.length - 1;
    }
    const turn = this.#turn(this.#now);
    if (turn.replaced) throw bad(word, "turn-goes-on");
    if (turn.moves.length === MOST_MOVES) throw bad(word, "turn-too-long", { most: MOST_MOVES });
    turn.moves.push(word);
    const before = this.#before ?? [];
    this.#before = null;
    for (const comment of before) this.#comment(comment);
  }

  #comment(word: RecordedMove): void {
    if (this.#before !== null) {
      this.#before.push(word);
      return;
    }
    const turn = this.#turn(this.#now);
    const inside = word.token.slice(1, -1);
    for (const found of inside.matchAll(MARK)) {
      const mark = markFrom(found[0], this.seats);
      if (mark === null) throw bad(within(word, found.index + 1), "bad-mark", { text: found[0] });
      turn.marks.push(mark);
    }
    turn.said.push(inside.replace(MARK, " "));
  }
}

/** The place of something within a word that may have several lines. */
function within({ token, line, column }: RecordedMove, offset: number): RecordedMove {
  const before = token.slice(0, offset).split("\n");
  const last = before.at(-1)?.length ?? 0;
  return { token, line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + offset };
}

/** The words of the body; a comment is one word. */
function* wordsIn(lines: readonly string[], firstLine: number): Generator<RecordedMove> {
  const body = lines.slice(firstLine - 1).join("\n");
  let [line, begin, counted] = [firstLine, 0, 0];
  for (const found of body.matchAll(WORD)) {
    const between = body.slice(counted, found.index);
    line += between.split("\n").length - 1;
    if (between.includes("\n")) begin = counted + between.lastIndexOf("\n") + 1;
    counted = found.index;
    yield { token: found[0], line, column: found.index - begin + 1 };
  }
}
