/** The choices of an edition in words. */
import type { Edition } from "../api/table";
import type { CHOICES } from "../lobby/mix";
import { say } from "./words.svelte";

/** What a choice means, as the books say it. */
export function choiceWords(name: (typeof CHOICES)[number], value: string): string {
  switch (name) {
    case "highest":
      return say(`highest-${value}`);
    case "overlap":
      return say(`overlap-${value}`);
    case "gap":
      return say(`gap-${value}`);
    case "belvederes":
      return say(`belvederes-${value}`);
  }
}

export const editionName = (edition: Pick<Edition, "name">): string => say(`edition-${edition.name}`);
