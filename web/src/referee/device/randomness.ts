/** Numbers that nobody can foretell, from this device's own source. */

const WORDS = 2 ** 32;

function word(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function drawn(limit: number): number {
  // The words past the last whole multiple of the limit would favour small numbers.
  const fair = WORDS - (WORDS % limit);
  let number = word();
  while (number >= fair) number = word();
  return number % limit;
}

/** An id that no other table has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
