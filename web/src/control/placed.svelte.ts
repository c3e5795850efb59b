/** The tile placed last, for who meant another of its corners to stay open: a click places at once. */
import type { PlaceMove } from "../api/table";
import type { Session } from "../store/session.svelte";
import { cornersOf, nearest } from "./choice";

interface Placed {
  readonly before: readonly string[];
  /** The move itself and those that differ from it by the open corner alone. */
  readonly choices: readonly PlaceMove[];
}

export class LastPlaced {
  #placed: Placed | null = $state.raw(null);

  constructor(readonly session: Session) {}

  /** Remembers a move that is about to be made, with the others that were legal. */
  note(move: PlaceMove, places: readonly PlaceMove[]): void {
    const { position, level, turns } = move;
    const choices = cornersOf(places, move).map((open) =>
      open === move.open ? move : nearest(places, position, { turns, level, open }),
    );
    this.#placed = {
      before: this.session.draft?.moves ?? [],
      choices: choices.filter((choice) => choice !== null),
    };
  }

  /** The move, as long as it is the last of the turn and there is another choice. */
  readonly move: PlaceMove | null = $derived.by(() => {
    const [placed, draft] = [this.#placed, this.session.draft];
    if (placed === null || draft === null || placed.choices.length < 2) return null;
    if (draft.moves.length !== placed.before.length + 1) return null;
    if (placed.before.some((token, at) => token !== draft.moves[at])) return null;
    return placed.choices.find(({ token }) => token === draft.moves.at(-1)) ?? null;
  });

  /** Leaves the next of the possible corners open instead. */
  nextCorner(): void {
    const [placed, { move }] = [this.#placed, this];
    if (placed === null || move === null) return;
    const next = placed.choices[(placed.choices.indexOf(move) + 1) % placed.choices.length] ?? move;
    this.session.draft?.replace([...placed.before, next.token]);
  }
}
