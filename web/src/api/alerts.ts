/** Calls about alerts: how one is told that it is one's turn. */
import { answerOf, ask } from "./client";
import type { Frozen, Schemas } from "./view";

export type Alerts = Frozen<Schemas["Alerts"]>;
export type Channel = Frozen<Schemas["ChannelInfo"]>;
export type Pace = Frozen<Schemas["Pace"]>;
export type HookForm = Frozen<Schemas["HookForm"]>;
export type NewHook = Frozen<Schemas["NewHookAnswer"]>;

export const alerts = () => answerOf<Alerts>("GET", "/alerts");
export const addDevice = (device: object) => answerOf<Alerts>("POST", "/alerts/push", device);
export const addMail = (mail: { address: string; pace: Pace; lang: string }) =>
  answerOf<Alerts>("POST", "/alerts/mail", mail);
export const addWebhook = (hook: { url: string; form: HookForm; label: string; lang: string }) =>
  answerOf<NewHook>("POST", "/alerts/webhooks", hook);
export const changePace = (channel: string, pace: Pace) => answerOf<Alerts>("PATCH", `/alerts/${channel}`, { pace });
export const dropChannel = (channel: string) => answerOf<Alerts>("DELETE", `/alerts/${channel}`);
export const confirm = async (key: string): Promise<void> => void (await ask("POST", "/alerts/confirm", { key }));
export const stop = async (key: string): Promise<void> =>
  void (await ask("POST", `/alerts/stop?key=${encodeURIComponent(key)}`, {}));
