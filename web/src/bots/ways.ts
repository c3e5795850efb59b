/** How bots think by one kernel: its tasks, every bot's settings and weights, the memory that it takes. */
import { type Field, WORKSPACE, WORKSPACE_SIZE } from "../kernel/generated";
import * as bots from "./generated";

type Numbers =
  | "HIDE"
  | "WEIGHT_SET"
  | "CHOOSE"
  | "SEARCH_ALONE"
  | "FIND"
  | "MARGIN"
  | "VARIANCE"
  | "TRIES"
  | "ENDLESS"
  | "MILLION"
  | "STATES"
  | "MOST_MOVES_IN_A_GAME"
  | "BUDGET";

/** A kernel's description has all of this. */
export interface Ways extends Readonly<Record<Numbers, number>> {
  readonly WORKSPACE: Readonly<Record<keyof typeof WORKSPACE, Field>>;
  readonly WORKSPACE_SIZE: number;
  readonly BOT_NAMES: readonly string[];
  readonly BOTS: typeof bots.BOTS;
  readonly WEIGHTS: typeof bots.WEIGHTS;
  /** Kernels of before have none. */
  readonly NETS?: typeof bots.NETS;
}

export const PRESENT: Ways = { WORKSPACE, WORKSPACE_SIZE, ...bots };
