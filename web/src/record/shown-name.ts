/** What people are called in texts that anybody may have written: records, files, links. */

const LONGEST = 40;
const LONGEST_TITLE = 80;
const LONGEST_QUOTE = 60;
const LONGEST_READ = 1000;
// Control characters, marks that turn the direction of writing, blanks that pass for letters; joiners are for emoji.
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc]/gu;
/** More marks on one letter reach into other lines. */
const PILED_UP = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** The name as it is shown: short, and nothing in it changes what stands around it. */
export const shownName = (text: string): string => shown(text, LONGEST);

/** The same of what a study is called. */
export const shownTitle = (text: string): string => shown(text, LONGEST_TITLE);

/** A piece of such a text as an error tells it: it may be a whole file. */
export function quoted(text: string): string {
  const letters = Array.from(tidy(text.slice(0, LONGEST_READ)));
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : letters.join("");
}

function shown(text: string, most: number): string {
  return Array.from(tidy(text)).slice(0, most).join("").trim();
}

const tidy = (text: string): string => text.normalize("NFC").replace(UNSEEN, "").replace(PILED_UP, "$1").trim();
