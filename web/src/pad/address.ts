/** Where a sheet stands in an address: after the hash, so that no server is ever told. */
import { home, type Home } from "../site/home";
import { hrefOf, pathOf } from "../site/routes";

export const PATH = "/score";

/** The sheet's code in an address, or null. */
export function codeIn(at: Pick<Location, "pathname" | "hash">, where: Home = home): string | null {
  const code = where.hasServer ? at.hash.slice(1) : pathOf(at, where).slice(PATH.length + 1);
  return code === "" ? null : code;
}

/** The whole link to a sheet. */
export function linkTo(code: string, here: string, where: Home = home): string {
  return new URL(`${hrefOf(PATH, where)}${where.hasServer ? "#" : "/"}${code}`, here).href;
}
