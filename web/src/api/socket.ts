/** Keeps a table's socket open, and opens it again from the last event seen. */
import type { Line, Listener } from "../referee/referee";
import { renewOld } from "../site/version";
import { BASE, refusedBy, spoken } from "./client";
import type { Accepted, Answer, Draft, Message } from "./table";

/** How a socket is closed when there is no such table, when we were removed, when this page is too old for the server. */
const NO_TABLE = 4404;
const REMOVED = 4410;
const TOO_OLD = 4426;
/** The game has ended, and others still play the same deal: the table is shut until they have ended, too. */
const ROUND_RUNNING = 4423;
const SHUT_MS = 10_000;

const PAUSES = [300, 700, 1500, 3000, 5000] as const;
/** A turn that gets no answer for so long is sent in another way. */
const ANSWER_MS = 8000;

export class ServerLine implements Line {
  #socket: WebSocket | null = null;
  /** The language that the socket was opened in, and whether the server has greeted us there. */
  #language = "";
  #greeted = false;
  #failures = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unanswered = new Map<string, (answer: Answer | null) => void>();

  /** Brings every event after `seen`, and the table as it is now. */
  constructor(
    readonly table: string,
    private seen: number,
    readonly listener: Listener,
  ) {
    this.#open();
    document.addEventListener("visibilitychange", this.#tellSight);
  }

  /** Sends a turn and waits for its answer; null when the socket is not open or breaks before. */
  async commit(turn: Draft, key: string): Promise<Accepted | null> {
    // A refusal would come in the language of the socket.
    if (!this.#greeted || this.#language !== spoken()) return null;
    const answer = await this.#answerTo(turn, key);
    if (answer === null) return null;
    if ("error" in answer.body) throw refusedBy(answer.body, answer.status);
    return answer.body;
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#tellSight);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#broken();
  }

  #open(): void {
    this.#language = spoken();
    const query = `after=${this.seen}&wire=2&lang=${this.#language}`;
    const url = new URL(`${BASE}/tables/${encodeURIComponent(this.table)}/socket?${query}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new WebSocket(url);
    this.#socket.addEventListener("message", (frame: MessageEvent<string>) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
      this.#receive(JSON.parse(frame.data) as Message),
    );
    this.#socket.addEventListener("close", ({ code }) => this.#ended(code));
  }

  #receive(message: Message): void {
    if (message.kind === "ping") this.#socket?.send(JSON.stringify({ kind: "pong" }));
    if (message.kind === "answer") this.#unanswered.get(message.key)?.(message);
    if (message.kind === "events") this.seen = message.events.at(-1)?.seq ?? this.seen;
    if (message.kind === "hello") {
      this.#failures = 0;
      this.#greeted = true;
      this.listener.connection("online");
      if (document.hidden) this.#tellSight();
    }
    this.listener.message(message);
  }

  /** Who can't see the page is told of their turn in other ways. */
  readonly #tellSight = (): void => {
    if (this.#greeted) this.#socket?.send(JSON.stringify({ kind: "sight", visible: !document.hidden }));
  };

  async #answerTo(turn: Draft, key: string): Promise<Answer | null> {
    let late: ReturnType<typeof setTimeout> | undefined;
    const answer = await new Promise<Answer | null>((answered) => {
      this.#unanswered.set(key, answered);
      late = setTimeout(() => answered(null), ANSWER_MS);
      this.#socket?.send(JSON.stringify({ kind: "turn", key, ...turn }));
    });
    clearTimeout(late);
    this.#unanswered.delete(key);
    return answer;
  }

  #ended(code: number): void {
    this.#broken();
    if (code === NO_TABLE || code === REMOVED) this.listener.missing(code === REMOVED);
    else if (code === ROUND_RUNNING) this.#shut();
    else if (code !== TOO_OLD || !renewOld()) this.#again();
  }

  /** What has been shown here stays; all the rest comes when it may be seen. */
  #shut(): void {
    if (this.#closed) return;
    if (this.seen === 0) this.listener.missing(false);
    else this.listener.connection("online");
    this.#timer = setTimeout(() => this.#open(), SHUT_MS);
  }

  #broken(): void {
    this.#greeted = false;
    for (const answered of this.#unanswered.values()) answered(null);
  }

  #again(): void {
    if (this.#closed) return;
    this.listener.connection(this.#failures > 2 ? "offline" : "connecting");
    this.#timer = setTimeout(() => this.#open(), PAUSES[Math.min(this.#failures, PAUSES.length - 1)]);
    this.#failures += 1;
  }
}
