/** Games of a server that are left out of this browser's lists: the server and the other players keep them. */
const KEY = "babylon-hidden-games";
/** Those that were hidden longest ago are listed again beyond so many. */
const MOST = 2000;

function stored(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let hidden: readonly string[] = $state.raw(stored());

export const isHidden = (table: string): boolean => hidden.includes(table);

/** Leaves a table out of the lists, or puts it back. */
export function hide(table: string, wanted: boolean): void {
  // Another window may have hidden some, too.
  const others = stored().filter((one) => one !== table);
  hidden = wanted ? [...others, table].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // A browser that keeps nothing lists them again with the next page.
  }
}
