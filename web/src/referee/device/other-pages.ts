/** The other pages of this browser, which may have the same tables open: they are told the id of what has changed. */
import * as storage from "./storage";

export const otherPages = (): BroadcastChannel => new BroadcastChannel("babylon-tables");

/** Throws a table away, wherever it is open. */
export async function removeTable(id: string): Promise<void> {
  await storage.remove(id);
  const others = otherPages();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  others.postMessage(id);
  others.close();
}
