/** Addresses within the page. A plain web host knows no paths but its files', so there they stand after the hash. */
import { home, type Home } from "./home";

/** The path within the page, whatever folder it lies in: `/t/…`, `/about`. */
export function pathOf({ pathname, hash }: Pick<Location, "pathname" | "hash">, at: Home = home): string {
  if (!at.hasServer) return /^#(\/.*)$/.exec(hash)?.[1] ?? "/";
  return pathname.startsWith(at.root) ? `/${pathname.slice(at.root.length)}` : "/";
}

/** The path and what it asks for: `/t/…?turn=17`. */
export const addressOf = (place: Pick<Location, "pathname" | "hash" | "search">, at: Home = home): string =>
  pathOf(place, at) + (at.hasServer ? place.search : "");

/** What a link to a path within the page says. */
export function hrefOf(path: string, at: Home = home): string {
  return at.hasServer ? at.root + path.slice(1) : `#${path}`;
}

/** A link to a page with something for the browser alone, which no server is sent. */
export const linkWith = (path: string, kept: string, at: Home = home): string =>
  hrefOf(path, at) + (at.hasServer ? "#" : "/") + kept;

/** What such a link keeps; empty for nothing. */
export function keptIn(path: string, { pathname, hash }: Pick<Location, "pathname" | "hash">, at: Home = home): string {
  if (at.hasServer) return hash.slice(1);
  const here = pathOf({ pathname, hash }, at);
  return here.startsWith(`${path}/`) ? here.slice(path.length + 1) : "";
}
