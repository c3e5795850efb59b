/** The lesson as data: one game with an open deal, and the moments of it at which the learner is asked to do something. */
import type { Category, Token } from "../api/view";
import { isWhole } from "../kernel/answers/preview";
import type { Deal } from "../referee/device/deal";

const QUARRY = `
  b08/g09/c08 b11/g04/c03 b15/g01/c09 b10/g12/c01
  b01/g06/c10 b13/g02/c06 b14/g03/c11 b07/g10/c12
  b12/g16/c05 b02/g14/c04 b16/g13/c13 b05/g11/c02
  b09/g15/c07 b04/g07/c14 b03/g05/c15 b06/g08/c16`;

/** No token changes a symbol while the learner is to build a decoration: one new thing at a time. */
const TOKENS: readonly Token[] = [
  "none",
  "double-flower",
  "none",
  "change-symbol",
  "extra-single",
  "extra-single",
  "double-flower",
  "extra-double",
  "fewer-pillars",
  "fill-blank",
  "change-symbol",
  "extra-double",
  "fill-blank",
  "fewer-pillars",
];

const words = (text: string): string[] => text.trim().split(/\s+/);

function stackOf(text: string): Deal["quarry"][number] {
  const [bottom = "", middle = "", top = ""] = text.split("/");
  return [bottom, middle, top];
}

export const DEAL: Deal = { seats: ["white", "pink"], quarry: words(QUARRY).map(stackOf), tokens: TOKENS };

/** The learner has the first seat, a bot the other one. */
export const LEARNER = 0;
export const OPPONENT = "apprentice";

/** Every turn, the setup's removals first: the learner's on the left. */
export const TURNS: readonly (readonly string[])[] = `
  xC1                               | xD1
  xB1                               | xC2
  xA1                               | xD3
  A1 dc3/1>0 S:c4 =s                | B3 de5/1>1-ne S:e5 =s
  B1 de6/1>0-nw =s                  | B2 de3/2>1-sw =s
  C1 sc5/1>0 F:d6-e6 =d             | A2 df7/1>0-ne sa5/1>3-nw S:a5 =-
  A3 sf4/1>0 B:d5-f5 S:g4 =d        | C3 dg3/1>2-se T:f3-g3 =-
  D4 =d                             | B2 da1/2>3-sw S:a2* =-
  A4 sd3/2>0 T:c3-d3 =d             | A2 dg5/1>0-ne S:h5 =-
  B4 db4/2>0 =s                     | D3 df5/3>3-nw =-
  C4 dc6/2>0-se F:c5-c6 =s          |`
  .split(/[|\n]/)
  .filter((turn) => turn.trim() !== "")
  .map(words);

/** A moment: after so many turns, with the moves up to `from` made; the learner makes those up to `to`. */
export interface Step {
  readonly name: string;
  readonly turn: number;
  readonly from: number;
  readonly to: number;
  /** The line of the score pad to be looked up, where nothing is to be played. */
  readonly line?: Category;
}

export const STEPS: readonly Step[] = [
  { name: "clay", turn: 4, from: 0, to: 1 },
  { name: "digging", turn: 6, from: 0, to: 1 },
  { name: "pillars", turn: 6, from: 1, to: 2 },
  { name: "statue", turn: 6, from: 2, to: 3 },
  { name: "belvedere", turn: 8, from: 1, to: 2 },
  { name: "token", turn: 10, from: 0, to: 1 },
  { name: "fountain", turn: 10, from: 2, to: 3 },
  { name: "bridge", turn: 12, from: 2, to: 3 },
  { name: "storing", turn: 14, from: 1, to: 2 },
  { name: "levels", turn: 16, from: 1, to: 2 },
  { name: "stairway", turn: 16, from: 2, to: 3 },
  { name: "bearer", turn: 18, from: 1, to: 2 },
  { name: "hiding", turn: 20, from: 1, to: 2 },
  { name: "scoring", turn: 20, from: 3, to: 3, line: "statues" },
];

/** The moves that are made when a step begins. */
export const given = ({ turn, from }: Step): readonly string[] => (TURNS[turn] ?? []).slice(0, from);

/** The moves that are made when a step is done. */
export const goal = ({ turn, to }: Step): readonly string[] => (TURNS[turn] ?? []).slice(0, to);

const REMOVALS = TURNS.filter(([first]) => first?.startsWith("x")).length;

export const roundOf = ({ turn }: Step): number => 1 + Math.floor((turn - REMOVALS) / DEAL.seats.length);

/** The next step, where turns are played on its behalf that the learner does not see; null elsewhere. */
export function passedTo(step: Step): Step | null {
  const next = STEPS[STEPS.indexOf(step) + 1];
  return next === undefined || next.turn === step.turn || isWhole(goal(step)) ? null : next;
}
