/** A bot's turn: what decides is the kernel's, here is only the order of the calls, and the clock. */
import type { Bot } from "./generated";
import type { Memory } from "./memory";
import type { Limit, Question } from "./messages";
import type { Ways } from "./ways";

/** The numbers of a turn's moves; of a search also how far ahead it leads on the average, and how sure that is. */
export interface Finding {
  readonly actions: readonly number[];
  readonly tries: number;
  readonly margin: number;
  readonly error: number;
}

/** The turn, and those that it was compared with. */
export interface Found extends Finding {
  readonly rivals: readonly Finding[];
}

/** Lets others have a word between two steps; whether the search shall end with what it has. */
export type Pause = () => Promise<boolean> | boolean;

const THOUSAND = 1000;

/** The turn of the seat to move, or what is left of it. Looks at nothing that nobody has seen. */
export async function botTurn(memory: Memory, question: Question, pause: Pause): Promise<Found> {
  const { ways } = memory;
  const bot = botNamed(question, ways);
  const tries = question.limit.tries ?? bot.tries;
  const deadline = tries === undefined ? deadlineOf(bot, question.limit) : Infinity;
  const manner = bot.manners[memory.players];
  if (manner === undefined) throw new Error(`${question.bot} does not play with ${memory.players}`);
  memory.lay(question.state);
  memory.think(ways.HIDE);
  const set = memory.think(ways.WEIGHT_SET);
  memory.write("settings", manner.settings);
  memory.write("stream", [question.seeds[0]]);
  memory.write("world_stream", [question.seeds[1]]);
  memory.write("choosing", weightsOf(ways, manner.choosing, set));
  memory.write("playing", weightsOf(ways, manner.playing, set));
  memory.write("weights", weightsOf(ways, manner.playing, set));
  if (manner.net === true) memory.takeNet(set);
  memory.write("limit", [tries ?? 0, 1]);
  if (manner.task === ways.SEARCH_ALONE) {
    const found = await searched(memory, deadline, pause);
    const told = Math.min(found, 1 + (question.rivals ?? 0));
    const [best, ...rivals] = Array.from({ length: Math.max(1, told) }, (_, rank) => findingOf(memory, rank));
    if (best !== undefined) return { ...best, rivals };
  }
  const actions = memory.row("turn", memory.think(manner.task, manner.a, manner.b));
  return { actions, tries: 0, margin: 0, error: 0, rivals: [] };
}

/** Searches to the end; how many turns were compared. */
async function searched(memory: Memory, deadline: number, pause: Pause): Promise<number> {
  const { CHOOSE, SEARCH_ALONE, BUDGET, ENDLESS, MILLION } = memory.ways;
  const found = memory.think(CHOOSE);
  const start = performance.now();
  const passed = (time: number): number => Math.floor((MILLION / THOUSAND) * (time - start));
  memory.write("clock", [Number.isFinite(deadline) ? passed(deadline) : ENDLESS, 0, 0]);
  let now = 0;
  while (memory.think(SEARCH_ALONE, BUDGET, now) === 0) now = (await pause()) ? ENDLESS : passed(performance.now());
  return found;
}

/** The best turn, the second best … */
function findingOf(memory: Memory, rank: number): Finding {
  const { FIND, MARGIN, VARIANCE, TRIES } = memory.ways;
  const actions = memory.row("turn", memory.think(FIND, rank));
  const [margin, variance, tries] = [MARGIN, VARIANCE, TRIES].map((place) => memory.number("finding", place));
  return { actions, tries: tries ?? 0, margin: margin ?? 0, error: Math.sqrt(variance ?? 0) };
}

/** A bot that came later than a past kernel is played by the strongest one of then. */
function botNamed({ bot: name, past }: Question, { BOTS, BOT_NAMES }: Ways): Bot {
  const bot = BOTS[name] ?? (past === null ? undefined : BOTS[BOT_NAMES.at(-1) ?? ""]);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

/** The time of the clock at which a search by the clock must end. */
function deadlineOf(bot: Bot, limit: Limit): number {
  return performance.now() + THOUSAND * Math.min(limit.seconds ?? Infinity, bot.seconds);
}

function weightsOf({ WEIGHTS }: Ways, name: string | null, set: number): readonly number[] {
  return name === null ? [] : (WEIGHTS[name]?.[set] ?? []);
}
