/** Plays games on a kernel and answers every question about them: bundled, it runs in any browser (tests/web/kernel_page.py). */
import { spell } from "../../src/control/notation";
import type { PublicDeal, Token } from "../../src/kernel/deal";
import { loadKernel } from "../../src/kernel/instance";
import { moveTokens } from "../../src/kernel/names";
import { Position } from "../../src/kernel/position";
import { garden, incomes, legalMoves, nearestPlace, points, sheet, standings } from "../../src/kernel/rows";

/** A move; the last one of a turn says what it reveals. What is asked comes after it. */
interface Step {
  readonly move: string;
  readonly ends: boolean;
  readonly revealed: string | null;
  readonly token: Token | null;
  readonly asked: { readonly spaces: readonly string[]; readonly moves: readonly string[] } | null;
}

interface Game {
  readonly deal: PublicDeal;
  readonly steps: readonly Step[];
}

function answers(position: Position, { spaces, moves }: NonNullable<Step["asked"]>): unknown {
  const rows = legalMoves(position);
  return {
    digest: position.digest(),
    legal: rows.flatMap(moveTokens),
    moves: rows,
    incomes: incomes(position),
    standings: standings(position),
    seats: Array.from({ length: position.players }, (_, seat) => ({
      sheet: sheet(position, seat),
      points: points(position, seat),
      ...garden(position, seat),
    })),
    places: spaces.map((space) => nearestPlace(position, space, null)),
    refusals: moves.map((move) => position.refusal(move)),
  };
}

async function load(wasm: string): ReturnType<typeof loadKernel> {
  return loadKernel(Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0)));
}

async function play(wasm: string, { deal, steps }: Game): Promise<{ position: Position; told: unknown[] }> {
  const position = Position.begin(await load(wasm), deal);
  const told: unknown[] = [];
  for (const { move, ends, revealed, token, asked } of steps) {
    if (ends) position.endTurn(move, revealed, token);
    else position.play(move);
    if (asked !== null) told.push(answers(position, asked));
  }
  return { position, told };
}

/** All that was asked along a game. The kernel comes as base64, the answers go as JSON. */
async function askKernel(wasm: string, game: string): Promise<string> {
  return JSON.stringify((await play(wasm, JSON.parse(game) as Game)).told);
}

/** Milliseconds that the legal moves of a game's last position took in each of so many tries, and how many there are. */
async function timeKernel(wasm: string, game: string, tries: number): Promise<{ moves: number; times: number[] }> {
  const { position } = await play(wasm, JSON.parse(game) as Game);
  const times = Array.from({ length: tries }, () => {
    const start = performance.now();
    legalMoves(position);
    return performance.now() - start;
  });
  return { moves: legalMoves(position).flatMap(moveTokens).length, times };
}

/** Which of these texts are moves. */
function readMoves(texts: readonly string[]): boolean[] {
  return texts.map((text) => spell(text) !== null);
}

Object.assign(globalThis, { askKernel, timeKernel, readMoves });
