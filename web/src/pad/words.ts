/** Pieces, players and differences of the score pad in words. */
import { CATEGORIES } from "../api/view";
import { FLOWERS, SYMBOLS } from "../kernel/generated";
import { cornerName, spaceName, wordIn } from "../kernel/names";
import { listed, together } from "../words/joins";
import { say } from "../words/words.svelte";
import type { Outcome, Scored } from "./scores";
import type { EditionName, Piece, Player } from "./sheet";

export const playerName = (player: Player): string => player.name.trim() || say(`seat-${player.flower}`);

export function pieceWords(piece: Piece): string {
  if (piece.kind === "item") {
    const symbol = wordIn(SYMBOLS, piece.symbol);
    const [first = "", second = ""] = [piece.first, piece.second].map(spaceName);
    return say("pad-item", {
      item: say(`item-${symbol}`),
      first,
      second,
      spaces: piece.first === piece.second ? 1 : 2,
    });
  }
  const flower = say(`flower-${wordIn(FLOWERS, piece.flower)}`);
  const corner = cornerName(piece.open) ?? "none";
  return say("pad-tile", { position: spaceName(piece.position), level: piece.level, flower, corner });
}

export const editionNames = (names: readonly EditionName[]): string =>
  listed(names.map((name) => say(`edition-${name}`)));

/** A number with its sign. */
export const signed = (number: number): string => `${number < 0 ? "−" : "+"}${Math.abs(number)}`;

/** The lines of the pad on which two editions differ: "+7 Highest point". */
export function differences(mine: Scored, other: Scored): string {
  const found = CATEGORIES.flatMap((category, line) => {
    const points = (other.sheet.lines[line] ?? 0) - (mine.sheet.lines[line] ?? 0);
    return points === 0 ? [] : [`${signed(points)} ${say(`web-category-${category}`)}`];
  });
  return listed(found);
}

/** Who wins, and how a tie is broken. */
export function winnerWords({ winners, tie, players }: Outcome, people: readonly Player[]): string[] {
  const names = together(winners.flatMap((seat) => people[seat] ?? []).map(playerName));
  if (tie === "uncounted") return [say("pad-count-notches", { names })];
  const won = say("web-winner", { names, count: winners.length });
  if (tie === "none") return [won];
  const notches = players[winners[0] ?? 0]?.sheet.open_notches ?? 0;
  return [won, winners.length > 1 ? say("web-tie-shared") : say("web-tie-broken", { notches })];
}
