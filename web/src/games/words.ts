/** Games of a list in words. */
import { editionOf } from "../referee/device/edition";
import type { Look } from "../store/looked.svelte";
import { dateWords, spanWords } from "../words/dates";
import { editionName } from "../words/editions";
import { beside, listed, together } from "../words/joins";
import { seatName } from "../words/seats";
import { say } from "../words/words.svelte";
import { deadlineOf, isMyTurn, type MyGame, newsOf, playedAt } from "./my-games";

/** The name at a seat; a seat that nobody has taken yet says so. */
export function nameAt({ table: { seats } }: MyGame, seat: number): string {
  return seats[seat]?.kind === "open" ? say("web-open-seat") : seatName(seats, seat);
}

/** All who play. */
export const namesIn = (game: MyGame): string => listed(game.table.seats.map(({ seat }) => nameAt(game, seat)));

/** Whose turn it is, or how it ended. */
export function stateWords(game: MyGame): string {
  const { table, progress, mine } = game;
  if (table.status === "lobby") return say("web-table-status", { status: table.status });
  const winners = progress?.result?.winners;
  if (winners !== undefined) return winnerWords(game, winners, mine);
  const seat = progress?.turn?.seat;
  if (seat === undefined) return say("web-table-status", { status: table.status });
  // Of several people at one screen each has a name.
  if (isMyTurn(game) && mine.length === 1) return say("games-your-turn");
  return say("games-turn-of", { name: nameAt(game, seat) });
}

function winnerWords(game: MyGame, winners: readonly number[], mine: readonly number[]): string {
  if (mine.length === 1 && winners.some((seat) => mine.includes(seat))) {
    return say(winners.length === 1 ? "games-won" : "games-shared");
  }
  return say("games-won-by", { names: together(winners.map((seat) => nameAt(game, seat))) });
}

/** What else there is to know: the round, the rules, the place, the day. */
export function detailWords(game: MyGame): string {
  const { table, progress, where } = game;
  const { round = null, rounds = null } = progress ?? {};
  const edition = editionOf(table.settings.edition);
  const isPlaying = table.status === "playing" && round !== null && rounds !== null;
  return beside([
    ...(isPlaying ? [say("round-of", { round, rounds })] : []),
    say("web-edition", { edition: editionName(edition), mixed: edition.mixed ? "yes" : "no" }),
    ...(table.practice ? [say("web-practice")] : []),
    say("games-where", { where }),
    dateWords(playedAt(game)),
  ]);
}

/** How long the one who is to play has left; null where nobody is hurried. */
export function timeWords(game: MyGame, now: number): string | null {
  const deadline = deadlineOf(game);
  return deadline === null ? null : say("web-time-left", { time: spanWords(deadline - now) });
}

/** Why no clock runs: all have agreed to a pause, or who is to play is on vacation; null where it does run. */
export function restWords(game: MyGame, now: number): string | null {
  const { table, progress } = game;
  if (table.status !== "playing") return null;
  const paused = progress?.paused_until ?? 0;
  if (paused > now) return say("games-paused", { date: dateWords(paused) });
  const seat = progress?.turn?.seat ?? 0;
  const away = table.seats[seat]?.away_until ?? 0;
  return away > now ? say("games-away", { name: nameAt(game, seat), date: dateWords(away) }) : null;
}

/** What has happened since the owner last saw the table; null when it is nothing. */
export function newsWords(game: MyGame, look: Look | null): string | null {
  const news = newsOf(game, look);
  if (news === null) return null;
  const gained = news.points
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => points !== 0)
    .map(({ points, seat }) => say("games-gained", { name: nameAt(game, seat), points: signed(points) }));
  return beside([say("games-since", { turns: news.turns }), ...gained]);
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

/** What a search looks through. */
export const searchWords = (game: MyGame): string => `${namesIn(game)} ${stateWords(game)} ${detailWords(game)}`;
