/** The lesson as a referee: it shows whatever moment of the course is asked for, and hands every whole turn to the lesson. */
import type { Accepted, Draft, Event } from "../api/table";
import { kernel } from "../kernel/loaded";
import { refused } from "../referee/device/refusals";
import type { Advice, Line, Listener, Referee } from "../referee/referee";
import { courseEvents, helloOf, ID, stateAfter } from "./table";

export class LessonReferee implements Referee {
  readonly id = ID;
  readonly seating = null;
  readonly company = null;
  #listener: Listener | null = null;
  #events: readonly Event[] = [];
  #turns: number;
  /** Judges a whole turn that the learner confirms. */
  judge: (moves: readonly string[]) => void = () => {};

  constructor(
    private readonly name: string,
    turns: number,
  ) {
    this.#turns = turns;
  }

  listen(_after: number, listener: Listener): Line {
    this.#listener = listener;
    listener.connection("online");
    void this.show(this.#turns);
    return {
      close: () => {
        this.#listener = null;
      },
    };
  }

  /** Tells the table as it is after so many turns. */
  async show(turns: number): Promise<void> {
    this.#turns = turns;
    const rules = await kernel();
    if (this.#events.length === 0) this.#events = courseEvents(rules, this.name);
    if (turns === this.#turns) this.#listener?.message(helloOf(stateAfter(this.#events, turns), rules));
  }

  async commit({ moves }: Draft): Promise<Accepted> {
    this.judge(moves);
    return { seq: 0 };
  }

  hint(): Promise<Advice> {
    return Promise.reject(refused("hints-off"));
  }

  proposeUndo(): Promise<Accepted> {
    return Promise.reject(refused("undo-off"));
  }

  resign(): Promise<Accepted> {
    return Promise.reject(refused("wrong-status"));
  }

  rematch(): Promise<string> {
    return Promise.reject(refused("wrong-status"));
  }

  record(): Promise<string> {
    return Promise.reject(refused("wrong-status"));
  }
}
