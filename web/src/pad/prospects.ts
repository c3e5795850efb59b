/** What a turn has prepared for a later one. Only hints ask, so it is asked of the kernel that comes late. */
import type { PublicGame } from "../kernel/answers/game";
import type { ProspectRow } from "../kernel/generated";
import { TRIAL } from "../kernel/instance";
import type { PadKernel } from "./kernel";

/** The row about a turn in play, before it is ended; null for a game of former rules, whose states lie otherwise. */
export function prospectsOf({ position }: PublicGame, seat: number, kernel: PadKernel): ProspectRow | null {
  if (position.kernel.past !== null) return null;
  const state = kernel.lay(position.players, position.bytes());
  kernel.ask("prospect_row", ...state, TRIAL, seat, ...kernel.answer(1));
  return kernel.readOne("ProspectRow");
}
