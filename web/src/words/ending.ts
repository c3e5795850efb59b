/** How a game was decided, in words. */
import type { Result } from "../api/table";
import type { View } from "../api/view";
import { say } from "./words.svelte";

/** What the points alone do not tell. */
export function decisionWords({ winners, reason, tie_break }: Result, view: View): string[] {
  const tie = tie_break ? [tieWords(winners, view)] : [];
  return reason === "played" ? tie : [...tie, say("web-ended", { reason })];
}

function tieWords([winner = 0, ...others]: Result["winners"], view: View): string {
  if (others.length > 0) return say("web-tie-shared");
  return say("web-tie-broken", { notches: view.gardens[winner]?.score.open_notches ?? 0 });
}
