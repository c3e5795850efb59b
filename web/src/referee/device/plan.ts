/** What people choose for a table on this device, and the events that it begins with. */
import type { Event, Settings } from "../../api/table";
import type { Flower } from "../../api/view";
import { KNOWN_BOTS } from "../../bots/known";
import type { Draw } from "../../chance/shuffle";
import { RULES } from "../../kernel/generated";
import { dealt, TILES, type Deal, type OwnTiles } from "./deal";
import { drawn } from "./randomness";

/** A bot's seat, or that of someone at this screen. */
export type Sitter = { readonly flower: Flower } & ({ readonly bot: string } | { readonly name: string });

export interface DevicePlan {
  readonly seats: readonly Sitter[];
  readonly edition: Settings["edition"];
  readonly first: "seat" | "lot";
  readonly undo: boolean;
  readonly hints: boolean;
  /** Who plays on for someone who gives up at a table of more than two. */
  readonly standIn: string;
  /** The rules that the game was begun with, if they are not the present ones. */
  readonly rules?: string;
}

/** An event before the log numbers it. */
export type News = WithoutPlace<Event>;
type WithoutPlace<Kind> = Kind extends Event ? Omit<Kind, "seq" | "at"> : never;

const PATIENCE = 120;
/** All names of bots; the quarry is no opponent to choose, but sits at a table as they do. */
const TAKEN: ReadonlySet<string> = new Set([...KNOWN_BOTS, "quarry"]);

export const settingsOf = (plan: DevicePlan, tiles?: OwnTiles): Settings => ({
  players: plan.seats.length,
  edition: plan.edition,
  tiles: tiles?.name ?? TILES,
  first: plan.first,
  clock: { kind: "none" },
  access: "private",
  seats_each: plan.seats.length,
  undo: plan.undo,
  hints: plan.hints,
  rated: false,
  chat: "off",
  patience: PATIENCE,
  stand_in: plan.standIn,
  on_timeout: "bot",
});

export interface Beginning {
  readonly deal: Deal;
  readonly news: readonly News[];
}

/** Everybody sits down, and the game is dealt. */
export function beginning(plan: DevicePlan, draw: Draw = drawn, tiles?: OwnTiles): Beginning {
  const { seats } = plan;
  const first = plan.first === "lot" ? draw(seats.length) : 0;
  const flowers = [...seats.slice(first), ...seats.slice(0, first)].map((seat) => seat.flower);
  const deal: Deal = { ...dealt(flowers, draw), ...(tiles === undefined ? {} : { tiles }) };
  return { deal, news: begun(plan, deal, first) };
}

/** Everybody sits down, and this is dealt. */
export function begun(plan: DevicePlan, deal: Deal, first: number): News[] {
  const { seats } = plan;
  const created: News = {
    kind: "created",
    settings: settingsOf(plan, deal.tiles),
    seats: seats.map((seat) => ({ flower: seat.flower, bot: "bot" in seat ? seat.bot : null })),
    // Nobody has to be shown that a deal on their own device was fair.
    commitment: "",
    rules: plan.rules ?? RULES,
    // The referee lets them think; nobody has to send their turns to it.
    bots_on: "server",
  };
  const claimed = seats.flatMap((seat, index): News[] =>
    "name" in seat ? [{ kind: "seat-claimed", seat: index, name: apartFromBots(seat.name), program: null }] : [],
  );
  const quarry = deal.quarry.map(([, , clay]) => clay);
  return [created, ...claimed, { kind: "dealt", first, flowers: deal.seats, quarry, tokens: deal.tokens.length }];
}

/** In a record a bot is known by its name alone: a person who is called like one gets a number. */
export function apartFromBots(name: string): string {
  const plain = name.normalize("NFKC").trim().toLowerCase();
  return TAKEN.has(plain) ? `${name} 2` : name;
}

/** The same people and settings; the second player begins, unless lots are drawn. */
export function rematchOf(seats: readonly Sitter[], settings: Settings): DevicePlan {
  const { edition, undo, hints } = settings;
  return {
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    edition,
    first: settings.first === "lot" ? "lot" : "seat",
    undo: undo ?? true,
    hints: hints ?? true,
    standIn: settings.stand_in ?? "",
  };
}
