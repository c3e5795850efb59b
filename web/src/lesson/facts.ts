/** The numbers in the lesson's texts. All of them are the kernel's answers about the moment that is shown. */
import type { LegalMove, PointLine } from "../api/table";
import type { Controller } from "../control/controller.svelte";
import { CATEGORY_OF } from "../words/spots";
import { goal, LEARNER, type Step } from "./course";

export type Facts = Readonly<Record<string, string | number>>;

/** What a move pays, costs and brings. */
export function moveFacts(move: LegalMove): Facts {
  switch (move.kind) {
    case "remove":
      return { stack: move.stack };
    case "dig":
      return { stack: move.stack, singles: move.singles };
    case "place": {
      const { position, level, supports, singles, doubles, gain } = move;
      const count = (support: (typeof supports)[number]): number => supports.filter((one) => one === support).length;
      return {
        position,
        level,
        pillars: singles + 2 * doubles,
        short: count("single"),
        long: count("double"),
        highest: gain.highest ?? 0,
        belvederes: gain.belvederes ?? 0,
      };
    }
    case "decorate":
      return {
        points: move.gain[CATEGORY_OF[move.symbol]] ?? 0,
        whole: move.gain.diversity ?? 0,
        first: move.spaces[0] ?? "",
        second: move.spaces.at(-1) ?? "",
      };
    case "end":
      return {};
  }
}

/** All that a step's texts may speak of. */
export function factsOf(step: Step, { session, legal, view }: Controller): Facts {
  const garden = view?.gardens[LEARNER];
  const wanted = goal(step)[step.from];
  const meant = legal.find((move) => move.token === wanted);
  return {
    hand: garden?.singles ?? 0,
    kept: view?.stored_singles ?? 0,
    rounds: view?.rounds ?? 0,
    ...(session.table === null ? {} : { rule: session.table.edition.highest }),
    token: view?.token ?? "none",
    ...(step.line === undefined ? {} : scoreFacts(session.points(LEARNER))),
    ...(meant === undefined ? {} : moveFacts(meant)),
    score: garden?.score.total ?? 0,
  };
}

/** What one piece of each kind is worth, from the pieces that there are. */
function scoreFacts(lines: readonly PointLine[]): Facts {
  const first = (category: PointLine["category"]): PointLine | undefined =>
    lines.find((line) => line.category === category && line.points > 0);
  const worth = (category: PointLine["category"]): number => first(category)?.points ?? 0;
  const each = (category: PointLine["category"]): number => worth(category) / (first(category)?.levels[0] ?? 1);
  return {
    statue: each("statues"),
    fountain: each("fountains"),
    bridge: each("bridges"),
    belvedere: worth("belvederes"),
    set: worth("diversity"),
    flowers: worth("flowers"),
    highest: worth("highest"),
  };
}
