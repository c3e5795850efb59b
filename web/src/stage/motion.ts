/** Remembers when each piece arrived, so that the layout can show it on its way. */
export interface Motion {
  /** Progress from 0 to 1 of a step that starts `delay` ms after the piece `key` arrived. */
  progress(key: string, delay: number, duration: number): number;
}

const LONGEST = 1400;

export class Arrivals implements Motion {
  #arrived = new Map<string, number>();
  #now = 0;
  #newest = Number.NEGATIVE_INFINITY;

  /** Notes which pieces are on the table; new ones start now, one after another. */
  note(keys: Iterable<string>, now: number, animate: boolean): void {
    const seen = new Map<string, number>();
    let fresh = 0;
    for (const key of keys) {
      const known = this.#arrived.get(key);
      seen.set(key, known ?? (animate ? now + 140 * fresh : Number.NEGATIVE_INFINITY));
      if (known === undefined && animate) fresh += 1;
    }
    this.#newest = Math.max(this.#newest, ...(fresh > 0 ? [now + 140 * fresh] : []));
    this.#arrived = seen;
    this.#now = now;
  }

  tick(now: number): void {
    this.#now = now;
  }

  /** A new click finishes what is still moving. */
  finish(): void {
    this.#arrived.forEach((_, key) => this.#arrived.set(key, Number.NEGATIVE_INFINITY));
    this.#newest = Number.NEGATIVE_INFINITY;
  }

  get busy(): boolean {
    return this.#now < this.#newest + LONGEST;
  }

  progress(key: string, delay: number, duration: number): number {
    const start = this.#arrived.get(key);
    if (start === undefined || start === Number.NEGATIVE_INFINITY) return 1;
    return Math.min(1, Math.max(0, (this.#now - start - delay) / duration));
  }
}
