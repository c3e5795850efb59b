/** The first click of a page would wait for code that has never run. So a turn is planned before, unseen, in idle moments. */
import { DraftStore, type OpenTurn } from "./draft.svelte";

/** After so many the browser has made ready what it makes ready at all. */
const TIMES = 4;
let done = false;

/** Plays and takes back a few moves of a turn on a draft that nobody sees; once for a page. */
export function rehearse(turn: OpenTurn): void {
  // Safari has no idle moments to offer.
  if (done || !("requestIdleCallback" in globalThis)) return;
  done = true;
  const steps = rehearsal(turn);
  // One step at a time: who clicks meanwhile waits for one at most.
  const next = (): void => void (steps.next().done === true || requestIdleCallback(next));
  requestIdleCallback(next);
}

/** A turn's beginning, over and over: a tile is dug and placed, and both are taken back. */
export function* rehearsal(turn: OpenTurn): Generator<DraftStore> {
  const draft = new DraftStore(turn);
  for (let time = 0; time < TIMES; time += 1) {
    for (const kind of ["dig", "place"]) {
      const move = draft.preview.legal.find((one) => one.kind === kind);
      if (move === undefined) continue;
      draft.play(move.token);
      yield draft;
    }
    while (draft.canUndo) draft.undo();
    yield draft;
  }
}
