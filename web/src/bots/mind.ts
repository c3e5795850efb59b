/** Thinks in a kernel of its own: from a position to a turn in the tokens of the record. */
import { playersOf } from "../kernel/deal";
import type { Kernel } from "../kernel/instance";
import type { Players } from "../kernel/layout";
import { Position } from "../kernel/position";
import { tokenOf } from "../kernel/rows";
import { Memory } from "./memory";
import type { Considered, Question, Thought } from "./messages";
import { botTurn, type Finding, type Pause } from "./turn";
import type { Ways } from "./ways";

export class Mind {
  private readonly memories = new Map<Players, Memory>();

  constructor(
    private readonly kernel: Kernel,
    private readonly ways?: Ways,
  ) {}

  async think(question: Question, pause: Pause): Promise<Thought> {
    const players = playersOf(question.players);
    const memory = this.memories.get(players) ?? new Memory(this.kernel, players, this.ways);
    this.memories.set(players, memory);
    const { rivals, ...found } = await botTurn(memory, question, pause);
    const spelled = (finding: Finding): Considered => this.#spelled(finding, players, question.state);
    return { ...spelled(found), rivals: rivals.map(spelled) };
  }

  #spelled({ actions, ...finding }: Finding, players: Players, state: Uint8Array): Considered {
    const position = Position.from(this.kernel, players, state);
    return { moves: actions.map((action) => tokenPlayed(position, action)), ...finding };
  }
}

/** The token of a move that is then played. */
function tokenPlayed(position: Position, action: number): string {
  const token = tokenOf(position, action);
  position.play(token);
  return token;
}
