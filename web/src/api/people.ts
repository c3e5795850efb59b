/** Calls about people: who one is, how one comes in, what others see. */
import { answerOf, ask } from "./client";
import type { ServerGames } from "./table";
import type { Frozen, Schemas } from "./view";

export type Me = Frozen<Schemas["Me"]>;
export type Person = Frozen<Schemas["PersonInfo"]>;
export type PasskeyOptions = Frozen<Schemas["PasskeyOptions"]>;
export type SignInOptions = Frozen<Schemas["SignInOptions"]>;
export type Session = Frozen<Schemas["SessionInfo"]>;
export type Profile = Frozen<Schemas["Profile"]>;
export type Statistics = Frozen<Schemas["Statistics"]>;
export type Opponent = Frozen<Schemas["OpponentTally"]>;
export type PoolRating = Frozen<Schemas["PoolRating"]>;
export type Leaderboard = Frozen<Schemas["Leaderboard"]>;
export type PoolClock = Frozen<Schemas["PoolClock"]>;
export type Blocked = Frozen<Schemas["Blocked"]>;
export type Vacation = Frozen<Schemas["VacationInfo"]>;
export type Audience = Frozen<Schemas["Audience"]>;
export type SignedIn = Frozen<Schemas["SignedInAnswer"]>;
export type NewPerson = Frozen<Schemas["NewPerson"]>;

export const me = () => answerOf<Me>("GET", "/me");
export const newPersonOptions = (name: string) => answerOf<PasskeyOptions>("POST", "/people/options", { name });
export const becomePerson = (passkey: object) => answerOf<NewPerson>("POST", "/people", passkey);
export const signInOptions = () => answerOf<SignInOptions>("POST", "/sign-in/options", {});
export const signIn = (answer: object) => answerOf<SignedIn>("POST", "/sign-in", answer);
export const signInByCode = (code: string, label: string, bring: boolean) =>
  answerOf<SignedIn>("POST", "/sign-in/code", { code, label, bring });
export const change = (wish: { name?: string; profile?: Audience; games?: Audience }) =>
  answerOf<Me>("PATCH", "/me", wish);
export const newPasskeyOptions = () => answerOf<PasskeyOptions>("POST", "/me/passkeys/options", {});
export const addPasskey = (passkey: object) => answerOf<Me>("POST", "/me/passkeys", passkey);
export const dropPasskey = (id: string) => answerOf<Me>("DELETE", `/me/passkeys/${id}`);
export const newCodes = () => answerOf<{ readonly codes: readonly string[] }>("POST", "/me/codes", {});
export const bringGames = () => answerOf<SignedIn>("POST", "/me/games", {});
export const sessions = () => answerOf<{ readonly sessions: readonly Session[] }>("GET", "/me/sessions");
export const endSession = async (id: string): Promise<void> => void (await ask("DELETE", `/me/sessions/${id}`));
export const signOutEverywhere = async (): Promise<void> => void (await ask("DELETE", "/me/sessions"));
export const signOut = async (): Promise<void> => void (await ask("POST", "/me/sign-out", {}));
export const leaveForGood = async (name: string): Promise<void> => void (await ask("POST", "/me/delete", { name }));
export const exported = async (): Promise<Blob> => (await ask("GET", "/me/export")).blob();
export const profile = (id: string) => answerOf<Profile>("GET", `/people/${encodeURIComponent(id)}`);
export const gamesOf = (id: string, before: string | null) =>
  answerOf<ServerGames>("GET", `/people/${encodeURIComponent(id)}/games${before === null ? "" : `?before=${before}`}`);
export const leaderboard = (players: number, clock: PoolClock) =>
  answerOf<Leaderboard>("GET", `/ratings/${players}/${clock}`);
export const blocked = () => answerOf<{ readonly people: readonly Blocked[] }>("GET", "/me/blocks");
export const block = async (id: string): Promise<void> => void (await ask("PUT", `/me/blocks/${id}`));
export const unblock = async (id: string): Promise<void> => void (await ask("DELETE", `/me/blocks/${id}`));
export const vacation = () => answerOf<Vacation>("GET", "/me/vacation");
export const goOnVacation = (days: number) => answerOf<Vacation>("PUT", "/me/vacation", { days });
export const comeBack = () => answerOf<Vacation>("DELETE", "/me/vacation");
