/** All games in one file: each as its record, with what a record does not say of its table. */
import type { Result, Seat } from "../api/table";
import { type DayGame, FORMS } from "../day/forms";
import { shownName } from "../record/shown-name";

export const FORMAT = "games";
export const VERSION = 1;
/** Thousands of games are shorter than this. */
export const MOST_BYTES = 50_000_000;

export interface KeptSeat {
  readonly name: string | null;
  readonly bot: string | null;
  readonly out: Seat["out"];
  readonly hinted: boolean;
}

export interface KeptGame {
  readonly id: string;
  /** In seconds since 1970, as all times. */
  readonly created: number;
  readonly since: number;
  /** The name of the rules that it began with. */
  readonly rules: string;
  /** The record with its whole deal. */
  readonly record: string;
  /** In the order of play. */
  readonly seats: readonly KeptSeat[];
  /** How it ended; null while it goes on. */
  readonly reason: Result["reason"] | null;
  readonly practice: boolean;
  readonly undo: boolean;
  readonly hints: boolean;
  readonly lot: boolean;
  readonly stand_in: string;
  /** The day whose deal it is; files without any have no such member. */
  readonly day?: DayGame;
}

export const fileText = (games: readonly KeptGame[]): string =>
  `${JSON.stringify({ babylon: FORMAT, version: VERSION, games }, null, 1)}\n`;

/** What is wrong with a file; each has its message `games-file-…`. */
export type Fault = "not-ours" | "newer" | "too-long" | "away" | "broken";

export class BadFile extends Error {
  constructor(
    readonly fault: Fault,
    /** Which of its games, from 1; 0: the file as a whole. */
    readonly game = 0,
    readonly why = "",
  ) {
    super(`${fault} ${game} ${why}`);
  }
}

/** The games in a file, of which nothing but the shape is known to be right. */
export function gamesIn(text: string): KeptGame[] {
  const file = objectIn(text);
  if (file["babylon"] !== FORMAT || !Array.isArray(file["games"])) throw new BadFile("not-ours");
  if (file["version"] !== VERSION) throw new BadFile("newer");
  return file["games"].map((game: unknown, index) => {
    const kept = keptIn(game);
    if (kept === null) throw new BadFile("broken", index + 1);
    return kept;
  });
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

function objectIn(text: string): Thing {
  try {
    const read: unknown = JSON.parse(text);
    if (isThing(read)) return read;
  } catch {
    // What is no JSON is no file of ours.
  }
  throw new BadFile("not-ours");
}

const ID = /^(device-)?[a-z0-9]{12,16}$/;
/** A table with the deal of a day says so. */
const DAY_ID = /^device-day-([a-z]+)-(\d{4}-\d\d-\d\d)-[a-z0-9]{12,16}$/;
const DAY_KEY = /^[0-9a-f]{64}$/;
/** Rules are fetched by their name: it leads nowhere else. */
const RULES = /^[\w.-]{1,40}$/;
const LONGEST_NAME = 80;
/** From 2001 on, and no later than 2286: a time that a calendar can show. */
export const isTime = (value: unknown): value is number => typeof value === "number" && value > 1e9 && value < 1e10;
const isText = (value: unknown): value is string => typeof value === "string";
const isName = (value: unknown): value is string | null =>
  value === null || (isText(value) && value !== "" && value.length <= LONGEST_NAME);
const isTruth = (value: unknown): value is boolean => typeof value === "boolean";
const REASONS: readonly unknown[] = [null, "played", "resigned", "time"] satisfies (KeptGame["reason"] | null)[];
const isReason = (value: unknown): value is KeptGame["reason"] => REASONS.includes(value);
const isOut = (value: unknown): value is Seat["out"] => value === null || value === "resigned" || value === "time";

function keptIn(game: unknown): KeptGame | null {
  if (!isThing(game) || !Array.isArray(game["seats"])) return null;
  const { id, created, since, rules, record, reason, practice, undo, hints, lot, stand_in } = game;
  const seats = game["seats"].flatMap((seat: unknown) => seatIn(seat) ?? []);
  if (seats.length !== game["seats"].length || !isTime(created) || !isTime(since)) return null;
  const day = isText(id) ? dayIn(id, game["day"]) : null;
  if (!isText(id) || day === null) return null;
  if (!isText(rules) || !RULES.test(rules) || !isText(record) || !isReason(reason) || !isText(stand_in)) return null;
  if (!isTruth(practice) || !isTruth(undo) || !isTruth(hints) || !isTruth(lot)) return null;
  return { id, created, since, rules, record, seats, reason, practice, undo, hints, lot, stand_in, ...day };
}

/** The day of the game with this id, if it has one; null where the two do not fit. */
function dayIn(id: string, told: unknown): Pick<KeptGame, "day"> | null {
  if (ID.test(id)) return {};
  const [, name = "", date = ""] = DAY_ID.exec(id) ?? [];
  const form = FORMS.find((one) => one === name);
  const key = isThing(told) ? told["key"] : null;
  return form === undefined || !isText(key) || !DAY_KEY.test(key) ? null : { day: { date, form, key } };
}

const calledSo = (name: string | null): string | null => (name === null ? null : shownName(name) || null);

function seatIn(seat: unknown): KeptSeat | null {
  if (!isThing(seat)) return null;
  const { name, bot, out, hinted } = seat;
  if (!isName(name) || !isName(bot) || !isOut(out) || !isTruth(hinted)) return null;
  return { name: calledSo(name), bot: calledSo(bot), out, hinted };
}
