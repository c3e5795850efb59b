/** Labels of the grids' cells. */
import type { View } from "../api/view";
import { takeOf } from "../control/choice";
import type { Controller } from "../control/controller.svelte";
import type { SpaceContent } from "../plan/contents";
import { listed } from "./joins";
import { say } from "./words.svelte";

export function cellWords(content: SpaceContent, controller: Controller): string {
  const { space, level, symbol, item } = content;
  const parts = [say("web-cell", { space, level })];
  if (symbol !== null) parts.push(say("web-cell-symbol", { symbol: say(`symbol-${symbol}`) }));
  parts.push(item === null ? say("web-cell-free") : say(`item-${item.kind}`));
  if (controller.positions.has(space)) parts.push(say("web-cell-place"));
  const spots = controller.spots.filter((move) => move.spaces.includes(space)).length;
  if (spots > 0) parts.push(say("web-cell-spots", { count: spots }));
  return listed(parts);
}

export function faceWords(view: View, id: string | null): string {
  const face = id === null ? undefined : view.tiles[id];
  if (face === undefined) return say("web-unknown-tile");
  const symbols = face.face.map((symbol) => say(`symbol-${symbol ?? "blank"}`));
  return listed([say(`material-${face.material}`), say(`flower-${face.flower}`), ...symbols]);
}

export function stackWords(view: View, controller: Controller, name: string): string {
  const stack = view.quarry.find((entry) => entry.stack === name);
  if (stack === undefined || stack.height === 0) return say("web-stack-empty", { stack: name });
  const words = [name, faceWords(view, stack.tile)];
  const move = takeOf(controller.takes, name);
  if (move === undefined) return listed(words);
  const taken = move.kind === "dig" ? say("web-income-total", { count: move.singles }) : say("web-stack-remove");
  return listed([...words, taken]);
}
