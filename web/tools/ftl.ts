/** Lets the page import Fluent files, without the messages that only the server or the command line says. */
import type { Plugin } from "vite";

const ELSEWHERE = /^(notation|bot-notation|help|arena|hint|study|train|cli)-/;
/** How a table on this device refuses something. */
const REFUSALS = [
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
];
/** What is said at every table. */
const SHARED = new RegExp(`^server-(phrase-|error-(${REFUSALS.join("|")}) )`);

/** Splits a file into its messages; a continued line begins with a space. */
function messages(text: string): string[] {
  return text
    .replace(/^#.*$/gm, "")
    .split(/\n(?=[a-z])/)
    .map((message) => message.trim())
    .filter((message) => message !== "");
}

export function forThePage(text: string, path: string): string {
  const server = path.endsWith("/server.ftl");
  const all = path.endsWith("/record.ftl");
  return messages(text)
    .filter((message) => all || (server ? SHARED.test(message) : !ELSEWHERE.test(message)))
    .join("\n");
}

export function ftl(): Plugin {
  return {
    name: "babylon-ftl",
    transform(text, id) {
      return id.endsWith(".ftl")
        ? { code: `export default ${JSON.stringify(forThePage(text, id))};`, map: null }
        : null;
    },
  };
}
