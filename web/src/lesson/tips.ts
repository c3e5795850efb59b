/** A gentle word on what to look for now, for whoever plays a first game. */
import type { Controller } from "../control/controller.svelte";
import type { Facts } from "./facts";

export interface Tip {
  readonly id: "remove" | "dig" | "build" | "place" | "lose" | "end" | "confirm";
  readonly values: Facts;
}

/** What fits the turn as it is planned so far; none while another plays. */
export function tipOf({ session, spots, sources, view, replay }: Controller): Tip | null {
  const preview = session.draft?.preview;
  // The turn before is still being shown.
  if (preview === undefined || view === null || replay.step !== null) return null;
  if (preview.complete) return { id: "confirm", values: {} };
  if (preview.phase === "remove")
    return { id: "remove", values: { left: session.draft?.game.position.number("removals") ?? 0 } };
  if (preview.phase === "dig") {
    const best = preview.income.reduce((rich, one) => (one.singles > rich.singles ? one : rich));
    return { id: "dig", values: { stack: best.stack, singles: best.singles } };
  }
  if (spots.length > 0) return { id: "build", values: { count: spots.length } };
  const { singles = 0, doubles = 0 } = view.gardens[session.front] ?? {};
  if (sources.length > 0) return { id: "place", values: { hand: singles, doubles } };
  return singles > view.stored_singles
    ? { id: "lose", values: { kept: view.stored_singles } }
    : { id: "end", values: {} };
}
