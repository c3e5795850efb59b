/** The rule that someone looks up beside whatever they are doing; the handbook itself is loaded when first asked for. */
import type { Edition } from "../api/table";

/** What the handbook needs to know of an edition, be it printed or mixed. */
export type Played = Pick<Edition, "name" | "highest" | "overlap" | "gap" | "belvederes" | "supply">;

let topic: string | null = $state(null);
let places = $state(0);
let played: Played | null = $state.raw(null);

/** The topic that is open, such as `token-none`, `pad-statues`, `refusal-dig-first`, `item-bridge` or a section's name. */
export const openTopic = (): string | null => topic;
export const playedEdition = (): Played | null => played;

/** Opens the rule about a topic beside the page. */
export function openRule(about: string): void {
  topic = about;
}

export function closeRule(): void {
  topic = null;
}

/** Says that what is on the page has a place for rules beside it, until the answer is called. */
export function holdRules(): () => void {
  places += 1;
  return () => (places -= 1);
}
export const hasPlace = (): boolean => places > 0;

/** Lets the rules speak of the edition of the table that is open. */
export function speakOf(edition: Played | null): void {
  played = edition;
}
