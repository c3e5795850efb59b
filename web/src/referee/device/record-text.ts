/** A game of this device as a record, the text that saves, shares and replays games. */
import type { Seat } from "../../api/table";
import { editionHeaders, header } from "../../record/header-text";
import { TILES, type Deal } from "./deal";
import type { TableState } from "./state";

const FORMAT = "1";
const UNKNOWN = "?";
/** Between names, whatever the language: it is part of the format. */
const SEPARATOR = ", ";

/** The record's text. What is hidden stays so until the game is over, unless a `whole` deal is asked for. */
export function recordText(state: TableState, deal: Deal, whole = state.head.status === "over"): string {
  const { head, turns } = state;
  const notes = {
    Names: head.seats.map(nameOf).join(SEPARATOR),
    Date: new Date(head.created * 1000).toISOString().slice(0, 10),
    ...(head.practice ? { Event: "practice" } : {}),
    Site: `table ${head.id}`,
    ...(head.result === null ? {} : { Result: head.result.scores.join(" ") }),
  };
  const { quarry, tokens } = whole ? deal : known(state, deal);
  const lines = [
    header("Babylon", FORMAT),
    ...editionHeaders(head.edition),
    header("Tiles", deal.tiles?.name ?? TILES),
    ...(deal.tiles?.faces ?? []).map((face) => header("Face", face)),
    header("Seats", deal.seats.join(" ")),
    ...Object.entries(notes).map(([name, value]) => header(name, value)),
    header("Quarry", quarry.map((stack) => stack.join("/")).join(" ")),
    header("Tokens", tokens.join(" ")),
    "",
    ...turnLines(
      turns.map((turn) => turn.moves),
      deal.seats.length,
    ),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

const nameOf = ({ name, bot }: Seat): string => (name ?? bot ?? "").replaceAll(",", " ");

/** The deal with only what lay open so far. */
function known({ turns }: TableState, deal: Deal): { quarry: string[][]; tokens: string[] } {
  const seen = new Set(turns.flatMap(({ revealed }) => revealed?.tile ?? []));
  const revealed = turns.flatMap(({ token }) => token ?? []);
  return {
    quarry: deal.quarry.map(([bottom, middle, top]) => [
      ...[bottom, middle].map((tile) => (seen.has(tile) ? tile : UNKNOWN)),
      top,
    ]),
    tokens: deal.tokens.map((_, round) => revealed[round] ?? UNKNOWN),
  };
}

/** One line for all removals of the setup, then one for each turn; a round has its number. */
function turnLines(turns: readonly (readonly string[])[], players: number): string[] {
  const isRemoval = (moves: readonly string[]): boolean => moves[0]?.startsWith("x") === true;
  const removals = turns.filter(isRemoval).flat();
  const played = turns.filter((moves) => !isRemoval(moves));
  const lines = played.map((moves, index) => {
    const number = index % players === 0 ? `${index / players + 1}.` : "";
    return `${number.padEnd(3)} ${moves.join(" ")}`;
  });
  return removals.length === 0 ? lines : [`0. ${removals.join(" ")}`, ...lines];
}
