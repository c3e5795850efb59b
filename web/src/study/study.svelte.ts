import { isWhole } from "../kernel/answers/preview";
import type { Kernel } from "../kernel/instance";
import { markText, plainNote } from "../record/marks";
import { namesOf } from "../record/reader";
import { shownTitle } from "../record/shown-name";
import { EMPTY, type Mark, type Node, recordOf, type RecordTree } from "../record/tree";
import { treeText } from "../record/tree-writer";
import { printedBook } from "../referee/device/edition";
/** A study: a tree of turns, where one stands in it, and what is done to it. */
import { followed, known, lineTo, nodeAt, type Path, promoted, pruned, replaced, type Row, rowsOf } from "./branches";
import { type Moment, StudyTable } from "./referee";

interface Standing {
  readonly root: Node;
  readonly path: Path;
}

const NOTHING: RecordTree = {
  deal: { edition: printedBook("revised"), tiles: "", tileSet: "", seats: [], quarry: [], tokens: [] },
  root: EMPTY,
  notes: {},
  result: null,
};

export class Study {
  readonly table: StudyTable;
  title: string = $state("");
  #tree: RecordTree = $state.raw(NOTHING);
  #path: Path = $state.raw([]);
  /** What was there before the last branch was deleted. */
  #before: Standing | null = $state.raw(null);
  /** Told of every change that is to be kept. */
  changed: () => void = () => {};

  constructor(kernel: Kernel, tree: RecordTree, path: Path, id: string) {
    this.#tree = tree;
    this.#path = known(tree.root, path);
    this.title = shownTitle(tree.notes.Event ?? "");
    this.table = new StudyTable(id, kernel, tree.deal, namesOf(recordOf(tree)));
    this.table.play = (moves) => this.play(moves);
    this.table.show(lineTo(this.root, this.#path));
  }

  get root(): Node {
    return this.#tree.root;
  }

  get path(): Path {
    return this.#path;
  }

  readonly node: Node = $derived.by(() => nodeAt(this.#tree.root, this.#path));
  readonly rows: readonly Row[] = $derived.by(() => rowsOf(this.#tree.root));
  readonly moment: Moment = $derived.by(() => this.table.moment(lineTo(this.#tree.root, this.#path)));
  readonly canPutBack: boolean = $derived.by(() => this.#before !== null);

  /** The whole study as a record. */
  get text(): string {
    const title = plainNote(this.title);
    const { Event: _, Result: __, ...notes } = this.#tree.notes;
    return treeText({ ...this.#tree, notes: title === "" ? notes : { ...notes, Event: title } });
  }

  go(path: Path): void {
    this.#path = known(this.root, path);
    this.#show();
  }

  /** Adds a turn here, or follows it where it is there already; one that was not finished is gone on with. */
  play(moves: readonly string[]): void {
    const { moves: begun } = this.node;
    const isOpen = begun.length > 0 && !isWhole(begun);
    const path = isOpen ? this.#path.slice(0, -1) : this.#path;
    this.#stand(followed(this.root, path, isOpen ? [...begun, ...moves] : moves));
  }

  back(): void {
    if (this.#path.length > 0) this.go(this.#path.slice(0, -1));
  }

  forward(): void {
    if (this.node.children.length > 0) this.go([...this.#path, 0]);
  }

  /** The next turn among those that could be played instead of this one. */
  beside(step: 1 | -1): void {
    const siblings = nodeAt(this.root, this.#path.slice(0, -1)).children.length;
    const last = this.#path.at(-1);
    if (last !== undefined) this.go([...this.#path.slice(0, -1), (last + step + siblings) % siblings]);
  }

  promote(): void {
    this.#stand(promoted(this.root, this.#path));
  }

  prune(): void {
    const before = { root: this.root, path: this.#path };
    this.#stand(pruned(this.root, this.#path));
    this.#before = before;
  }

  /** Takes back the last deletion. */
  putBack(): void {
    if (this.#before !== null) this.#stand(this.#before);
  }

  note(words: string): void {
    this.#change((node) => ({ ...node, note: plainNote(words) }));
  }

  /** Draws a mark, or wipes it off where it is there already. */
  mark(mark: Mark): void {
    const spelled = markText(mark);
    this.#change((node) => {
      const others = node.marks.filter((one) => markText(one) !== spelled);
      return { ...node, marks: others.length < node.marks.length ? others : [...node.marks, mark] };
    });
  }

  rename(title: string): void {
    this.title = title;
    this.changed();
  }

  #change(change: (node: Node) => Node): void {
    this.#stand({ root: replaced(this.root, this.#path, change), path: this.#path });
  }

  #stand({ root, path }: Standing): void {
    const moved = movesTo(root, path) !== movesTo(this.root, this.#path);
    this.#before = null;
    this.#tree = { ...this.#tree, root };
    this.#path = path;
    // The turn that is being planned stays where the position does.
    if (moved) this.#show();
    this.changed();
  }

  #show(): void {
    this.table.show(lineTo(this.root, this.#path));
  }
}

const movesTo = (root: Node, path: Path): string =>
  lineTo(root, path)
    .flatMap(({ moves }) => moves)
    .join(" ");
