/** Takes games out of a file into this browser: all of them, or none. */
import { KNOWN_BOTS } from "../bots/known";
import type { DayGame } from "../day/forms";
import { keep, tryOf } from "../day/history";
import type { Kernel } from "../kernel/instance";
import { PRESENT } from "../kernel/layout";
import { kernelFor } from "../kernel/loaded";
import { BadRecord } from "../record/bad-record";
import { playedRecord } from "../record/played";
import { type GameRecord, namesOf, readRecord } from "../record/reader";
import { isHere, PREFIX } from "../referee/device/opening";
import { stateFrom } from "../referee/device/state";
import * as storage from "../referee/device/storage";
import { BadFile, gamesIn, isTime, type KeptGame } from "./file";
import { rebuilt, type Rebuilt, Unfit } from "./rebuilt";

export interface Imported {
  readonly added: number;
  /** Here already, and no further in the file. */
  readonly known: number;
}

/** Adds the games of a file; `there` has the ids of those that a server lists anyway. BadFile: nothing was changed. */
export async function imported(text: string, there: ReadonlySet<string>): Promise<Imported> {
  const games = isRecord(text) ? [keptRecord(text)] : gamesIn(text);
  const fresh = new Map<string, Rebuilt>();
  for (const [index, game] of games.entries()) {
    if (there.has(game.id)) continue;
    const one = await checked({ ...game, id: isHere(game.id) ? game.id : PREFIX + game.id }, index + 1);
    const known = fresh.get(one.line.id) ?? (await storage.load(one.line.id));
    if (known === null || goesOn(known, one)) fresh.set(one.line.id, one);
  }
  await storage.putAll([...fresh.values()]);
  for (const { line, deal } of fresh.values()) if (deal.day !== undefined) countHere(line, deal.day);
  return { added: fresh.size, known: games.length - fresh.size };
}

/** A day's game that counts does so here as well, where none of its day and form was begun. */
function countHere({ id, settings }: storage.DeviceLine, day: DayGame): void {
  if (!settings.undo && tryOf(day.date, day.form) === null) keep({ ...day, table: id });
}

const isRecord = (text: string): boolean => /^\uFEFF?\s*\[Babylon /.test(text);

async function checked(game: KeptGame, number: number): Promise<Rebuilt> {
  try {
    const kernel = await soon(kernelFor(game.rules));
    const record = readRecord(game.record);
    return rebuilt(game, record, playedRecord(kernel, record));
  } catch (error) {
    if (error instanceof BadRecord) throw new BadFile("broken", number, error.sentence);
    if (error instanceof Unfit) throw new BadFile("broken", number, error.sentence);
    throw error;
  }
}

/** How long a kernel of former rules is waited for: it may lie at a host that can't be reached. */
const PATIENCE_MS = 15_000;

async function soon(kernel: Promise<Kernel>): Promise<Kernel> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new BadFile("away")), PATIENCE_MS);
  });
  try {
    return await Promise.race([kernel, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a game has been played on where the other one stands. */
function goesOn(known: storage.StoredTable, other: storage.StoredTable): boolean {
  const [mine, theirs] = [known, other].map(({ events }) => {
    const { turns, head } = stateFrom("", events);
    return { turns: turns.map(({ moves }) => moves.join(" ")), isOver: head.status === "over" };
  });
  if (mine === undefined || theirs === undefined || mine.isOver) return false;
  const same = mine.turns.every((turn, index) => turn === theirs.turns[index]);
  return same && (theirs.turns.length > mine.turns.length || theirs.isOver);
}

/** A record alone: whoever is no bot plays at this screen. */
function keptRecord(text: string): KeptGame {
  const record = readOrRefused(text);
  const names = namesOf(record);
  const created = timeOf(record.notes.Date ?? "");
  return {
    id: PREFIX + shortHash(text),
    created,
    since: created,
    rules: PRESENT.RULES,
    record: text,
    seats: record.deal.seats.map((_, seat) => {
      const name = names[seat] || null;
      const isBot = name !== null && KNOWN_BOTS.includes(name);
      return { name: isBot ? null : name, bot: isBot ? name : null, out: null, hinted: false };
    }),
    reason: null,
    practice: record.notes.Event === "practice",
    undo: true,
    hints: true,
    lot: false,
    stand_in: "",
  };
}

/** Noon of a date; what is none, or none that a file of games has, is now. */
function timeOf(date: string): number {
  const time = Date.parse(`${date}T12:00:00Z`) / 1000;
  return isTime(time) ? time : Math.floor(Date.now() / 1000);
}

function readOrRefused(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof BadRecord) throw new BadFile("broken", 1, error.sentence);
    throw error;
  }
}

/** The same text is known again by this: FNV-1a, because browsers have better ones only for pages of secure hosts. */
function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text.trim()))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
