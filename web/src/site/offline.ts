/** Keeps the whole page on this device, so that it can be opened without a network. */
import { home } from "./home";
import { build } from "./version";

const possible = import.meta.env.PROD && "serviceWorker" in navigator;
const CALM_MS = 3000;
let asked = false;

/** Says for as long as this page is open that its files are in use: a newer version must not throw them away. */
export function holdFiles(): void {
  if (!possible) return;
  const forEver = new Promise<never>(() => undefined);
  void navigator.locks.request(`babylon:${home.root}:${build ?? ""}:`, { mode: "shared" }, () => forEver);
}

/** Fetches what is not there yet once the page has nothing else to do; called when all that is in sight has come. */
export function keepPage(): () => void {
  if (!possible || asked) return () => undefined;
  const timer = setTimeout(() => {
    asked = true;
    whenIdle(() => void navigator.serviceWorker.register(`${home.root}sw.js`).catch(() => undefined));
  }, CALM_MS);
  return () => clearTimeout(timer);
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else act();
}
