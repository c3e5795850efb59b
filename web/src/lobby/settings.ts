/** What the new-table dialog offers, with sensible defaults. */
import type { Access, Clock } from "../api/table";

export const EDITIONS = ["revised", "en", "pl", "ja", "zh-Hans", "zh-Hant"] as const;
export const CLOCKS = ["none", "fast", "slow", "days"] as const;

/** "me", "person", or the name of a bot. */
export type SeatPlan = string;

export interface TablePlan {
  seats: SeatPlan[];
  edition: (typeof EDITIONS)[number];
  clock: (typeof CLOCKS)[number];
  access: Access;
  undo: boolean;
  hints: boolean;
}

/** The opponent for "play now": neither the gentlest nor the strongest. */
export const usualBot = (bots: readonly string[]): string => (bots.includes("mason") ? "mason" : (bots[0] ?? "person"));

export const defaultPlan = (bots: readonly string[]): TablePlan => ({
  seats: ["me", usualBot(bots)],
  edition: "revised",
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
    edition: { name: plan.edition },
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
