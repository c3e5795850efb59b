/** The sheet that this browser keeps, and the one before it when another came by a link. */
import { BrokenLink, codeOf, sheetOf } from "./link";
import type { Sheet } from "./sheet";

const KEY = "babylon-pad";
const BEFORE = "babylon-pad-before";

export const keep = (sheet: Sheet): void => write(KEY, codeOf(sheet));
export const kept = (): Sheet | null => read(KEY);
export const keepBefore = (sheet: Sheet): void => write(BEFORE, codeOf(sheet));
export const keptBefore = (): Sheet | null => read(BEFORE);

export function forgetBefore(): void {
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
