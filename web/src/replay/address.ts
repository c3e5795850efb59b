/** The moment in the address: browsers let a page change it only so often, and each time takes as long as a step. */
import type { Moment } from "./moments";

const CALM_MS = 150;

/** Of moments that follow each other quickly only the last one is put into the address. */
export class MomentAddress {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #moment: Moment | null = null;
  readonly #keep: (moment: Moment) => void;

  constructor(keep: (moment: Moment) => void) {
    this.#keep = keep;
  }

  tell(moment: Moment): void {
    this.forget();
    this.#moment = moment;
    this.#timer = setTimeout(() => this.settle(), CALM_MS);
  }

  /** Puts it there now, as before the page is left. */
  settle(): void {
    const moment = this.#moment;
    this.forget();
    if (moment !== null) this.#keep(moment);
  }

  /** Leaves an address alone that may be another page's by now. */
  forget(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#moment = null;
  }
}
