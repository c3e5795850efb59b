/** Refusals by this device, in the words that servers have for them. */
import { say } from "../../words/words.svelte";
import { Refused } from "../refused";

export const CODES = [
  "bad-notation",
  "hints-off",
  "illegal-move",
  "no-table",
  "not-your-turn",
  "nothing-to-undo",
  "seat-out",
  "stale",
  "turn-unfinished",
  "undo-off",
  "wrong-status",
] as const;

export const refused = (code: (typeof CODES)[number], seq = 0): Refused =>
  new Refused(code, say(`server-error-${code}`), { seq });

/** The browser keeps nothing, or nothing more. */
export const notStored = (): Refused => new Refused("not-stored", say("web-device-refused"));
