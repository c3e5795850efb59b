/** The sheet that this browser keeps, and the one before it when another came by a link. */
import { BrokenLink, codeOf, sheetOf } from "./link";
import { isBlank, type Sheet } from "./sheet";

const KEY = "babylon-pad";
const BEFORE = "babylon-pad-before";

/** What is kept while sheets come by links: one that is only looked at takes nobody's place. */
export class Keeping {
  /** The sheet that came by a link, until it is changed. */
  #sent: Sheet | null = null;

  /** The sheet of a link; nothing is kept yet where there is a sheet of one's own. BrokenLink: it is no sheet. */
  receive(code: string): Sheet {
    const sent = sheetOf(code);
    const own = read(KEY);
    this.#sent = own === null || isBlank(own) || codeOf(own) === code ? null : sent;
    return sent;
  }

  /** Keeps a sheet. One's own goes aside for a sent one that is changed, unless it lies there already. */
  keep(sheet: Sheet): void {
    if (sheet === this.#sent) return;
    const own = this.#sent === null ? null : read(KEY);
    if (own !== null && read(BEFORE) === null) write(BEFORE, codeOf(own));
    this.#sent = null;
    write(KEY, codeOf(sheet));
  }

  get kept(): Sheet | null {
    return read(KEY);
  }

  /** One's own sheet while a sent one is shown in its place. */
  get own(): Sheet | null {
    return read(BEFORE) ?? (this.#sent === null ? null : read(KEY));
  }

  /** Whatever is shown from now on is one's own. */
  settle(): void {
    this.#sent = null;
    forgetBefore();
  }
}

function forgetBefore(): void {
  try {
    localStorage.removeItem(BEFORE);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function write(key: string, code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // A browser that stores nothing still counts.
  }
}

function read(key: string): Sheet | null {
  try {
    const code = localStorage.getItem(key);
    return code === null ? null : sheetOf(code);
  } catch (error) {
    if (error instanceof BrokenLink || error instanceof DOMException) return null;
    throw error;
  }
}
