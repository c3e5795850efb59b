/** Whose words this browser does not show: by table and name, since guests have nothing else. */
const KEY = "babylon-muted";
const MOST = 500;

function stored(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let muted: readonly string[] = $state.raw(stored());

const named = (table: string, name: string): string => `${table} ${name}`;

export const isMuted = (table: string, name: string | null): boolean =>
  name !== null && muted.includes(named(table, name));

/** Shows somebody's words no more, or again. */
export function mute(table: string, name: string, wanted: boolean): void {
  const others = muted.filter((one) => one !== named(table, name));
  muted = wanted ? [...others, named(table, name)].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
