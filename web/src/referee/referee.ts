/** Who keeps a table and judges what happens there: a server far away, or this device. */
import type { Accepted, Draft, Hint, Invitation, Links, Message, Plan } from "../api/table";
import type { Flower } from "../api/view";

export type Connection = "connecting" | "online" | "offline";

/** What a table tells, for as long as it is not closed. */
export interface Line {
  close(): void;
}

export interface Listener {
  message(message: Message): void;
  connection(state: Connection): void;
  /** There is no such table, or it is not ours to see, or no longer: the line stays closed. */
  missing(removed: boolean): void;
}

/** Taking seats and giving them away before the deal. */
export interface Seating {
  bots(): Promise<readonly string[]>;
  /** Who invites, and to what: for whoever may sit down there, before they do. */
  invitation(seat: number, key?: string): Promise<Invitation>;
  claim(seat: number, name: string, key?: string): Promise<Accepted>;
  leave(seat: number): Promise<Accepted>;
  /** Removes whoever sat there when the table stood at event `seq`. */
  remove(seat: number, seq: number): Promise<Accepted>;
  ready(seat: number, value: boolean): Promise<Accepted>;
  seatBot(seat: number, bot: string | null): Promise<Accepted>;
  chooseFlower(seat: number, flower: Flower): Promise<Accepted>;
  links(): Promise<Links>;
  renewLinks(): Promise<Links>;
  watch(key: string): Promise<unknown>;
}

/** What people who do not sit side by side need: consent, someone who plays for whoever is away, words. */
export interface Company {
  /** Answers the proposal with that number, not one that may have come since. */
  answerUndo(seat: number, seq: number, agree: boolean): Promise<Accepted>;
  proposePause(seat: number, days: number): Promise<Accepted>;
  answerPause(seat: number, seq: number, agree: boolean): Promise<Accepted>;
  resume(seat: number): Promise<Accepted>;
  takeOver(seat: number): Promise<Accepted>;
  takeBack(seat: number): Promise<Accepted>;
  /** What a seat has planned for its next turn; null: nothing. */
  planned(seat: number): Promise<Plan | null>;
  /** Plans the first of these turns that can be played when it is the seat's turn; none: nothing. */
  plan(seat: number, seq: number, turns: readonly (readonly string[])[]): Promise<Plan | null>;
  phrases(): Promise<readonly string[]>;
  say(words: { seat?: number; text?: string; phrase?: string }): Promise<Accepted>;
}

/** A whole turn that a bot would play, what it brings, and the best other one. */
export type Advice = Pick<Hint, "moves" | "gain" | "alternative">;

/** One table's referee. What it refuses it answers with `Refused`; any other error means that it was not reached. */
export interface Referee {
  /** The table's id. */
  readonly id: string;
  /** Null where all seats are settled before the table is there. */
  readonly seating: Seating | null;
  /** Null where everybody sits at this screen. */
  readonly company: Company | null;
  /** Brings every event after `after`, and the table as it is now. */
  listen(after: number, listener: Listener): Line;
  /** Judges a whole turn; the same key counts once. */
  commit(turn: Draft, key: string): Promise<Accepted>;
  /** The whole turn that a bot would play, beginning with the draft. */
  hint(draft: Draft): Promise<Advice>;
  proposeUndo(seat: number, turns: number): Promise<Accepted>;
  resign(seat: number): Promise<Accepted>;
  /** The id of a table with the same players. */
  rematch(seat: number): Promise<string>;
  /** The game as text, as far as it may be known. */
  record(): Promise<string>;
}
