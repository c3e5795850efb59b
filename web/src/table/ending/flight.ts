/** The flight around the gardens once all points are told. */
import type { Home } from "../../stage/camera/homes";

export const STOP_MS = 2400;

/** From garden to garden, and back to all of them; whoever touches anything looks where they like. Called, it ends. */
export function fly(seats: readonly number[], look: (home: Home) => void): () => void {
  const stops: Home[] = [...seats.map((seat): Home => ({ kind: "garden", seat })), { kind: "all" }];
  const timers = stops.map((stop, at) => setTimeout(() => look(stop), (at + 1) * STOP_MS));
  const land = (): void => {
    timers.forEach((timer) => clearTimeout(timer));
    removeEventListener("pointerdown", land);
    removeEventListener("keydown", land);
  };
  addEventListener("pointerdown", land);
  addEventListener("keydown", land);
  return land;
}
