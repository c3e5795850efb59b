/** What the handbook says under an edition: messages with that edition's numbers, their titles and paragraphs. */
import { PIECES } from "../lobby/mix";
import type { Played } from "../panels/rule.svelte";
import { say } from "../words/words.svelte";
import { CHAPTERS, COMMON, EXAMPLES } from "./generated";

export type Section = (typeof CHAPTERS)[number]["sections"][number];

export interface Text {
  readonly title: string;
  /** A paragraph that is a list has an item a line. */
  readonly paragraphs: readonly (readonly string[])[];
}

export const SECTIONS: readonly Section[] = CHAPTERS.flatMap<Section>(({ sections }) => [...sections]);
const ITEM = "• ";

export const isItem = (line: string): boolean => line.startsWith(ITEM);
export const withoutSign = (line: string): string => (isItem(line) ? line.slice(ITEM.length) : line);

export function parsed(message: string): Text {
  const [title = "", ...rest] = message.split("\n");
  const paragraphs = rest
    .join("\n")
    .split("\n\n")
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => block.split("\n"));
  return { title, paragraphs };
}

/** The handbook as one edition plays. */
export class Handbook {
  private readonly facts: Record<string, string | number>;

  constructor(readonly edition: Played) {
    const { highest, overlap, gap, belvederes, supply } = edition;
    const pieces = Object.fromEntries(PIECES.map((piece, index) => [piece, supply[index] ?? 0]));
    this.facts = { ...COMMON, ...EXAMPLES[highest], ...pieces, highest, overlap, gap, opencorner: belvederes };
  }

  fact(name: string): string | number {
    return this.facts[name] ?? "";
  }

  words(message: string): string {
    return say(`handbook-${message}`, this.facts);
  }

  /** A section, or a word of the glossary. */
  text(name: string): Text {
    return parsed(this.words(name));
  }

  pictures({ pictures }: Section): readonly string[] {
    const { overlap, gap } = this.edition;
    return pictures.map((name) => name.replace("{overlap}", overlap).replace("{gap}", gap));
  }
}
