/** Calls about tournaments. */
import { answerOf, newKey } from "./client";
import type { TableAnswer } from "./table";
import type { Frozen, Schemas } from "./view";

export type Tournament = Frozen<Schemas["TournamentInfo"]>;
export type TournamentAnswer = Frozen<Schemas["TournamentAnswer"]>;
export type TournamentList = Frozen<Schemas["TournamentList"]>;
export type TournamentLine = Frozen<Schemas["TournamentLine"]>;
export type Round = Frozen<Schemas["RoundInfo"]>;
export type TournamentTable = Frozen<Schemas["TournamentTable"]>;
export type Format = TournamentLine["settings"]["format"];
export type NewTournament = Partial<Schemas["NewTournament"]> & { readonly name: string };
export type Act = Schemas["OrganiserRequest"]["act"];

const WAIT_SECONDS = 20;

export const tournaments = () => answerOf<TournamentList>("GET", "/tournaments");
export const callTournament = (wish: NewTournament) =>
  answerOf<TournamentAnswer>("POST", "/tournaments", wish, newKey());
export const tournament = (id: string) => answerOf<TournamentAnswer>("GET", `/tournaments/${id}`);
/** The tournament as soon as something new has happened there, or after a while as it is. */
export const nextOf = (id: string, after: number) =>
  answerOf<TournamentAnswer>("GET", `/tournaments/${id}?after=${after}&wait=${WAIT_SECONDS}`);
export const joinTournament = (id: string, name: string, team: string | null) =>
  answerOf<unknown>("POST", `/tournaments/${id}/join`, { name, team, entropy: newKey() }, newKey());
export const leaveTournament = (id: string) => answerOf<unknown>("POST", `/tournaments/${id}/leave`, {}, newKey());
export const removeEntrant = (id: string, entrant: number) =>
  answerOf<unknown>("POST", `/tournaments/${id}/remove`, { entrant }, newKey());
export const addBots = (id: string, bot: string, count: number, team: string | null) =>
  answerOf<unknown>("POST", `/tournaments/${id}/bots`, { bot, count, team }, newKey());
export const direct = (id: string, act: Act) =>
  answerOf<unknown>("POST", `/tournaments/${id}/course`, { act }, newKey());
export const tableOf = (id: string) => answerOf<TableAnswer>("GET", `/tables/${id}`);
