/** What the player points at and has chosen; stage, plan, grids and keys all drive this one object. */
import * as api from "../api/client";
import type {
  DecorateMove,
  EndMove,
  Income,
  Keep,
  LegalMove,
  PlaceMove,
  PlaceQuestion,
  Source,
  Why,
} from "../api/table";
import type { Item, View } from "../api/view";
import { cellOf, turnedFace, type Cell, spaceIndex } from "../art/spaces";
import { contentOf } from "../plan/contents";
import { Refused } from "../referee/refused";
import { NO_MARKS, type Aim, type GhostTile, type LastMove, type Marks } from "../stage/layout/picture";
import type { Session } from "../store/session.svelte";
import { say } from "../words/words.svelte";
import { Ahead } from "./ahead.svelte";
import {
  ANY,
  cornersOf,
  endOf,
  isDecorate,
  isEnd,
  isTake,
  levelsOf,
  nearest,
  placesOf,
  positionsOf,
  takeOf,
  turnedFrom,
  type Wish,
} from "./choice";
import { Hints } from "./hints.svelte";
import { lastMove } from "./history";
import { spell } from "./notation";
import { LastPlaced } from "./placed.svelte";
import { Replay } from "./replay.svelte";

/** A pointer that stays this long is a question. */
const REST_MS = 450;

export type Tool = Source | "decorate";

export class Controller {
  stack: string | null = $state(null);
  position: string | null = $state(null);
  spot: string | null = $state(null);
  cursor: Cell | null = $state.raw(null);
  /** What a lesson points to. */
  aim: Aim | null = $state.raw(null);
  /** What a lesson asks for, in place of the table's own words; nothing to be said once its step is done. */
  prompt: string | null = $state(null);
  /** What the player asked to keep; it counts only while it is offered. */
  keep: Keep | null = $state(null);
  wish: Wish = $state.raw(ANY);
  /** The pieces whose points are being explained. */
  lit: Marks["lit"] = $state.raw(null);
  /** Why the last thing pointed at is not allowed. */
  reason: string | null = $state(null);
  /** The item that someone has asked about by a click. */
  inspected: Item | null = $state.raw(null);
  /** Whether the turn on the board was judged already, so that nothing is left to confirm. */
  settled = $state(false);
  sending = $state(false);
  #tool: Tool | null = $state(null);
  #why: Why | null = $state.raw(null);
  #wondered: string | null = null;
  #asked = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  readonly hints: Hints;
  readonly ahead: Ahead;
  readonly replay: Replay;
  readonly placed: LastPlaced;

  constructor(readonly session: Session) {
    this.hints = new Hints(session);
    this.ahead = new Ahead(session);
    this.replay = new Replay(session);
    this.placed = new LastPlaced(session);
  }

  /** Whether a bot is being asked for a hint. */
  get asking(): boolean {
    return this.hints.asking;
  }

  readonly view: View | null = $derived.by(
    () => this.replay.step?.view ?? this.session.draft?.preview.view ?? this.session.view,
  );
  readonly legal: readonly LegalMove[] = $derived.by(() => this.session.draft?.preview.legal ?? []);
  readonly spots: readonly DecorateMove[] = $derived(this.legal.filter(isDecorate));
  readonly takes = $derived(this.legal.filter(isTake));
  readonly ends = $derived(this.legal.filter(isEnd));
  readonly sources: readonly Source[] = $derived(
    (["dug", "stored"] as const).filter((source) => placesOf(this.legal, source).length > 0),
  );

  /** The code of the broken rule that the status tells. */
  readonly broken: string | null = $derived.by(() => {
    if (this.reason !== null) return this.#why?.sentence === this.reason ? this.#why.code : null;
    return this.session.draft?.broken ?? null;
  });

  /** The tool in hand: the one chosen while it is of use, else what the turn offers. */
  readonly tool: Tool | null = $derived.by(() => {
    if (this.#tool === "decorate" ? this.spots.length > 0 : this.#tool !== null && this.sources.includes(this.#tool))
      return this.#tool;
    return this.spots.length > 0 ? "decorate" : (this.sources[0] ?? null);
  });

  readonly places: readonly PlaceMove[] = $derived(
    this.tool === "dug" || this.tool === "stored" ? placesOf(this.legal, this.tool) : [],
  );
  /** Where the tile in hand may be placed. */
  readonly positions: ReadonlySet<string> = $derived(new Set(this.places.map((move) => move.position)));
  readonly ghost: PlaceMove | null = $derived(
    this.position === null ? null : nearest(this.places, this.position, this.wish),
  );
  readonly levels = $derived(this.ghost === null ? [] : levelsOf(this.places, this.ghost.position));
  readonly corners = $derived(this.ghost === null ? [] : cornersOf(this.places, this.ghost));
  readonly chosenSpot: DecorateMove | null = $derived(
    this.tool === "decorate" ? (this.spots.find((move) => move.token === this.spot) ?? null) : null,
  );
  readonly income: Income | null = $derived.by(
    () => this.session.draft?.preview.income.find((entry) => entry.stack === this.stack) ?? null,
  );

  /** The end of turn that is sent; none while there is nothing to end. */
  readonly end: EndMove | undefined = $derived(endOf(this.legal, this.keep));

  readonly canConfirm: boolean = $derived.by(() => {
    const draft = this.session.draft;
    return draft !== null && !this.sending && !this.settled && (draft.preview.complete || this.end !== undefined);
  });

  readonly marks: Marks = $derived.by(() => this.#marks());

  choose(tool: Tool): void {
    this.#tool = tool;
    this.position = null;
    this.wish = ANY;
  }

  point(target: { stack?: string | null; position?: string | null; spot?: string | null }): void {
    const position = target.position ?? null;
    if (position !== this.position) this.wish = { ...this.wish, level: null, open: undefined };
    this.wonder(null);
    this.stack = target.stack ?? null;
    this.position = position;
    this.spot = target.spot ?? null;
    this.reason = null;
    this.inspected = null;
    this.#asked = false;
  }

  /** Takes a closer look at what stands on a space of anyone's garden. */
  inspect(seat: number, space: string): void {
    const garden = this.view?.gardens[seat];
    this.inspected = garden === undefined ? null : contentOf(garden, cellOf(space)).item;
  }

  /** What the rules are asked about now: what was refused, what stands where one looks, else the whole book. */
  get topic(): string {
    if (this.broken !== null) return `refusal-${this.broken}`;
    const garden = this.view?.gardens[this.session.front];
    const here = garden === undefined || this.cursor === null ? null : contentOf(garden, this.cursor).item;
    const item = this.inspected ?? here;
    return item === null ? "goal" : `item-${item.kind}`;
  }

  turn(step: 1 | -1): void {
    if (this.chosenSpot !== null) this.#nextSpot(this.chosenSpot, step);
    else if (this.ghost === null) this.wish = { ...this.wish, turns: (this.wish.turns + step + 4) % 4 };
    else this.wish = { ...this.wish, turns: turnedFrom(this.places, this.ghost, step), open: undefined };
  }

  /** Several items may fit on the same spaces when a token lends a symbol. */
  #nextSpot({ spaces, token }: DecorateMove, step: 1 | -1): void {
    const same = this.spots.filter((move) => move.spaces.join() === spaces.join());
    const index = same.findIndex((move) => move.token === token);
    this.spot = same.at((index + step) % same.length)?.token ?? token;
  }

  climb(step: 1 | -1): void {
    const index = this.ghost === null ? -1 : this.levels.indexOf(this.ghost.level);
    const level = this.levels[index + step];
    if (level !== undefined) this.wish = { ...this.wish, level, open: undefined };
  }

  open(corner: PlaceMove["open"]): void {
    this.wish = { ...this.wish, level: this.ghost?.level ?? null, open: corner };
  }

  nextCorner(): void {
    if (this.ghost === null) return this.placed.nextCorner();
    const index = this.corners.indexOf(this.ghost.open);
    this.open(this.corners[(index + 1) % this.corners.length] ?? null);
  }

  /** Takes the tile of a stack: digs it, or removes it in the setup. */
  take(stack: string): boolean {
    const move = takeOf(this.legal, stack);
    if (move === undefined) return false;
    this.point({});
    this.session.draft?.play(move.token);
    return true;
  }

  placeGhost(): boolean {
    if (this.ghost === null) return false;
    const { token } = this.ghost;
    this.placed.note(this.ghost, this.places);
    this.point({});
    this.#tool = null;
    this.session.draft?.play(token);
    return true;
  }

  decorate(token: string): void {
    this.point({});
    this.session.draft?.play(token);
  }

  /** Sends the whole turn, or keeps it as a plan while others play. */
  async confirm(): Promise<void> {
    const draft = this.session.draft;
    if (draft === null || !this.canConfirm) return;
    const moves = this.end === undefined ? draft.moves : [...draft.moves, this.end.token];
    if (this.session.planning) return this.#keepPlan(draft.seat, moves);
    this.sending = true;
    try {
      const turn = { seat: draft.seat, seq: draft.sequence, moves };
      const { seq } = await this.session.referee.commit(turn, api.newKey());
      this.keep = null;
      this.#tool = null;
      await this.session.reached(seq);
    } catch (error) {
      this.reason = error instanceof Refused ? error.message : null;
      if (error instanceof Refused) await this.session.reached(error.latest);
    } finally {
      this.sending = false;
    }
  }

  async #keepPlan(seat: number, moves: readonly string[]): Promise<void> {
    this.sending = true;
    await this.ahead.add(seat, moves);
    this.sending = false;
    this.keep = null;
    this.#tool = null;
    if (this.ahead.refusal === null) this.session.stopPlanning();
  }

  /** Tells why the tile of a stack can't be taken. */
  explainStack(stack: string): void {
    // After a whole turn the rules speak of the next player already.
    const chosen = this.session.draft?.preview.complete === true ? this.session.draft.moves.at(-1) : undefined;
    if (chosen !== undefined) {
      this.reason = say("web-already-chosen", { stack: chosen.replace(/^x/, "") });
      return;
    }
    this.#explain(this.view?.phase === "remove" ? `x${stack}` : stack);
  }

  /** Tells why the tile in hand can't be placed on a space; who has asked by a click can go and read the rule. */
  explainSpace(space: string): void {
    this.#explainSpace(space);
    this.#asked = true;
  }

  #explainSpace(space: string): void {
    const source = this.tool === "stored" ? "stored" : "dug";
    this.#explain({ source, space, turns: this.wish.turns, open: this.wish.open ?? null });
  }

  #explain(move: string | PlaceQuestion): void {
    this.#why = this.session.draft?.whyNot(move) ?? null;
    this.reason = this.#why?.sentence ?? null;
  }

  /** Explains a space where no tile may be placed once the pointer has rested on it; null: on none. */
  wonder(space: string | null): void {
    if (space === this.#wondered) return;
    this.#wondered = space;
    if (!this.#asked) this.reason = null;
    clearTimeout(this.#resting);
    if (space === null) return;
    this.#resting = setTimeout(() => {
      if (this.sending) return;
      this.#explainSpace(space);
      this.#asked = false;
    }, REST_MS);
  }

  /** The first time the idea, the second time the move. */
  async hint(): Promise<void> {
    this.point({});
    this.#advised(await this.hints.press());
    this.reason = this.hints.refusal;
  }

  /** Plays one of the turns that were advised, as far as its end. */
  follow(moves: readonly string[]): void {
    this.point({});
    this.#advised(this.hints.show(moves));
  }

  /** What is to be kept is part of the advice. */
  #advised(moves: readonly string[] | null): void {
    const end = spell(moves?.at(-1) ?? "");
    if (end?.kind === "end") this.keep = end.keep;
  }

  #last(): LastMove | null {
    return this.session.draft !== null && this.session.draft.moves.length > 0 ? null : lastMove(this.session.events);
  }

  #marks(): Marks {
    const { step } = this.replay;
    if (step !== null) return { ...NO_MARKS, last: step.last };
    const edges = this.income?.reasons.filter((reason) => reason.kind === "edge").map((reason) => reason.side) ?? null;
    return {
      ...NO_MARKS,
      stacks: this.takes.map((move) => move.stack),
      lift:
        this.stack === null
          ? null
          : {
              stack: this.stack,
              edges: edges && (["north", "east", "south", "west"] as const).map((side) => edges.includes(side)),
            },
      places: positionsOf(this.places).filter((mark) => mark.position !== this.ghost?.position),
      spots:
        this.tool === "decorate"
          ? this.spots.map((move) => ({ spaces: move.spaces, kind: move.symbol, chosen: move.token === this.spot }))
          : [],
      ghost: this.#ghostTile(),
      ghostItem: this.#ghostItem(),
      last: this.#last(),
      lit: this.lit,
      cursor: this.cursor,
      aim: this.aim,
    };
  }

  #ghostTile(): GhostTile | null {
    const face = this.ghost?.tile == null ? undefined : this.view?.tiles[this.ghost.tile];
    if (this.ghost === null || face === undefined) return null;
    const { position, level, supports, belvedere, turns } = this.ghost;
    return { position, level, supports, belvedere, flower: face.flower, corners: turnedFace(face.face, turns) };
  }

  #ghostItem(): Marks["ghostItem"] {
    const move = this.chosenSpot;
    const surface = this.view?.gardens[this.session.front]?.surface;
    if (move === null || surface === undefined) return null;
    const levels = move.spaces.map(cellOf).map((cell) => surface[spaceIndex(cell)] ?? 0);
    return { kind: move.symbol, spaces: move.spaces, levels };
  }
}
