/** The header lines of a record, as they are written. */
import type { RecordedDeal } from "./deal";
import { editionHeaders, header } from "./header-text";
import type { GameRecord } from "./reader";

const FORMAT = "1";
const UNKNOWN = "?";
const ORDER = ["Names", "Date", "Event", "Site", "Result", "Seed"] as const;

export function headerLines(deal: RecordedDeal, notes: GameRecord["notes"]): string[] {
  const { tiles, tileSet, seats, quarry, tokens } = deal;
  return [
    header("Babylon", FORMAT),
    ...editionHeaders(deal.edition),
    header("Tiles", tileSet),
    ...(typeof tiles === "string" ? [] : tiles.map((face) => header("Face", face))),
    header("Seats", seats.join(" ")),
    ...ORDER.flatMap((name) => (notes[name] === undefined ? [] : [header(name, notes[name])])),
    header("Quarry", quarry.map((stack) => stack.map((tile) => tile ?? UNKNOWN).join("/")).join(" ")),
    header("Tokens", tokens.map((token) => token ?? UNKNOWN).join(" ")),
  ];
}
