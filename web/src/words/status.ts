/** What the table waits for, in one sentence. */
import type { Item } from "../api/view";
import type { Controller } from "../control/controller.svelte";
import { device } from "./device.svelte";
import { beside, labelled, listed } from "./joins";
import { moveWords } from "./moves";
import { botName, seatName } from "./seats";
import { spotWords } from "./spots";
import { stepWords } from "./turns";
import { say } from "./words.svelte";

export function statusWords(controller: Controller): string {
  const { session } = controller;
  if (session.connection === "offline") return say("web-offline");
  if (session.connection === "connecting" && session.table === null) return say("web-connecting");
  const refusal = controller.reason ?? session.draft?.refusal ?? null;
  if (refusal !== null) return refusal;
  const { step } = controller.replay;
  if (step !== null) return stepWords(step.move, step.told, session.table?.seats ?? []);
  const { inspected } = controller;
  if (inspected !== null && controller.ghost === null && controller.chosenSpot === null) return itemWords(inspected);
  if (session.draft === null)
    return session.watches ? beside([watchingWords(session), waitingWords(controller)]) : waitingWords(controller);
  if (controller.asking) return say("web-hint-asked");
  if (controller.ghost !== null) return moveWords(controller.ghost.token);
  if (controller.chosenSpot !== null)
    return labelled(
      moveWords(controller.chosenSpot.token),
      spotWords(controller.chosenSpot, controller.view?.gardens[session.front]),
    );
  return turnWords(controller);
}

/** What Confirm does now, or nothing while there is nothing to confirm. */
export function confirmWords({ session, end, view, settled }: Controller): string | null {
  const { draft } = session;
  if (settled) return null;
  if (draft?.preview.complete === true) return moveWords(draft.moves.at(-1) ?? "");
  if (end === undefined) return null;
  const stored = view?.gardens[session.front]?.stored ?? null;
  const start = stored !== null && view?.tiles[stored]?.material === "start" ? "yes" : "no";
  return say("web-ends", { keep: end.keep, discarded: end.discarded, start });
}

/** Whose turn it is: of several people at this screen, who; else just you. */
function turnOwner({ table, you, front }: Controller["session"]): string {
  return you.seats.length > 1 ? seatName(table?.seats ?? [], front) : "you";
}

/** "Fountain, c4–d4, level 2" */
export const itemWords = ({ kind, spaces, levels }: Item): string =>
  listed([say(`item-${kind}`), say("web-cell", { space: spaces.join("–"), level: Math.max(...levels) })]);

/** For whoever only looks on. */
export const watchingWords = ({ present }: Controller["session"]): string =>
  say("web-watching", { count: present.watchers });

function waitingWords({ session }: Controller): string {
  const table = session.table;
  if (table?.status === "over") return say("phase-over");
  const seat = table?.turn === null || table?.turn === undefined ? undefined : table.seats[table.turn.seat];
  if (seat === undefined) return "";
  const name = seatName(table?.seats ?? [], seat.seat);
  const { paused } = session.present;
  if (paused !== null) return say(`web-paused-${paused}`, { name });
  if (seat.taken_over) return say("web-thinking-for", { name, bot: botName(seat.bot) });
  return say(seat.kind === "bot" ? "web-thinking" : "web-waiting", { name });
}

function turnWords({ session, tool, spots, legal, prompt }: Controller): string {
  if (prompt !== null) return prompt;
  const preview = session.draft?.preview ?? null;
  if (preview === null) return "";
  const { phase } = preview;
  if (session.planning && (preview.complete || tool === null))
    return say(preview.moves.length > 0 ? "web-ahead-ready" : "web-ahead");
  const [name, hand] = [turnOwner(session), device()];
  if (preview.complete) return say("web-press-confirm", { device: hand });
  if (phase === "remove") return say("web-your-removal", { name });
  if (phase === "dig") return say("web-your-dig", { name });
  if (tool === "decorate") return say("web-your-decorations", { count: spots.length, device: hand });
  if (tool !== null) return say("web-your-place", { source: tool, device: hand });
  return legal.length > 0 ? say("web-your-end", { device: hand }) : "";
}
