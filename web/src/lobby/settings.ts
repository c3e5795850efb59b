/** What the new-table dialog offers, with sensible defaults. */
import type { Access, Clock, FirstPlayer, Info } from "../api/table";
import { differences, printed, type Mix } from "./mix";

export const CLOCKS = ["none", "fast", "slow", "days"] as const;

/** "me", "person", or the name of a bot. */
export type SeatPlan = string;

export interface TablePlan {
  seats: SeatPlan[];
  edition: string;
  mix: Partial<Mix>;
  /** Null: as the edition's book has it. */
  first: FirstPlayer | null;
  clock: (typeof CLOCKS)[number];
  access: Access;
  undo: boolean;
  hints: boolean;
}

/** Who begins when nobody chooses. */
export const usualFirst = (edition: string, offers: Info): FirstPlayer =>
  offers.lots.includes(edition) ? "lot" : "seat";

/** The plan with all rules chosen as in `mix`. */
export function mixed(plan: TablePlan, mix: Mix, offers: Info): TablePlan {
  const book = printed(plan.edition, offers);
  return book === undefined ? plan : { ...plan, mix: differences(book, mix) };
}

/** The opponent for "play now": neither the gentlest nor the strongest. */
export const usualBot = (bots: readonly string[]): string => (bots.includes("mason") ? "mason" : (bots[0] ?? "person"));

export const defaultPlan = (bots: readonly string[]): TablePlan => ({
  seats: ["me", usualBot(bots)],
  edition: "revised",
  mix: {},
  first: null,
  clock: "none",
  access: "link",
  undo: true,
  hints: true,
});

const CLOCK: Record<TablePlan["clock"], Clock> = {
  none: { kind: "none" },
  fast: { kind: "real-time", seconds: 600, increment: 20 },
  slow: { kind: "real-time", seconds: 1800, increment: 60 },
  days: { kind: "days", days: 3 },
};

/** The plan as the server wants it. */
export function newTable(plan: TablePlan, name: string): object {
  const mine = plan.seats.flatMap((seat, index) => (seat === "me" ? [index] : []));
  return {
    players: plan.seats.length,
    edition: { name: plan.edition, ...plan.mix },
    ...(plan.first === null ? {} : { first: plan.first }),
    seats: plan.seats.map((seat) => ({ bot: seat === "me" || seat === "person" ? null : seat })),
    ...(mine.length > 0 ? { sit: { seats: mine, name } } : {}),
    clock: CLOCK[plan.clock],
    access: plan.access,
    undo: plan.undo,
    hints: plan.hints,
  };
}

/** Whether the game can be dealt as soon as the creator is ready. */
export const startsAtOnce = (plan: TablePlan): boolean => plan.seats.includes("me") && !plan.seats.includes("person");
