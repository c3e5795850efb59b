/** What digging a tile pays, and why, in words. */
import type { Income, Reason } from "../api/table";
import type { View } from "../api/view";
import { say } from "./words.svelte";

function edgesWords(reasons: readonly Reason[]): string[] {
  const counts = new Map<string, number>();
  for (const { because } of reasons) if (because != null) counts.set(because, (counts.get(because) ?? 0) + 1);
  return [...counts].map(([because, count]) => say("web-income-edge", { because, count }));
}

export function incomeWords(income: Income, view: View): string[] {
  const others = income.reasons.flatMap((reason) => {
    if (reason.kind === "edge") return [];
    return [
      say("web-income-other", { kind: reason.kind, token: view.token ?? "none", singles: Math.abs(reason.singles) }),
    ];
  });
  return [...edgesWords(income.reasons), ...others, say("web-income-total", { count: income.singles })];
}
