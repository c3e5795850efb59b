/** The lesson's table: the course's game as a referee would keep it, up to any of its turns. */
import type { Event, Hello, You } from "../api/table";
import { RULES } from "../kernel/generated";
import type { Kernel } from "../kernel/instance";
import { judged, positionOf } from "../referee/device/judge";
import { numbered } from "../referee/device/opening";
import { settingsOf, type News } from "../referee/device/plan";
import { publicRecord } from "../referee/device/record";
import { stateFrom, type TableState } from "../referee/device/state";
import { DEAL, LEARNER, OPPONENT, TURNS } from "./course";

export const ID = "lesson";

const YOU: You = { guest: false, host: true, seats: [LEARNER], watcher: false, removed: false };

/** How many events come before the first turn. */
const OPENING = 3;

/** The number of the event that the game stands at after so many turns. */
export const sequenceAfter = (turns: number): number => OPENING + turns;

/** What the table begins with. Nobody is advised here, and nothing is taken back: the lesson answers for itself. */
function opening(name: string): News[] {
  const [learner = "white", other = "pink"] = DEAL.seats;
  const seats = [
    { flower: learner, name },
    { flower: other, bot: OPPONENT },
  ];
  const settings = settingsOf({
    seats,
    edition: { name: "revised" },
    first: "seat",
    undo: false,
    hints: false,
    standIn: OPPONENT,
  });
  const told = DEAL.seats.map((flower, seat) => ({ flower, bot: seat === LEARNER ? null : OPPONENT }));
  const quarry = DEAL.quarry.map(([, , clay]) => clay);
  return [
    { kind: "created", settings, seats: told, commitment: "", rules: RULES, bots_on: "server" },
    { kind: "seat-claimed", seat: LEARNER, name, program: null },
    { kind: "dealt", first: 0, flowers: DEAL.seats, quarry, tokens: DEAL.tokens.length },
  ];
}

/** The whole course as a table's log. */
export function courseEvents(kernel: Kernel, name: string): Event[] {
  const news = opening(name);
  const begun = news.map((one, index) => numbered(one, index + 1));
  let position = positionOf(kernel, stateFrom(ID, begun), DEAL);
  const played = TURNS.map((moves, index): News => {
    const seat = index % DEAL.seats.length;
    const { turn, after } = judged(position, DEAL, moves);
    position = after;
    const bot = seat === LEARNER ? null : OPPONENT;
    return { kind: "turn", seat, bot, ...turn, remaining: null, hurried: false, device: false };
  });
  return [...begun, ...played.map((one, index) => numbered(one, begun.length + index + 1))];
}

/** The table after so many turns of the course. */
export function stateAfter(events: readonly Event[], turns: number): TableState {
  return stateFrom(ID, events.slice(0, sequenceAfter(turns)));
}

/** What whoever comes to the table then is told. */
export function helloOf(state: TableState, kernel: Kernel): Hello {
  return {
    kind: "hello",
    seq: state.head.seq,
    you: YOU,
    present: { seats: [LEARNER], watchers: 0, paused: null },
    now: Date.now() / 1000,
    wire: 2,
    page: null,
    table: state.head,
    record: publicRecord(state, DEAL),
    digest: positionOf(kernel, state, DEAL).digest(),
  };
}
