/** One table as this browser sees it: messages of its referee in, state out. */
import type { Event, Events, Hello, Message, PointLine, Presence, Table, You } from "../api/table";
import type { View } from "../api/view";
import type { PublicGame } from "../kernel/answers/game";
import { pointsOf } from "../kernel/answers/preview";
import { viewOf } from "../kernel/answers/view";
import type { Kernel } from "../kernel/instance";
import { judges, PRESENT } from "../kernel/layout";
import { kernelFor } from "../kernel/loaded";
import type { Connection, Line, Referee } from "../referee/referee";
import { isOther } from "../site/version";
import { DraftStore, type OpenTurn } from "./draft.svelte";
import { advanced, begun, type Folded, follows } from "./fold";
import { forgetDraft, keepDraft, keptDraft } from "./kept-draft";
import { notePromise } from "./promises";
import { rehearse } from "./rehearsal";

const NOBODY: You = { guest: false, host: false, seats: [], watcher: false, removed: false };

type Turn = Extract<Event, { kind: "turn" }>;

interface Waiting {
  readonly seq: number;
  readonly arrived: () => void;
}

/** Something that this browser noticed by itself, after an event of the log. */
export interface Notice {
  readonly after: number;
  readonly kind: "astray" | "newer";
}

export class Session {
  table: Table | null = $state.raw(null);
  /** The game as everybody sees it, without the turn being planned. */
  view: View | null = $state.raw(null);
  you: You = $state.raw(NOBODY);
  present: Presence = $state.raw({ seats: [], watchers: 0, paused: null });
  /** Since when each seat has not been connected, as far as we have seen it, in the server's seconds. */
  left: Readonly<Record<number, number>> = $state.raw({});
  events: readonly Event[] = $state.raw([]);
  notices: readonly Notice[] = $state.raw([]);
  connection: Connection = $state("connecting");
  missing = $state(false);
  draft: DraftStore | null = $state.raw(null);
  /** Whether the next turn is being laid out while others play. */
  planning = $state(false);
  /** Told of every turn as it comes, with the games before and after it. */
  witness: ((turn: Turn, before: PublicGame, after: PublicGame) => void) | null = null;
  /** Which build of the page the server has now. */
  page: string | null = $state(null);
  /** Server's clock minus ours, in seconds. */
  skew = 0;
  #folded: Folded | null = null;
  /** The game that the draft was made for. */
  #drafted: PublicGame | null = null;
  #kernel: Kernel | null = null;
  /** The rules that the table was begun with. Until it has told them, those that nearly all have. */
  #rules = PRESENT.RULES;
  /** What came before there was a kernel. */
  #early: readonly Message[] = [];
  #line: Line | null = null;
  #waiting: readonly Waiting[] = [];

  constructor(
    readonly referee: Referee,
    readonly load: (rules: string) => Promise<Kernel> = kernelFor,
  ) {}

  get id(): string {
    return this.referee.id;
  }

  /** The game that the table stands at; it changes only with `table`. */
  get game(): PublicGame | null {
    return this.#folded?.game ?? null;
  }

  /** The seat to be played in this browser now, or null. */
  readonly active: number | null = $derived.by(() => {
    const seat = this.table?.turn?.seat;
    const free = seat !== undefined && this.you.seats.includes(seat) && this.table?.seats[seat]?.taken_over !== true;
    return free && this.table?.status === "playing" ? seat : null;
  });

  /** The seat of this browser in a game with other people, who may keep it waiting; or null. */
  readonly waiting: number | null = $derived.by(() => {
    const [table, seat] = [this.table, this.you.seats[0]];
    if (seat === undefined || table?.status !== "playing" || this.referee.company === null) return null;
    const others = table.seats.some(({ kind, seat: other }) => kind === "human" && !this.you.seats.includes(other));
    const own = table.seats[seat];
    return others && own?.out === null && !own.taken_over ? seat : null;
  });

  /** The seat whose next turn may be planned now, or null. */
  readonly planner: number | null = $derived.by(() => (this.active === null ? this.waiting : null));

  /** Whether we only look on. */
  readonly watches: boolean = $derived(this.table !== null && this.you.seats.length === 0 && !this.missing);

  /** The seat whose garden lies in front. */
  readonly front: number = $derived(this.active ?? this.you.seats[0] ?? 0);

  /** Opens the line, which brings all there is to know; once more after we have become somebody else here. */
  open(): void {
    this.close();
    this.missing = false;
    this.#line = this.referee.listen(this.events.at(-1)?.seq ?? 0, {
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
      },
      missing: (removed) => {
        this.you = { ...NOBODY, removed };
        this.table = null;
        this.view = null;
        this.missing = true;
      },
    });
    this.#load(this.#rules);
  }

  close(): void {
    this.#line?.close();
  }

  /** Waits until the line has brought the table as it is after event `seq`. */
  async reached(seq: number): Promise<void> {
    if (this.table !== null && this.table.seq >= seq) return;
    await new Promise<void>((arrived) => {
      this.#waiting = [...this.#waiting, { seq, arrived }];
    });
  }

  /** Where the points of a seat come from; the turn being planned counts for the seat whose it is. */
  points(seat: number): readonly PointLine[] {
    const draft = this.draft?.seat === seat ? this.draft : null;
    const garden = (draft?.preview.view ?? this.view)?.gardens[seat];
    const game = draft?.game ?? this.#folded?.game;
    return game == null || garden === undefined ? [] : pointsOf(game, garden).lines;
  }

  #load(rules: string): void {
    void this.load(rules).then((loaded) => rules === this.#rules && this.#ready(loaded));
  }

  /** Takes the kernel that the table names, if it is another one. */
  #judgeBy(rules: string): void {
    if (rules === this.#rules || (judges(PRESENT, rules) && judges(PRESENT, this.#rules))) return;
    this.#rules = rules;
    this.#kernel = null;
    this.#load(rules);
  }

  #ready(loaded: Kernel): void {
    this.#kernel = loaded;
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#take(message, loaded);
  }

  #receive(message: Message): void {
    if (message.kind === "hello") this.#judgeBy(message.table.rules);
    if (this.#kernel === null) this.#early = [...this.#early, message];
    else this.#take(message, this.#kernel);
  }

  #take(message: Message, loaded: Kernel): void {
    switch (message.kind) {
      case "hello":
        this.#begin(message, loaded);
        break;
      case "events":
        this.#advance(message, loaded);
        break;
      case "you":
        this.you = message.you;
        this.#plan();
        break;
      case "presence":
        this.#attend(message.present);
        break;
      case "answer":
      case "ping":
      case "resync":
      case "bye":
        break;
    }
  }

  /** Forgets what was known before. */
  #begin(hello: Hello, loaded: Kernel): void {
    notePromise(hello.table);
    this.you = hello.you;
    this.skew = hello.now - Date.now() / 1000;
    this.#attend(hello.present);
    if (isOther(hello.page) && this.page !== hello.page) this.#notice("newer");
    this.page = hello.page;
    const folded = begun(hello, loaded);
    if (!folded.sound) this.#notice("astray");
    this.#update(folded);
  }

  #advance(frame: Events, loaded: Kernel): void {
    // Not even for the log: it comes again, after what is missing.
    if (this.#folded !== null && !follows(this.#folded, frame)) return this.#startOver();
    const logged = this.events.at(-1)?.seq ?? 0;
    this.events = [...this.events, ...frame.events.filter(({ seq }) => seq > logged)];
    if (this.#folded === null) return;
    const before = this.#folded;
    const folded = advanced(before, frame, loaded);
    if (folded === null) return this.#startOver();
    if (folded !== before) this.#witnessed(before.game, frame);
    this.#update(folded);
  }

  /** Tells of the turns that a frame brings, one after the other; when turns were taken back there are none. */
  #witnessed(before: PublicGame | null, { events, record }: Events): void {
    if (this.witness === null || record != null) return;
    let game = before;
    for (const event of events) {
      if (event.kind !== "turn" || game === null) continue;
      const after = game.played({ moves: event.moves, tile: event.revealed?.tile ?? null, token: event.token });
      this.witness(event, game, after);
      game = after;
    }
  }

  /** What we have is not the referee's: says so in the log, and takes the whole record anew. */
  #startOver(): void {
    this.#notice("astray");
    this.open();
  }

  #notice(kind: Notice["kind"]): void {
    this.notices = [...this.notices, { after: this.events.at(-1)?.seq ?? 0, kind }];
  }

  #attend(present: Presence): void {
    const now = Date.now() / 1000 + this.skew;
    const away = [0, 1, 2, 3].filter((seat) => !present.seats.includes(seat));
    this.left = Object.fromEntries(away.map((seat) => [seat, this.left[seat] ?? now]));
    this.present = present;
  }

  #update(folded: Folded): void {
    const { table, game } = folded;
    this.table = table;
    if (game !== this.#folded?.game) this.view = game === null ? null : viewOf(game);
    this.#folded = folded;
    this.#plan();
    for (const { seq, arrived } of this.#waiting) if (seq <= table.seq) arrived();
    this.#waiting = this.#waiting.filter(({ seq }) => seq > table.seq);
  }

  /** Begins to lay out the next turn while others play. */
  planAhead(): void {
    this.planning = this.planner !== null;
    this.#plan();
  }

  stopPlanning(): void {
    this.planning = false;
    this.#plan();
  }

  /** A new draft whenever the game has moved on and it is our turn; one for the same turn goes on where it was. */
  #plan(): void {
    const [game, view] = [this.#folded?.game ?? null, this.view];
    if (this.planner === null) this.planning = false;
    const seat = this.active ?? (this.planning ? this.planner : null);
    if (seat === null || game === null || view === null) {
      this.draft = null;
      if (game !== null) forgetDraft(this.id);
      return;
    }
    if (this.draft !== null && this.#drafted === game && this.draft.seat === seat) return;
    this.#drafted = game;
    this.draft = this.planning ? this.#aheadOf(game, seat) : this.#draftOf({ seat, game, view });
  }

  #draftOf(turn: Omit<OpenTurn, "sequence">): DraftStore {
    const { seat } = turn;
    const sequence = this.table?.game_seq ?? 0;
    const kept = keptDraft(this.id, seat, sequence);
    const keep = ({ moves, undone }: DraftStore): void => keepDraft(this.id, { seat, sequence, moves, undone });
    const draft = new DraftStore({ ...turn, sequence }, keep);
    rehearse(draft.turn);
    if (kept !== null) draft.resume(kept);
    return draft;
  }

  /** The next turn of a seat as far as it was laid out before the others went on, if that is still allowed. */
  #aheadOf(now: PublicGame, seat: number): DraftStore {
    const game = now.asTurnOf(seat);
    const draft = new DraftStore({ seat, sequence: this.table?.seq ?? 0, game, view: viewOf(game) });
    if (this.draft?.seat === seat) draft.resume({ moves: this.draft.moves, undone: [] });
    return draft;
  }
}
