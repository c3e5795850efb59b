/** Calls of those who look for a game. */
import { answerOf, ask, BASE } from "./client";
import type { Frozen, Schemas } from "./view";

export type Seeking = Frozen<Schemas["Seeking"]>;
export type SeekWish = Frozen<Schemas["SeekRequest"]>;
export type OpenTable = Frozen<Schemas["OpenTable"]>;
export type PairingClock = Frozen<Schemas["PairingClock"]>;

/** What open tables shall be like; what is empty does not matter. */
export interface TableFilter {
  readonly players: string;
  readonly edition: string;
  readonly clock: string;
  readonly rated: string;
  readonly near: boolean;
}

export function openTables(filter: TableFilter): Promise<{ readonly tables: readonly OpenTable[] }> {
  const query = new URLSearchParams();
  for (const name of ["players", "edition", "clock", "rated"] as const)
    if (filter[name] !== "") query.set(name, filter[name]);
  if (filter.near) query.set("near", "true");
  return answerOf("GET", `/open-tables?${query}`);
}

export const look = (wish: SeekWish) => answerOf<Seeking>("POST", "/pairing", wish);
export const hear = () => answerOf<Seeking>("GET", "/pairing");
export const stop = async (): Promise<void> => void (await ask("DELETE", "/pairing"));
/** The same for a page that is being closed and can't wait. */
export const stopAtOnce = (): void =>
  void fetch(`${BASE}/pairing`, { method: "DELETE", keepalive: true }).catch(() => {});

export type Followed = Frozen<Schemas["FollowedPerson"]>;
export type FeaturedGame = Frozen<Schemas["Featured"]>;
export type InvitedSeat = Frozen<Schemas["InvitedSeat"]>;

export const following = () => answerOf<{ readonly people: readonly Followed[] }>("GET", "/me/following");
export const follow = async (person: string): Promise<void> => void (await ask("PUT", `/me/following/${person}`));
export const unfollow = async (person: string): Promise<void> => void (await ask("DELETE", `/me/following/${person}`));
/** The open game that goes on between the strongest. */
export const featured = () => answerOf<FeaturedGame>("GET", "/featured");
/** Keeps a free seat for the person of that name. */
export const invite = async (table: string, seat: number, name: string): Promise<void> =>
  void (await ask("POST", `/tables/${encodeURIComponent(table)}/seats/${seat}/invite`, { name }));
export const invitations = () => answerOf<{ readonly invitations: readonly InvitedSeat[] }>("GET", "/me/invitations");
export const decline = async (table: string): Promise<void> => void (await ask("DELETE", `/me/invitations/${table}`));
