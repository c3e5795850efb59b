/** What the table waits for, in one sentence. */
import type { Controller } from "../control/controller.svelte";
import { seatName } from "./events";
import { labelled } from "./joins";
import { moveWords } from "./moves";
import { spotWords } from "./spots";
import { say } from "./words.svelte";

export function statusWords(controller: Controller): string {
  const { session } = controller;
  if (session.connection === "offline") return say("web-offline");
  if (session.connection === "connecting" && session.table === null) return say("web-connecting");
  const refusal = controller.reason ?? session.draft?.refusal ?? null;
  if (refusal !== null) return refusal;
  if (session.draft === null) return waitingWords(controller);
  if (controller.asking) return say("web-hint-asked");
  if (controller.ghost !== null) return moveWords(controller.ghost.token);
  if (controller.chosenSpot !== null)
    return labelled(
      moveWords(controller.chosenSpot.token),
      spotWords(controller.chosenSpot, controller.view?.gardens[session.front]),
    );
  return turnWords(controller);
}

function waitingWords({ session }: Controller): string {
  const table = session.table;
  if (table?.status === "over") return say("phase-over");
  const seat = table?.turn === null || table?.turn === undefined ? undefined : table.seats[table.turn.seat];
  if (seat === undefined) return "";
  const name = seatName(table?.seats ?? [], seat.seat);
  return seat.kind === "bot" || seat.taken_over ? say("web-thinking", { name }) : say("web-waiting", { name });
}

function turnWords({ session, tool, spots, legal }: Controller): string {
  const preview = session.draft?.preview ?? null;
  if (preview === null) return "";
  const { phase } = preview;
  if (preview.complete) return say("web-press-confirm");
  if (phase === "remove") return say("web-your-removal");
  if (phase === "dig") return say("web-your-dig");
  if (tool === "decorate") return say("web-your-decorations", { count: spots.length });
  if (tool !== null) return say("web-your-place", { source: tool });
  return legal.length > 0 ? say("web-your-end") : "";
}
