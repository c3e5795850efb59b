/** Notes the result of a game against strengths, once it is over. */
import type { Session } from "../store/session.svelte";
import { after, beatLevels, keep, kept } from "./mine";

export function noteLevels(session: Session): void {
  $effect(() => {
    const { table, you } = session;
    if (table?.status !== "over" || table.result === null) return;
    const won = beatLevels(table.seats, you.seats, table.result);
    if (won !== null) keep(after(kept(), table.id, won));
  });
}
