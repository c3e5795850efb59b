/** What a table is played by, in words: for whoever thinks of sitting down there. */
import type { Clock, Table } from "../api/table";
import { CHOICES, PIECES } from "../lobby/mix";
import { choiceWords } from "./editions";
import { beside, labelled } from "./joins";
import { say } from "./words.svelte";

/** A heading, and the lines below it. */
export interface Term {
  readonly name: string;
  readonly lines: readonly string[];
}

const MINUTE = 60;

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return say("web-terms-no-clock");
  if (clock.kind === "days") return say("web-terms-days", { days: clock.days });
  const { seconds, increment } = clock;
  const time =
    seconds % MINUTE === 0
      ? say("web-terms-minutes", { minutes: seconds / MINUTE })
      : say("web-terms-seconds", { seconds });
  return increment > 0 ? say("web-terms-more-time", { time, increment }) : say("web-terms-time", { time });
}

/** What a mixed table plays otherwise than the book that it names. */
export function changeWords({ settings: { edition: chosen }, edition }: Pick<Table, "settings" | "edition">): string[] {
  const choices = CHOICES.filter((name) => chosen?.[name] != null).map((name) =>
    labelled(say(`choice-${name}`), choiceWords(name, edition[name])),
  );
  if (chosen?.supply == null) return choices;
  const pieces = PIECES.map((piece, index) => labelled(say(`piece-${piece}`), String(edition.supply[index])));
  return [...choices, labelled(say("choice-supply"), beside(pieces))];
}

export function terms(table: Table): Term[] {
  const { settings, seats } = table;
  const free = seats.filter(({ kind }) => kind === "open").length;
  const allowed = [
    say("web-terms-hints", { allowed: settings.hints ? "yes" : "no" }),
    say("web-terms-undo", { allowed: settings.undo ? "yes" : "no" }),
  ];
  return [
    { name: say("web-players"), lines: [say("web-terms-seats", { count: seats.length, free })] },
    { name: say("web-clock"), lines: [clockWords(settings.clock)] },
    { name: say("web-terms-help"), lines: allowed },
    { name: say("web-terms-watch"), lines: [say("web-terms-watchers", { access: settings.access })] },
    ...(settings.rated ? [{ name: say("web-terms-ratings"), lines: [say("web-terms-rated")] }] : []),
  ];
}
