/** Lists, labels and asides as each language writes them. */
import { say } from "./words.svelte";

const joined = (id: string, parts: readonly string[]): string =>
  parts.length === 0 ? "" : parts.reduce((list, item) => say(id, { list, item }));

/** "a, b, c" */
export const listed = (parts: readonly string[]): string => joined("list-next", parts);

/** Things of different kinds in one line: "a · b" */
export const beside = (parts: readonly string[]): string => joined("list-beside", parts);

/** As one speaks of all of them: "a, b and c" */
export function together(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : say("list-last", { list: listed(parts.slice(0, -1)), item: last });
}

/** "label: text" */
export const labelled = (label: string, text: string): string => say("label-text", { label, text });

/** "text (aside)" */
export const withAside = (text: string, aside: string): string => say("with-aside", { text, aside });
