/** Tables, drafts and events as the server sends them. */
import type { Corner, Flower, Four, Score, Support, Symbol, Token, View } from "./view";

export type SeatKind = "open" | "human" | "bot";

export interface Seat {
  readonly seat: number;
  readonly flower: Flower;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly program: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly taken_over: boolean;
  readonly out: "resigned" | "time" | null;
  readonly remaining: number | null;
}

export type Clock =
  | { readonly kind: "none" }
  | { readonly kind: "real-time"; readonly seconds: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number };

export type Access = "open" | "link" | "private";

export interface Settings {
  readonly players: number;
  readonly edition: { readonly name: string };
  readonly tiles: string;
  readonly clock: Clock;
  readonly access: Access;
  readonly undo: boolean;
  readonly hints: boolean;
  readonly chat: "free" | "phrases" | "off";
  readonly patience: number;
  readonly on_timeout: "bot" | "lose";
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: "played" | "resigned" | "time";
}

export interface Table {
  readonly id: string;
  readonly seq: number;
  readonly game_seq: number;
  readonly status: "lobby" | "playing" | "over" | "closed";
  readonly created: number;
  readonly settings: Settings;
  readonly seats: readonly Seat[];
  readonly turn: { readonly seat: number; readonly since: number; readonly deadline: number | null } | null;
  readonly undo: { readonly seat: number; readonly turns: number; readonly agreed: readonly number[] } | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  readonly view: View | null;
}

export interface You {
  readonly guest: boolean;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly watcher: boolean;
}

export interface Presence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

export interface TableAnswer {
  readonly table: Table;
  readonly you: You;
  readonly present: Presence;
}

export interface Links {
  readonly seats: readonly (string | null)[];
  readonly watch: string | null;
}

export interface Created {
  readonly table: Table;
  readonly you: You;
  readonly links: Links;
  readonly recovery: readonly (string | null)[];
}

export interface Claimed {
  readonly seq: number;
  readonly you: You;
  readonly recovery: string;
}

export interface TableLine {
  readonly id: string;
  readonly status: Table["status"];
  readonly seats: readonly Seat[];
  readonly settings: Settings;
  readonly created: number;
}

export interface Info {
  readonly editions: readonly { readonly name: string }[];
  /** From the gentlest to the strongest. */
  readonly bots: readonly string[];
  readonly phrases: readonly string[];
}

export type Gain = Readonly<Partial<Score>>;

export interface RemoveMove {
  readonly kind: "remove";
  readonly token: string;
  readonly stack: string;
}

export interface DigMove {
  readonly kind: "dig";
  readonly token: string;
  readonly stack: string;
  readonly tile: string | null;
  readonly singles: number;
}

export type Source = "dug" | "stored";

export interface PlaceMove {
  readonly kind: "place";
  readonly token: string;
  readonly source: Source;
  readonly tile: string | null;
  readonly position: string;
  readonly level: number;
  readonly turns: number;
  readonly open: Corner | null;
  readonly supports: Four<Support>;
  readonly singles: number;
  readonly doubles: number;
  readonly gain: Gain;
}

export interface DecorateMove {
  readonly kind: "decorate";
  readonly token: string;
  readonly symbol: Symbol;
  readonly spaces: readonly string[];
  readonly star: string | null;
  readonly gain: Gain;
}

export type Keep = "dug" | "stored" | "none";

export interface EndMove {
  readonly kind: "end";
  readonly token: string;
  readonly keep: Keep;
}

export type LegalMove = RemoveMove | DigMove | PlaceMove | DecorateMove | EndMove;

export type Side = "north" | "east" | "south" | "west";

export type Reason =
  | { readonly kind: "edge"; readonly side: Side; readonly because: "wall" | "empty" | "same" | "lower"; readonly singles: number }
  | { readonly kind: "flower" | "token" | "supply"; readonly singles: number };

export interface Income {
  readonly stack: string;
  readonly tile: string | null;
  readonly singles: number;
  readonly reasons: readonly Reason[];
}

export interface Draft {
  readonly seat: number;
  readonly seq?: number;
  readonly moves: readonly string[];
}

export interface Preview {
  readonly seq: number;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly phase: View["phase"];
  readonly complete: boolean;
  readonly view: View;
  readonly legal: readonly LegalMove[];
  readonly score: Score;
  readonly gain: Gain;
  readonly income: readonly Income[];
}

export interface Why {
  readonly legal: boolean;
  readonly code: string | null;
  readonly section: string | null;
  readonly sentence: string | null;
}

export interface PointLine {
  readonly category: string;
  readonly points: number;
  readonly spaces: readonly string[];
  readonly level: number | null;
  readonly sentence: string;
}

export interface Points {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly PointLine[];
}

export interface Hint {
  readonly bot: string;
  readonly moves: readonly string[];
  readonly gain: Gain;
}

interface Stamped {
  readonly seq: number;
  readonly at: number;
}

export type Event = Stamped &
  (
    | { readonly kind: "turn"; readonly seat: number; readonly moves: readonly string[]; readonly bot: string | null; readonly token: Token | null }
    | { readonly kind: "chat"; readonly seat: number | null; readonly text?: string | null; readonly phrase?: string | null }
    | { readonly kind: "seat-claimed"; readonly seat: number; readonly name: string }
    | { readonly kind: "seat-out"; readonly seat: number; readonly reason: string }
    | { readonly kind: "taken-over" | "handed-back" | "undo-proposed" | "undo-agreed" | "undo-refused" | "seat-left" | "seat-recovered" | "seat-ready" | "seat-bot"; readonly seat: number }
    | { readonly kind: "undone"; readonly turns: number }
    | { readonly kind: "over"; readonly result: Result }
    | { readonly kind: "rematch"; readonly table: string }
    | { readonly kind: "created" | "settings" | "dealt" | "closed" }
  );

export type Message =
  | { readonly kind: "hello"; readonly seq: number; readonly you: You; readonly present: Presence; readonly now: number }
  | { readonly kind: "event"; readonly event: Event }
  | { readonly kind: "state"; readonly table: Table }
  | { readonly kind: "presence"; readonly present: Presence }
  | { readonly kind: "resync"; readonly seq: number }
  | { readonly kind: "ping"; readonly now: number }
  | { readonly kind: "bye" };
