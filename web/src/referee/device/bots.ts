/** Lets the bots of a table on this device play, for as long as the table is open. They are shown what everybody sees. */
import type { Thought } from "../../bots/messages";
import type { Options } from "../../bots/thinker";
import { PublicGame } from "../../kernel/answers/game";
import { Refused } from "../refused";
import { turn } from "./decisions";
import { publicRecord } from "./record";
import type { DeviceTable } from "./table";

const SECONDS = 2;
const AGAIN_MS = 2000;

/** What everybody knows of the game. */
export function knownGame({ kernel, state, deal }: Pick<DeviceTable, "kernel" | "state" | "deal">): PublicGame {
  const record = publicRecord(state, deal);
  if (record === null) throw new Error("nothing is dealt yet");
  return PublicGame.of(kernel, record);
}

/** What a bot would do, and so many of the turns that it has compared with that; by this device's own chance, if no other is given. */
export async function thought(
  bot: string,
  game: PublicGame,
  signal: AbortSignal,
  how: Pick<Options, "rivals" | "seeds"> = {},
): Promise<Thought> {
  const { think } = await import("../../bots/thinker");
  return await think(bot, game.position, { seconds: SECONDS, ...how }, signal);
}

/** The chance by which the bots of a day's table play. */
async function chanceAt({ deal: { day }, state }: DeviceTable): Promise<Pick<Options, "seeds">> {
  if (day === undefined) return {};
  const [{ botSeeds }, { bytesOf }] = await Promise.all([import("../../day/keys"), import("../../chance/keys")]);
  return { seeds: botSeeds(bytesOf(day.key), state.turns.length) };
}

export class BotPlayer {
  #thinking: AbortController | null = null;
  #about = 0;

  constructor(private readonly table: DeviceTable) {}

  /** Lets the bot think whose turn it is, if it does not already; to be called whenever the table has changed. */
  wake(): void {
    const { head } = this.table.state;
    if (this.#thinking !== null && this.#about === head.game_seq) return;
    this.stop();
    const seat = head.turn === null ? undefined : head.seats[head.turn.seat];
    if (seat?.bot == null) return;
    this.#thinking = new AbortController();
    this.#about = head.game_seq;
    void this.#play({ seat: seat.seat, bot: seat.bot, seq: head.game_seq }, this.#thinking.signal);
  }

  stop(): void {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  async #play(player: { seat: number; bot: string; seq: number }, signal: AbortSignal): Promise<void> {
    try {
      const { moves } = await thought(player.bot, knownGame(this.table), signal, await chanceAt(this.table));
      if (!signal.aborted) await this.table.act((table) => turn(table, player, moves));
    } catch (error) {
      // A refusal means that the table has moved on; anything else, that a worker could not be had.
      if (signal.aborted || error instanceof Refused) return;
      console.error(error);
      setTimeout(() => signal.aborted || (this.stop(), this.wake()), AGAIN_MS);
    }
  }
}
