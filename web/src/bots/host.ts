/** Where bots think on devices, the host's page plays their turns: thought out here, judged by the referee. */
import { newKey } from "../api/client";
import type { Table, You } from "../api/table";
import type { Session } from "../store/session.svelte";
import { KNOWN_BOTS } from "./known";
import type { Thought } from "./messages";
import type { Asked } from "./thinker";

/** A bot whose turn it is. */
export interface Turn {
  readonly seat: number;
  readonly bot: string;
}

type Think = (bot: string, position: Asked, signal: AbortSignal) => Promise<Thought>;

/** The bot that this page has to play for now, or null. */
export function botToPlay(table: Table | null, you: You): Turn | null {
  if (table?.bots_on !== "devices" || !you.host || table.turn === null) return null;
  const { seat } = table.turn;
  const bot = table.seats[seat]?.kind === "bot" ? table.seats[seat].bot : null;
  return bot !== null && KNOWN_BOTS.includes(bot) ? { seat, bot } : null;
}

/** Whether bots of this table think in its host's browser. */
export function isOnDevice(table: Table | null): boolean {
  return table?.bots_on === "devices" && table.seats.some(({ kind }) => kind === "bot");
}

export class HostBots {
  /** The turn that is being thought out, by the event before it. */
  #turn: { readonly seq: number; readonly control: AbortController } | null = null;

  constructor(
    private readonly session: Pick<Session, "table" | "you" | "game" | "referee">,
    private readonly think: Think = thinkInWorker,
  ) {}

  /** Looks whether there is something to do; to be called whenever the table has changed. */
  consider(): void {
    const { table, you, game } = this.session;
    const turn = botToPlay(table, you);
    const seq = turn === null || game === null || table === null ? null : table.game_seq;
    if (this.#turn?.seq === seq) return;
    this.stop();
    if (turn === null || seq === null || game === null) return;
    const control = new AbortController();
    this.#turn = { seq, control };
    void this.#play(turn, seq, game.position, control.signal);
  }

  stop(): void {
    this.#turn?.control.abort();
    this.#turn = null;
  }

  async #play({ seat, bot }: Turn, seq: number, position: Asked, signal: AbortSignal): Promise<void> {
    try {
      const { moves } = await this.think(bot, position, signal);
      await this.session.referee.commit({ seat, seq, moves, bot }, newKey());
    } catch {
      // Another window was faster, or the game has moved on; and what does not come in time the server plays itself.
    }
  }
}

/** The worker is loaded when first needed. */
async function thinkInWorker(bot: string, position: Asked, signal: AbortSignal): Promise<Thought> {
  const { think } = await import("./thinker");
  return await think(bot, position, {}, signal);
}
