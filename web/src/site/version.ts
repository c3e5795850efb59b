/** Which build of the page this is, and how an old one gives way to the server's. */

const RENEWED = "babylon-renewed";

/** The name of the first script, which has a hash of the whole page in it. */
export const build: string | null = nameOf(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src);

function nameOf(src: string | undefined): string | null {
  return /[^/]+$/.exec(src ?? "")?.[0] ?? null;
}

/** Whether the server has another build than ours. */
export const isOther = (offered: string | null, own = build): boolean =>
  import.meta.env.PROD && offered !== null && offered !== own;

/** Loads the page anew when the server has another one; only once for each, lest a stale copy on the way make a loop. */
export function renew(offered: string | null, own = build, reload = () => location.reload()): boolean {
  if (offered === null || !isOther(offered, own)) return false;
  if (sessionStorage.getItem(RENEWED) === offered) return false;
  sessionStorage.setItem(RENEWED, offered);
  reload();
  return true;
}

/** The same when the server only says that ours is too old for it; once for each build of ours. */
export const renewOld = (own = build, reload?: () => void): boolean => renew(`newer than ${own ?? ""}`, own, reload);
