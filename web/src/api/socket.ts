/** Keeps a table's socket open, and opens it again from the last event seen. */
import { BASE } from "./client";
import type { Message } from "./table";

export type Connection = "connecting" | "online" | "offline";

export interface Line {
  close(): void;
}

export interface Listener {
  message(message: Message): void;
  connection(state: Connection): void;
  /** There is no such table, or it is not ours to see: the line stays closed. */
  missing(): void;
}

const NO_TABLE = 4404;

const PAUSES = [300, 700, 1500, 3000, 5000] as const;

/** Brings every event after `after`, and the table as it is now. */
export function openLine(table: string, after: number, listener: Listener): Line {
  let seen = after;
  let failures = 0;
  let closed = false;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receive = (message: Message): void => {
    if (message.kind === "ping") socket?.send(JSON.stringify({ kind: "pong" }));
    if (message.kind === "event") seen = message.event.seq;
    if (message.kind === "hello") {
      failures = 0;
      listener.connection("online");
    }
    listener.message(message);
  };

  const open = (): void => {
    const url = new URL(`${BASE}/tables/${encodeURIComponent(table)}/socket?after=${seen}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(url);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
    socket.addEventListener("message", (frame: MessageEvent<string>) => receive(JSON.parse(frame.data) as Message));
    socket.addEventListener("close", ({ code }) => (code === NO_TABLE ? listener.missing() : again()));
  };

  const again = (): void => {
    if (closed) return;
    listener.connection(failures > 2 ? "offline" : "connecting");
    timer = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  };

  open();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
