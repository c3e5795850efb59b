/** What those who take part are called: a bot in the reader's language, with the number that tells it from others. */
import type { Tournament } from "../api/tournaments";
import { botName } from "../words/seats";

type Entrant = Tournament["entrants"][number];

export const entrantName = ({ name, bot }: Entrant): string =>
  bot !== null && name.startsWith(bot) ? botName(bot) + name.slice(bot.length) : name;

/** The name of a line of the standings, which is an entrant's or a team's. */
export function lineName({ entrants, settings }: Tournament, line: Tournament["standings"][number]): string {
  const entrant = (settings.boards ?? 1) === 1 ? entrants[line.number] : undefined;
  return entrant === undefined ? line.name : entrantName(entrant);
}
