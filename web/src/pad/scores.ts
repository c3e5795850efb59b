/** What a sheet comes to by every edition: points, who wins, and what the editions do differently. */
import { linesOf } from "../kernel/answers/gains";
import { EDITIONS, type SheetRow } from "../kernel/generated";
import { Gardens, type Verdict } from "./gardens";
import type { PadKernel } from "./kernel";
import { type EditionName, isEdition, type Player, type Sheet } from "./sheet";

/** Editions that score alike. */
export interface Group {
  readonly names: readonly EditionName[];
  readonly edition: EditionName;
}

export interface Scored {
  readonly sheet: SheetRow;
  readonly total: number;
  /** The level of the highest tile, which counted pieces may prove to be higher than was said. */
  readonly highest: number;
  readonly notchesKnown: boolean;
  /** Of each piece of a garden put together. */
  readonly verdicts: readonly Verdict[];
}

export interface Outcome {
  readonly group: Group;
  readonly players: readonly Scored[];
  readonly winners: readonly number[];
  /** How a tie in points is broken: it need not be, by notches, or by notches that someone has still to count. */
  readonly tie: "none" | "notches" | "uncounted";
}

const CHOICES = ["highest", "overlap", "gap", "belvederes"] as const;

const choicesOf = (name: EditionName): string => CHOICES.map((choice) => EDITIONS[name][choice]).join();

/** All editions, those that score alike together. */
export const GROUPS: readonly Group[] = groupsOf(Object.keys(EDITIONS).filter(isEdition));

function groupsOf(names: readonly EditionName[]): Group[] {
  const firstOnes = names.filter(
    (name, place) => names.findIndex((other) => choicesOf(other) === choicesOf(name)) === place,
  );
  return firstOnes.map((edition) => ({
    edition,
    names: names.filter((name) => choicesOf(name) === choicesOf(edition)),
  }));
}

export const groupOf = (edition: EditionName): Group | undefined =>
  GROUPS.find((group) => group.names.includes(edition));

export const outcomesOf = (kernel: PadKernel, sheet: Sheet): Outcome[] =>
  GROUPS.map((group) => outcomeOf(kernel, sheet, group));

function outcomeOf(kernel: PadKernel, sheet: Sheet, group: Group): Outcome {
  const gardens = new Gardens(kernel, group.edition, sheet.players.length);
  const players = sheet.players.map((player, seat) => scoredOf(gardens, player, seat));
  return { group, players, ...decided(kernel, players) };
}

function scoredOf(gardens: Gardens, player: Player, seat: number): Scored {
  if (player.manner === "quick") {
    const { sheet, highest } = gardens.kernel.counted(gardens.lie(), player.seen, player.underDecks);
    const notchesKnown = player.seen.notches !== null;
    return { sheet, total: linesOf(sheet).total, highest, notchesKnown, verdicts: [] };
  }
  const verdicts = gardens.putAll(seat, player.pieces);
  const sheet = gardens.sheet(seat);
  return { sheet, total: linesOf(sheet).total, highest: 0, notchesKnown: true, verdicts };
}

/** Who wins. Notches are asked for only where they decide. */
function decided(kernel: PadKernel, players: readonly Scored[]): Pick<Outcome, "winners" | "tie"> {
  const byPoints = kernel.ranked(players.map(({ total }) => ({ points: total, open_notches: 0 })));
  const leaders = firsts(byPoints.ranks);
  if (byPoints.leaders < 2) return { winners: leaders, tie: "none" };
  if (leaders.some((seat) => players[seat]?.notchesKnown === false)) return { winners: leaders, tie: "uncounted" };
  const { ranks } = kernel.ranked(
    players.map(({ total, sheet }) => ({ points: total, open_notches: sheet.open_notches })),
  );
  return { winners: firsts(ranks), tie: "notches" };
}

const firsts = (ranks: readonly number[]): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
