/** A game of a file as a table of this device: its log is made anew from moves that the kernel has judged. */
import type { Event } from "../api/table";
import { BOT_NAMES } from "../bots/generated";
import { KNOWN_BOTS } from "../bots/known";
import { type DayGame, RIVALS } from "../day/forms";
import { isWhole } from "../kernel/answers/preview";
import type { PlayedRecord } from "../record/played";
import type { GameRecord } from "../record/reader";
import type { Deal } from "../referee/device/deal";
import { overOf } from "../referee/device/judge";
import { lineOf } from "../referee/device/opening";
import { begun, type DevicePlan, type News, type Sitter } from "../referee/device/plan";
import { progressOf } from "../referee/device/progress";
import { stateFrom, type TableState } from "../referee/device/state";
import type { DeviceLine, StoredTable } from "../referee/device/storage";
import { isWholeDeal, newsOf, wholeDeal } from "../replay/play-on";
import { say } from "../words/words.svelte";
import type { KeptGame, KeptSeat } from "./file";

export interface Rebuilt extends StoredTable {
  readonly line: DeviceLine;
}

/** A right record that no table of this device can be made of. */
export class Unfit extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
  }
}

export function rebuilt(game: KeptGame, record: GameRecord, played: PlayedRecord): Rebuilt {
  checkFit(game, record, played);
  const { day } = game;
  const deal: Deal = { ...wholeDeal(record.deal), ...(day === undefined ? {} : { day }) };
  const sitters = deal.seats.map((flower, seat) => sitterOf(flower, game.seats[seat], day));
  const plan: DevicePlan = {
    seats: sitters,
    edition: { ...record.deal.edition },
    first: game.lot ? "lot" : "seat",
    undo: game.undo,
    hints: game.hints,
    standIn: isBot(game.stand_in, day) ? game.stand_in : (BOT_NAMES[0] ?? ""),
    rules: game.rules,
  };
  const news = [...opening(game, plan, deal), ...turnsOf(played, sitters), ...marks(game, plan.standIn)];
  const before = stateFrom(game.id, numbered(game, news));
  const end = ending(before, played);
  if (game.reason !== null && end.length === 0) throw new Unfit(say("games-file-unfinished"));
  const events = numbered(game, [...news, ...end]);
  const state = stateFrom(game.id, events);
  const progress = { ...progressOf(state.head, played.end, deal, state.turns.length), since: game.since };
  const { round, rounds } = progress;
  return { line: { ...lineOf(state), round: { round, rounds }, progress }, deal, events };
}

function checkFit(game: KeptGame, { deal }: GameRecord, { turns }: PlayedRecord): void {
  if (!isWholeDeal(deal)) throw new Unfit(say("games-file-hidden"));
  const last = turns.at(-1);
  if (last !== undefined && !isWhole(last.moves)) throw new Unfit(say("games-file-half-turn"));
  if (game.seats.length !== deal.seats.length) throw new Unfit(say("games-file-seats"));
}

/** The quarry plays nothing but the deals of days. */
const isBot = (name: string | null, day: DayGame | undefined): name is string =>
  KNOWN_BOTS.some((bot) => bot === name) || (day !== undefined && name === RIVALS[day.form]);

/** A bot that is unknown here has played; nobody can be asked to play on for it but a person. */
function sitterOf(flower: Sitter["flower"], seat: KeptSeat | undefined, day: DayGame | undefined): Sitter {
  const bot = seat?.bot ?? null;
  if (isBot(bot, day)) return { flower, bot };
  return { flower, name: seat?.name ?? bot ?? say(`seat-${flower}`) };
}

function opening({ practice }: KeptGame, plan: DevicePlan, deal: Deal): News[] {
  const first = begun(plan, deal, 0);
  return practice ? [...first, { kind: "undone", turns: 0, to: first.length, practice }] : first;
}

const turnsOf = ({ turns }: PlayedRecord, sitters: readonly Sitter[]): News[] =>
  turns.map((turn) => {
    const sitter = sitters[turn.seat];
    return newsOf(turn, sitter !== undefined && "bot" in sitter ? sitter.bot : null);
  });

/** What was noted of seats: who asked for hints, who gave up, and who plays on for them. */
function marks({ seats }: KeptGame, bot: string): News[] {
  const left = seats.filter(({ out }) => out === null).length;
  return seats.flatMap(({ hinted, out }, seat): News[] => [
    ...(hinted ? [{ kind: "hinted", seat } as const] : []),
    ...(out === null ? [] : [{ kind: "seat-out", seat, reason: out } as const]),
    ...(out === null || left < 2 ? [] : [{ kind: "taken-over", seat, bot, reason: "out" } as const]),
  ]);
}

/** How it ended: the kernel says so, or one player is left. */
function ending({ head }: TableState, { end }: PlayedRecord): News[] {
  if (end.isOver) return [overOf(end, head, "played")];
  const out = head.seats.flatMap((seat) => seat.out ?? []);
  if (head.seats.length - out.length > 1) return [];
  return [overOf(end, head, out.at(-1) ?? "resigned")];
}

const numbered = ({ created, since }: KeptGame, news: readonly News[]): Event[] =>
  news.map((one, index) => ({ ...one, seq: index + 1, at: index === 0 ? created : since }));
