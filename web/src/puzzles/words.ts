/** What the puzzles' page says. */
import { CATEGORIES, type Category } from "../api/view";
import { listed } from "../words/joins";
import { language, say } from "../words/words.svelte";
import type { Puzzle, Theme } from "./set";
import type { Outcome, Verdict } from "./solving.svelte";

/** Themes that the rules have a word for. */
export const NAMED: Partial<Record<Theme, string>> = {
  statue: "piece-statues",
  fountain: "piece-fountains",
  bridge: "piece-bridges",
  stairway: "piece-stairways",
  belvedere: "piece-belvederes",
  "change-symbol": "token-change-symbol",
  "fill-blank": "token-fill-blank",
  "double-pillars": "piece-doubles",
};

export function themeWords(theme: Theme | null): string {
  const named = theme === null ? undefined : NAMED[theme];
  return named === undefined ? say(`puzzles-theme-${theme ?? "all"}`) : say(named);
}

const tenth = (points: number): number => Math.round(10 * points) / 10;

/** Points to a tenth, as the reader's language writes them. */
const figureOf = (points: number): string => tenth(points).toLocaleString(language());

/** The same with a sign: a loss is never mistaken for a gain. */
function change(points: number): string {
  if (tenth(points) === 0) return "0";
  return (points < 0 ? "−" : "+") + figureOf(Math.abs(points));
}

/** How clear it is, and what it was about. */
export function proofWords({ margin, error, themes }: Puzzle): string {
  if (margin === null) return say("puzzles-own-found");
  const proof = say("puzzles-proof", { margin: tenth(margin), error: tenth(error) });
  return `${proof} ${say("puzzles-themes", { themes: listed(themes.map(themeWords)) })}`;
}

/** A line of the table that compares two turns; without a try there is no column for it. */
export interface Compared {
  readonly title: string;
  readonly tried: string | null;
  readonly best: string;
}

type Figure = (outcome: Outcome) => string;

const lineOf =
  (line: Category): Figure =>
  ({ gain }) =>
    change(gain[line] ?? 0);

/** The points of the best rival in the end, as it looks. */
const rivalIn = ({ prospect }: Outcome, seat: number): number =>
  Math.max(...prospect.points.filter((_, other) => other !== seat));

/** The points of a seat's later turns, as it looks; `now` are its points before this one. */
const laterIn = ({ gain, prospect }: Outcome, seat: number, now: number): number =>
  tenth((prospect.points[seat] ?? 0) - now - gain.total);

/** The two turns side by side: the lines of the pad that change, the sum, and what is expected. */
export function comparison(best: Outcome, tried: Outcome | null, seat: number, now: number): Compared[] {
  const lines = CATEGORIES.filter((line) => (best.gain[line] ?? 0) !== 0 || (tried?.gain[line] ?? 0) !== 0);
  const hasLater = [best, tried ?? best].some((one) => laterIn(one, seat, now) !== 0);
  const row = (title: string, figure: Figure): Compared => ({
    title,
    tried: tried === null ? null : figure(tried),
    best: figure(best),
  });
  return [
    ...lines.map((line) => row(say(`web-category-${line}`), lineOf(line))),
    row(say("puzzles-at-once"), ({ gain }) => change(gain.total)),
    ...(hasLater ? [row(say("puzzles-later"), (one) => change(laterIn(one, seat, now)))] : []),
    row(say("puzzles-rival"), (one) => figureOf(rivalIn(one, seat))),
  ];
}

/** How the try did, in a sentence. */
export function verdictWords({ loss }: Verdict, solved: boolean): string {
  if (!solved) return say("puzzles-failed", { points: tenth(loss) });
  return say(loss < -1 ? "puzzles-better" : "puzzles-solved");
}

/** Why the best turn is worth more than the try: what it brings at once, what later, what it keeps from the rival. */
export function reasons({ tried, best }: Verdict, seat: number): string[] {
  const at = best.gain.total - tried.gain.total;
  const own = (best.prospect.points[seat] ?? 0) - (tried.prospect.points[seat] ?? 0);
  const denied = rivalIn(tried, seat) - rivalIn(best, seat);
  return [
    ...(at > 0 ? [say("puzzles-brings", { points: at })] : []),
    ...(own - at >= 1 ? [say("puzzles-prepares", { points: tenth(own - at) })] : []),
    ...(denied >= 1 ? [say("puzzles-denies", { points: tenth(denied) })] : []),
  ];
}
