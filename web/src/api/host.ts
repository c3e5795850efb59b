/** Calls of those who look after a server, and reports to them. */
import { answerOf, ask } from "./client";
import type { Frozen, Schemas } from "./view";

export type HostView = Frozen<Schemas["HostView"]>;
export type Report = Frozen<Schemas["ReportInfo"]>;
export type Ban = Frozen<Schemas["BanInfo"]>;
export type Act = Frozen<Schemas["ActInfo"]>;
export type Complaint = Frozen<Schemas["Complaint"]>;
/** Who is reported: whoever sits at a table, or a person. */
export type Reported = { readonly table: string; readonly seat: number } | { readonly person: string };
export interface NewBan {
  readonly days: number | null;
  readonly address: boolean;
  readonly reason: string;
}

export const report = async (about: Reported, reason: Complaint, note: string): Promise<void> =>
  void (await ask("POST", "/reports", { ...about, reason, note }));
export const enter = async (shown: object): Promise<void> => void (await ask("POST", "/host/enter", shown));
export const overview = () => answerOf<HostView>("GET", "/host");
export const reports = (settled: boolean) =>
  answerOf<{ readonly reports: readonly Report[] }>("GET", `/host/reports?settled=${settled}`);
export const settle = (id: string, ban: NewBan | null, note: string) =>
  answerOf<{ readonly reports: readonly Report[] }>("POST", `/host/reports/${id}`, { ban, note });
export const bans = () => answerOf<{ readonly bans: readonly Ban[] }>("GET", "/host/bans");
export const admit = (id: string) => answerOf<{ readonly bans: readonly Ban[] }>("DELETE", `/host/bans/${id}`);
export const rename = async (person: string, name: string): Promise<void> =>
  void (await ask("PUT", `/host/people/${person}/name`, { name }));
export const acts = () => answerOf<{ readonly acts: readonly Act[] }>("GET", "/host/acts");
