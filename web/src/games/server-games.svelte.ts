/** The games of this server where this browser has seats, page by page. */
import * as api from "../api/client";
import { home } from "../site/home";
import { gameThere, type MyGame } from "./my-games";

/** Nobody has as many pages of games that go on. */
const MOST_PAGES = 40;

export class ServerList {
  games: readonly MyGame[] = $state.raw([]);
  away = $state(false);
  /** Whether there are older games than those of the list. */
  more = $state(false);
  #last: string | null = null;

  /** All that go on, and the latest that have ended. */
  async begin(): Promise<void> {
    if (!home.hasServer) return;
    try {
      const running = await this.#pages(false, null, MOST_PAGES);
      const ended = await this.#pages(true, null, 1);
      this.games = [...running.games, ...ended.games];
      this.#note(ended);
    } catch {
      this.away = true;
    }
  }

  /** The next page of those that have ended. */
  async next(pages = 1): Promise<void> {
    try {
      const older = await this.#pages(true, this.#last, pages);
      this.games = [...this.games, ...older.games];
      this.#note(older);
      this.away = false;
    } catch {
      this.away = true;
    }
  }

  /** Every page there is; false when the server can't be reached. */
  async all(): Promise<boolean> {
    if (this.more) await this.next(Infinity);
    return !this.away;
  }

  #note({ games, more }: { readonly games: readonly MyGame[]; readonly more: boolean }): void {
    this.#last = games.at(-1)?.table.id ?? this.#last;
    this.more = more;
  }

  async #pages(over: boolean, last: string | null, most: number): Promise<{ games: MyGame[]; more: boolean }> {
    const games: MyGame[] = [];
    let more = true;
    for (let page = 0; more && page < most; page += 1) {
      const told = await api.ownGames(over, games.at(-1)?.table.id ?? last);
      games.push(...told.games.map(gameThere));
      more = told.more;
    }
    return { games, more };
  }
}
