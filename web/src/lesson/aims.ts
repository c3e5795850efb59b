/** Where the lesson's arrow points for what is to be done; panels have no arrow but a frame. */
import type { Aim } from "../stage/layout/picture";
import type { Task } from "./lesson.svelte";

export function aimOf(task: Task | null): Aim | null {
  switch (task?.kind) {
    case "take":
      return { kind: "stack", stack: task.stack };
    case "place":
      return { kind: "place", position: task.position };
    case "build":
      return { kind: "spot", spaces: task.spaces };
    case "keep":
    case "confirm":
    case "look":
    case undefined:
      return null;
  }
}
