/** A table on a server. */
import * as api from "../api/client";
import { ServerLine } from "../api/socket";
import type { Company, Referee, Seating } from "./referee";

export function serverTable(id: string): Referee {
  let line: ServerLine | null = null;
  return {
    id,
    seating: seating(id),
    company: company(id),
    listen(after, listener) {
      line = new ServerLine(id, after, listener);
      return line;
    },
    // Over the open line; where there is none, or it breaks, by a request of its own with the same key.
    commit: (turn, key) =>
      api.settled(async () => (await line?.commit(turn, key)) ?? (await api.commit(id, turn, key))),
    hint: (draft) => api.hint(id, draft),
    proposeUndo: (seat, turns) => api.proposeUndo(id, seat, turns),
    resign: (seat) => api.resign(id, seat),
    rematch: (seat) => rematch(id, seat),
    record: () => api.record(id),
  };
}

/** Where nobody else has to say that they are ready, the game begins at once. */
async function rematch(id: string, mine: number): Promise<string> {
  const { table, you } = await api.rematch(id, mine);
  const alone = table.seats.every(({ kind, seat }) => kind === "bot" || you.seats.includes(seat));
  if (alone && table.status === "lobby") await Promise.all(you.seats.map((seat) => api.ready(table.id, seat, true)));
  return table.id;
}

const seating = (id: string): Seating => ({
  bots: async () => (await api.info()).bots,
  invitation: (seat, key) => api.invitation(id, seat, key),
  claim: (seat, name, key) => api.claim(id, seat, name, key),
  leave: (seat) => api.leave(id, seat),
  remove: (seat, seq) => api.remove(id, seat, seq),
  ready: (seat, value) => api.ready(id, seat, value),
  seatBot: (seat, bot) => api.seatBot(id, seat, bot),
  chooseFlower: (seat, flower) => api.chooseFlower(id, seat, flower),
  links: () => api.links(id),
  renewLinks: () => api.renewLinks(id),
  watch: (key) => api.watch(id, key),
});

const company = (id: string): Company => ({
  answerUndo: (seat, seq, agree) => api.answerUndo(id, seat, seq, agree),
  proposePause: (seat, days) => api.proposePause(id, seat, days),
  answerPause: (seat, seq, agree) => api.answerPause(id, seat, seq, agree),
  resume: (seat) => api.resume(id, seat),
  takeOver: (seat) => api.takeOver(id, seat),
  takeBack: (seat) => api.takeBack(id, seat),
  planned: async (seat) => (await api.planned(id, seat)).plan,
  plan: async (seat, seq, [moves, ...others]) =>
    (await (moves === undefined ? api.dropPlan(id, seat) : api.plan(id, seat, { seq, moves, others }))).plan,
  phrases: async () => (await api.info()).phrases,
  say: (words) => api.say(id, words),
});
