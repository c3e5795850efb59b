/** The header lines of a record, as they are written. */
import { type Midgame, pieceText } from "../kernel/midgame";
import type { RecordedDeal } from "./deal";
import { editionHeaders, header } from "./header-text";
import type { GameRecord } from "./reader";

const FORMAT = "1";
const MIDGAME_FORMAT = "2";
const UNKNOWN = "?";
const ORDER = ["Names", "Date", "Event", "Site", "Result", "Seed"] as const;

export function headerLines(deal: RecordedDeal, notes: GameRecord["notes"]): string[] {
  const { tiles, tileSet, seats, quarry, tokens, midgame } = deal;
  return [
    header("Babylon", midgame === undefined ? FORMAT : MIDGAME_FORMAT),
    ...editionHeaders(deal.edition),
    header("Tiles", tileSet),
    ...(typeof tiles === "string" ? [] : tiles.map((face) => header("Face", face))),
    header("Seats", seats.join(" ")),
    ...ORDER.flatMap((name) => (notes[name] === undefined ? [] : [header(name, notes[name])])),
    header("Quarry", quarry.map((stack) => stack.map((tile) => tile ?? UNKNOWN).join("/")).join(" ")),
    header("Tokens", tokens.map((token) => token ?? UNKNOWN).join(" ")),
    ...(midgame === undefined ? [] : midgameLines(midgame, seats)),
  ];
}

const midgameLines = ({ heights, round, seat, gardens }: Midgame, seats: RecordedDeal["seats"]): string[] => [
  header("Heights", heights.join(" ")),
  header("Round", String(round)),
  header("Turn", seats[seat] ?? ""),
  ...gardens.map(({ singles, stored, pieces }, place) =>
    header("Garden", [seats[place], singles, stored ?? "-", ...pieces.map(pieceText)].join(" ")),
  ),
];
