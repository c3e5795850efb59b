/** All that the public sees of a game, as it is drawn. */
import type { Garden, View } from "../../api/view";
import { LAYERS, PIECES, TOKENS } from "../generated";
import { stackName, tileId } from "../names";
import { standings } from "../rows";
import type { PublicGame } from "./game";
import { gardenOf } from "./gardens";

/** `same` are gardens that are known not to have changed, by their seats. */
export function viewOf(game: PublicGame, same: Readonly<Record<number, Garden>> = {}): View {
  const { deal, position } = game;
  const players = deal.seats.length;
  const seen = position
    .numbers("tokens")
    .slice(0, position.number("round"))
    .flatMap((token) => TOKENS[token] ?? []);
  const { phase } = position;
  return {
    edition: deal.edition,
    players,
    seats: deal.seats,
    phase,
    seat: position.seat,
    round: position.round,
    rounds: deal.tokens.length + 1,
    token: position.token,
    tokens_seen: seen,
    tokens_left: deal.tokens.length - seen.length,
    quarry: quarryOf(game),
    tiles: deal.tiles,
    stored_singles: position.kernel.layout.STORED_SINGLES,
    supply: supplyOf(game),
    gardens: deal.seats.map((_, seat) => same[seat] ?? gardenOf(position, seat, deal.tiles)),
    winners: phase === "over" ? winnersOf(game) : null,
  };
}

function quarryOf({ position }: PublicGame): View["quarry"] {
  const tiles = position.numbers("stack");
  return position.numbers("height").map((height, stack) => ({
    stack: stackName(stack),
    height,
    tile: height === 0 ? null : tileId(tiles[LAYERS * stack + height - 1] ?? -1),
  }));
}

function supplyOf({ position }: PublicGame): View["supply"] {
  const left = position.numbers("supply");
  const [singles = 0, doubles = 0, belvederes = 0, stairways = 0, fountains = 0, bridges = 0, statues = 0] = PIECES.map(
    (_, piece) => left[piece],
  );
  return { singles, doubles, belvederes, stairways, fountains, bridges, statues };
}

const winnersOf = ({ position }: PublicGame): number[] =>
  standings(position).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
