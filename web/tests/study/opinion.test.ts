import { describe, expect, it } from "vitest";
import type { Considered, Thought } from "../../src/bots/messages";
import type { Asked } from "../../src/bots/thinker";
import { best, Opinion, together } from "../../src/study/opinion.svelte";

const considered = (moves: string, margin: number, tries = 10, error = 1): Considered => ({
  moves: moves.split(" "),
  tries,
  margin,
  error,
});
const HERE: Asked = { players: 2, kernel: { past: null }, bytes: () => new Uint8Array() };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe("what a bot has found", () => {
  it("becomes surer with every round", () => {
    const [one] = together([considered("A1 =-", 4, 10, 1)], [considered("A1 =-", 1, 30, 0.5)]);
    expect(one).toEqual({ moves: ["A1", "=-"], tries: 40, margin: 1.75, error: Math.hypot(10, 15) / 40 });
  });

  it("tells the best turns, each played otherwise", () => {
    const found = [
      considered("A1 dc4/1>0 =-", 2),
      considered("A1 dc4/1>1 =-", 3),
      considered("B1 =-", 9, 1),
      considered("B2 =-", -1),
      considered("B3 =-", -2),
      considered("B4 =-", -3),
    ];
    expect(best(found).map(({ moves }) => moves[0])).toEqual(["A1", "B2", "B3"]);
    expect(best(found)[0]?.margin).toBe(3);
  });

  it("is the one turn of a bot that does not search", () => {
    expect(best([considered("A1 =-", 0, 0)])).toHaveLength(1);
  });
});

describe("a bot that looks on", () => {
  const thought = (margin: number, tries = 10): Thought => ({ ...considered("A1 =-", margin, tries), rivals: [] });

  it("is asked again until it has had enough", async () => {
    let asked = 0;
    const opinion = new Opinion("mason", async () => thought((asked += 1)));
    opinion.look(HERE);
    expect(opinion.thinking).toBe(true);
    await settled();
    expect(asked).toBe(8);
    expect(opinion.thinking).toBe(false);
    expect(opinion.turns[0]).toMatchObject({ tries: 80, margin: 4.5 });
  });

  it("is asked once when it does not search", async () => {
    let asked = 0;
    const opinion = new Opinion("apprentice", async () => ((asked += 1), thought(0, 0)));
    opinion.look(HERE);
    await settled();
    expect(asked).toBe(1);
  });

  it("forgets what it was asked about before", async () => {
    const signals: AbortSignal[] = [];
    const answers: ((found: Thought) => void)[] = [];
    const opinion = new Opinion("mason", (_bot, _position, _options, signal) => {
      signals.push(signal);
      return new Promise((answer) => answers.push(answer));
    });
    opinion.look(HERE);
    opinion.look(HERE);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.(thought(7));
    await settled();
    expect(opinion.turns).toEqual([]);
    opinion.look(null);
    expect(opinion.thinking).toBe(false);
  });

  it("says when it could not think", async () => {
    const opinion = new Opinion("mason", () => Promise.reject(new Error("no worker")));
    opinion.look(HERE);
    await settled();
    expect(opinion.failed).toBe(true);
    expect(opinion.thinking).toBe(false);
  });
});
