/** Lets the page import Fluent files, without the messages that only the server or the command line says. */
import type { Plugin } from "vite";

const ELSEWHERE = /^(refusal|notation|tiles|record|bot-notation|help|arena|hint|study|train|cli)-/;
const PHRASES = /^server-phrase-/;

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
  return messages(text)
    .filter((message) => (server ? PHRASES.test(message) : !ELSEWHERE.test(message)))
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
