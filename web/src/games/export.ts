/** Puts all games into one file, to be taken to another device. */
import * as api from "../api/client";
import type { Seat } from "../api/table";
import { PRESENT } from "../kernel/layout";
import { recordText } from "../referee/device/record-text";
import { stateFrom } from "../referee/device/state";
import * as storage from "../referee/device/storage";
import { fileText, type KeptGame, type KeptSeat } from "./file";
import { isOver, type MyGame, playedAt } from "./my-games";

/** Whether a file can hold it: of a server's game, once all of its deal is known. */
export const isKeepable = (game: MyGame): boolean => game.where === "device" || isOver(game);

/** The file's text; `told` hears how many games are in it so far. */
export async function exported(games: readonly MyGame[], told: (done: number) => void): Promise<string> {
  const kept: KeptGame[] = [];
  for (const game of games.filter(isKeepable)) {
    const one = game.where === "device" ? await keptHere(game) : await keptThere(game);
    if (one !== null) kept.push(one);
    told(kept.length);
  }
  return fileText(kept);
}

async function keptHere(game: MyGame): Promise<KeptGame | null> {
  const stored = await storage.load(game.table.id);
  if (stored === null) return null;
  const state = stateFrom(game.table.id, stored.events);
  const { day } = stored.deal;
  const record = recordText(state, stored.deal, true);
  return { ...tableOf(game), rules: state.head.rules, record, ...(day === undefined ? {} : { day }) };
}

async function keptThere(game: MyGame): Promise<KeptGame> {
  const rules = game.rules ?? PRESENT.RULES;
  return { ...tableOf(game), rules, record: await api.record(game.table.id) };
}

function tableOf(game: MyGame): Omit<KeptGame, "record" | "rules"> {
  const { id, created, settings, seats, practice } = game.table;
  return {
    id,
    created,
    since: playedAt(game),
    seats: seats.map(seatOf),
    reason: game.progress?.result?.reason ?? null,
    practice,
    undo: settings.undo ?? true,
    hints: settings.hints ?? true,
    lot: settings.first === "lot",
    stand_in: settings.stand_in ?? "",
  };
}

const seatOf = ({ name, bot, out, hinted, kind }: Seat): KeptSeat => ({
  name,
  bot: kind === "bot" ? bot : null,
  out,
  hinted,
});
