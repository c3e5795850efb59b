/** What the new-table dialog offers, with sensible defaults. */
import type { Access, Clock, FirstPlayer } from "../api/table";
import { FLOWERS, type Flower } from "../api/view";
import { kept, MINE, nameOf, numberOf } from "../levels/mine";
import type { DevicePlan } from "../referee/device/plan";
import { differences, printed, type Mix, type Offers } from "./mix";

export const CLOCKS = ["none", "fast", "slow", "days"] as const;

/** "me" at this screen, "person" with a link, "mine" for a bot as good as oneself, or the name of a bot. */
export type SeatPlan = string;

export type Where = "device" | "online";

export interface TablePlan {
  where: Where;
  seats: SeatPlan[];
  /** What people at this screen are called, by seat; empty: as usual. */
  names: string[];
  /** The flowers of the seats on this device. */
  flowers: Flower[];
  edition: string;
  mix: Partial<Mix>;
  /** Null: as the edition's book has it. */
  first: FirstPlayer | null;
  clock: (typeof CLOCKS)[number];
  access: Access;
  /** Seats that one guest may take where anyone may come. */
  seatsEach: number;
  undo: boolean;
  hints: boolean;
  /** Whether the game counts for ratings; only with a clock, and then without undo, hints and stand-ins. */
  rated: boolean;
  /** Who plays for people that are away; null: whom the server chooses. */
  standIn: string | null;
}

/** Who begins when nobody chooses. */
export const usualFirst = (edition: string, offers: Offers): FirstPlayer =>
  offers.lots.includes(edition) ? "lot" : "seat";

/** The plan with all rules chosen as in `mix`. */
export function mixed(plan: TablePlan, mix: Mix, offers: Offers): TablePlan {
  const book = printed(plan.edition, offers);
  return book === undefined ? plan : { ...plan, mix: differences(book, mix) };
}

/** The opponent for "play now": neither the gentlest nor the strongest. */
export const usualBot = (bots: readonly string[]): string => (bots.includes("mason") ? "mason" : (bots[0] ?? "person"));

export const defaultPlan = (bots: readonly string[]): TablePlan => ({
  where: "device",
  seats: ["me", usualBot(bots)],
  names: [],
  flowers: [...FLOWERS],
  edition: "revised",
  mix: {},
  first: null,
  clock: "none",
  access: "link",
  seatsEach: 1,
  undo: true,
  hints: true,
  rated: false,
  standIn: bots[0] ?? null,
});

const CLOCK: Record<TablePlan["clock"], Clock> = {
  none: { kind: "none" },
  fast: { kind: "real-time", seconds: 600, increment: 20 },
  slow: { kind: "real-time", seconds: 1800, increment: 60 },
  days: { kind: "days", days: 3 },
};

/** The plan with someone on a seat. Who needs a link is invited online; on this device everyone is at this screen. */
export function seated(plan: TablePlan, index: number, seat: SeatPlan): TablePlan {
  return { ...plan, where: seat === "person" ? "online" : plan.where, seats: plan.seats.with(index, seat) };
}

export const named = (plan: TablePlan, index: number, name: string): TablePlan => ({
  ...plan,
  names: plan.seats.map((_, seat) => (seat === index ? name : (plan.names[seat] ?? ""))),
});

export function moved(plan: TablePlan, where: Where): TablePlan {
  const seats = where === "online" ? plan.seats : plan.seats.map((seat) => (seat === "person" ? "me" : seat));
  return { ...plan, where, seats };
}

/** The plan with only those bots that there are. */
export function offered(plan: TablePlan, bots: readonly string[], levels: readonly string[] = []): TablePlan {
  const isThere = (seat: SeatPlan): boolean =>
    seat === "me" || seat === "person" || (seat === MINE && levels.length > 0) || [...bots, ...levels].includes(seat);
  const standIn = plan.standIn !== null && bots.includes(plan.standIn) ? plan.standIn : (bots[0] ?? null);
  return { ...plan, standIn, seats: plan.seats.map((seat) => (isThere(seat) ? seat : usualBot(bots))) };
}

/** The plan with the level that suits in place of "as good as me". */
export const levelled = (plan: TablePlan): TablePlan => ({
  ...plan,
  seats: plan.seats.map((seat) => (seat === MINE ? nameOf(kept()) : seat)),
});

/** The plan with a seat's flower; whoever had it before gets the seat's former one. */
export function flowered(plan: TablePlan, index: number, flower: Flower): TablePlan {
  const former = plan.flowers[index] ?? flower;
  return { ...plan, flowers: plan.flowers.with(plan.flowers.indexOf(flower), former).with(index, flower) };
}

/** The plan as this device wants it; whoever has no name is called `guest`, the first of them `name`. */
export function devicePlan(plan: TablePlan, offers: Offers, name: string, guest: string): DevicePlan {
  const mine = plan.seats.indexOf("me");
  return {
    seats: plan.seats.map((seat, index) => {
      const flower = plan.flowers[index] ?? "white";
      if (seat !== "me") return { flower, bot: seat };
      return { flower, name: plan.names[index]?.trim() || (index === mine ? name : guest) };
    }),
    edition: { name: plan.edition, ...plan.mix },
    first: plan.first ?? usualFirst(plan.edition, offers),
    undo: plan.undo,
    hints: plan.hints,
    standIn: usualBot(offers.bots),
  };
}

/** Whether a game by this plan can count for ratings: as printed, with a clock, one seat for each, and no levels. */
export const isRatable = (plan: TablePlan): boolean =>
  plan.where === "online" &&
  plan.clock !== "none" &&
  Object.keys(plan.mix).length === 0 &&
  plan.seats.every((seat) => seat !== MINE && numberOf(seat) === 0) &&
  plan.seats.filter((seat) => seat === "me").length <= 1;
export const isRated = (plan: TablePlan): boolean => plan.rated && isRatable(plan);

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
    ...(plan.access === "open" ? { seats_each: plan.seatsEach } : {}),
    undo: plan.undo,
    hints: plan.hints,
    rated: isRated(plan),
    ...(plan.standIn === null ? {} : { stand_in: plan.standIn }),
  };
}

/** Whether the game can be dealt as soon as the creator is ready. */
export const startsAtOnce = (plan: TablePlan): boolean => plan.seats.includes("me") && !plan.seats.includes("person");
