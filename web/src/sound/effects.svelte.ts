/** Plays a sound when something happens at the table. */
import type { Controller } from "../control/controller.svelte";
import { preferences } from "../store/preferences.svelte";
import type { Session } from "../store/session.svelte";
import type { Sound } from "./synth";

function soundOf(token: string | undefined): Sound | null {
  if (token === undefined || token.startsWith("=")) return null;
  if (/^x?[A-D]\d$/.test(token)) return "dig";
  return token.includes(":") ? "item" : "place";
}

/** Loaded with the first sound: most play in silence. */
async function play(sound: Sound): Promise<void> {
  const synth = await import("./synth");
  synth.play(sound);
}

export function listen(session: Session, controller: Controller): void {
  let heard = 0;
  $effect(() => {
    const moves = session.draft?.moves ?? [];
    const sound = moves.length > heard ? soundOf(moves.at(-1)) : null;
    heard = moves.length;
    if (preferences.sound && sound !== null) void play(sound);
  });
  $effect(() => {
    if (controller.session.active !== null && preferences.sound) void play("turn");
  });
  $effect(() => {
    if (session.table?.status === "over" && preferences.sound) void play("end");
  });
}
