/** A turn that is suggested, in words: the idea, what it brings at once, what it prepares, what else there is. */
import type { Gain, HintAlternative } from "../api/table";
import type { Garden, View } from "../api/view";
import { cellOf, spaceIndex } from "../art/spaces";
import { spell, type Spelled } from "../control/notation";
import { FLOWERS, NONE, type ProspectRow, SYMBOLS } from "../kernel/generated";
import { spaceName, wordIn } from "../kernel/names";
import { turnWords } from "../panels/turn-words";
import { tenths } from "./figures";
import { linesWords } from "./gains";
import { say } from "./words.svelte";

const spelled = (moves: readonly string[]): Spelled[] => moves.flatMap((token) => spell(token) ?? []);

/** What the turn is about, without the moves themselves: its highest item, else its highest tile. */
export function ideaWords(moves: readonly string[], after: Garden): string {
  const level = (spaces: readonly string[]): number =>
    Math.max(...spaces.map((space) => after.surface[spaceIndex(cellOf(space))] ?? 0));
  const all = spelled(moves);
  const items = all.flatMap((move) =>
    move.kind === "decorate" ? [{ item: move.symbol, level: level(move.spaces) }] : [],
  );
  const [item] = items.toSorted((one, other) => other.level - one.level);
  if (item !== undefined) return say("advice-idea-item", item);
  const levels = all.flatMap((move) => (move.kind === "place" ? [move.level] : []));
  if (levels.length > 0) return say("advice-idea-place", { level: Math.max(...levels) });
  return say(all[0]?.kind === "remove" ? "advice-idea-remove" : "advice-idea-store");
}

/** The move itself, from the stack that it takes a tile from: laid out at once, that can't be seen. */
export const moveWords = (moves: readonly string[]): string => say("advice-move", { turn: turnWords(moves) });

/** What the turn scores at once, by the lines of the pad. */
export function atOnceWords(gain: Gain): string {
  const lines = linesWords(gain);
  return lines === "" ? say("advice-no-gain") : say("advice-gain", { gain: lines });
}

/** Whether a turn builds up and has a next one to leave something for: the last round's has none. */
export const hasNext = (moves: readonly string[], { round, rounds }: Pick<View, "round" | "rounds">): boolean =>
  spell(moves[0] ?? "")?.kind !== "remove" && round < rounds;

/** What the turn leaves for the next one. */
export const preparedWords = ({ singles, stored }: Garden): string =>
  say("advice-prepares", { pillars: singles, stored: stored === null ? "no" : "yes" });

/** What the turn makes possible later. */
export function prospectWords({ space, level, opened, statue, item, flower }: ProspectRow): string[] {
  const waiting = SYMBOLS.flatMap((symbol, kind) => {
    const [at = NONE, high = NONE] = [space[kind], level[kind]];
    return at === NONE ? [] : [say("advice-waits", { item: symbol, space: spaceName(at), level: high })];
  });
  return [
    ...waiting,
    ...(opened === NONE ? [] : [say("advice-opens-level", { level: opened })]),
    ...(statue === NONE ? [] : [say("advice-opens-line", { space: spaceName(statue) })]),
    ...(item === NONE ? [] : [say("advice-lacks-item", { item: wordIn(SYMBOLS, item) })]),
    ...(flower === NONE ? [] : [say("advice-lacks-flower", { flower: say(`flower-${wordIn(FLOWERS, flower)}`) })]),
  ];
}

/** The best other turn and how much it is worse; within its error it is not surely worse. */
export function alternativeWords({ moves, behind, error }: HintAlternative): string {
  const id = behind > error ? "advice-alternative" : "advice-even";
  return say(id, { turn: turnWords(moves), points: tenths(behind), error: tenths(error) });
}
