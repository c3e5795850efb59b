/** This browser as a place where alerts arrive while no page is open. */
import * as api from "../api/alerts";
import { browserName, bytes, text } from "../people/passkeys";
import { home } from "../site/home";
import { language } from "../words/words.svelte";

/** The channel of this browser, as its server calls it. */
const KEPT = "babylon-alerts";

/** Whoever was asked did not want to, now or some time ago. */
export class Denied extends Error {}

export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether alerts arrive here. */
export const isTold = ({ channels }: api.Alerts): boolean =>
  canBeTold() && Notification.permission === "granted" && channels.some(({ id }) => id === kept());

export function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, id);
  } catch {
    // Where nothing is stored, the list of all channels still ends it.
  }
}

/** Has alerts shown in this browser from now on. */
export async function tellHere(): Promise<api.Alerts> {
  if ((await Notification.requestPermission()) !== "granted") throw new Denied();
  const { push_key: key } = await api.alerts();
  const { endpoint, keys = {} } = (await subscribed(key)).toJSON();
  const { p256dh, auth } = keys;
  const label = browserName().slice(0, 40);
  const told = await api.addDevice({ endpoint, p256dh, auth, label, lang: language() });
  const devices = told.channels.filter(({ kind }) => kind === "push");
  keep(devices.toSorted((one, other) => other.created - one.created)[0]?.id ?? null);
  return told;
}

/** The browser's subscription with the server's key; one with another key is of no use any more. */
async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${home.root}sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  const formerKey = former?.options.applicationServerKey ?? null;
  if (former !== null && formerKey !== null && text(formerKey) === key) return former;
  await former?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** Has nothing shown here any more. */
export async function tellNoMore(channel: string): Promise<api.Alerts> {
  if (channel === kept()) {
    const registration = await navigator.serviceWorker.getRegistration(home.root);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    keep(null);
  }
  return api.dropChannel(channel);
}
