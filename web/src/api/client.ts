import { Refused } from "../referee/refused";
/** Calls of the server's interface, one function each. */
import { home } from "../site/home";
import type {
  Accepted,
  Claimed,
  CreatedTable,
  DayResults,
  Draft,
  Hint,
  Info,
  Invitation,
  Links,
  PlanAnswer,
  ServerDays,
  ServerGames,
  ServerReview,
  TableAnswer,
  TableLine,
} from "./table";
import type { Flower, Frozen, Schemas } from "./view";

export const BASE = `${home.root}api/v1`;

/** The server could not be reached. */
export class Unreachable extends Error {}

const BOT_TRIES = 80;
const BOT_PAUSE_MS = 750;
const DOUBT_TRIES = 10;
const DOUBT_PAUSE_MS = 1500;

let language = "en";

/** The language in which the server writes its sentences. */
export function speak(tag: string): void {
  language = tag;
}

export const spoken = (): string => language;

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function ask(method: string, path: string, body?: object, key?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Idempotency-Key"] = key;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(BASE + path, request).catch(() => {
    throw new Unreachable(path);
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

interface Problem {
  readonly code: string;
  readonly sentence: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

const refusal = async (answer: Response): Promise<Error> =>
  refusedBy(await answer.json().catch(() => null), answer.status);

/** The error that an answer from 400 on tells of. */
export function refusedBy(body: unknown, status: number): Error {
  if (typeof body !== "object" || body === null || !("error" in body)) return new Unreachable(String(status));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
  const { code, sentence, details } = body.error as Problem;
  return new Refused(code, sentence, details);
}

export async function answerOf<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
  const answer = await ask(method, path, body, key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
  return (await answer.json()) as Answer;
}

/** Asks again after a pause, as long as the refusal has that code. */
async function again<Answer>(code: string, tries: number, pause: number, once: () => Promise<Answer>): Promise<Answer> {
  for (let left = tries; ; left -= 1) {
    try {
      return await once();
    } catch (error) {
      if (left === 0 || !(error instanceof Refused && error.code === code)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const seat = (id: string, index: number): string => `${table(id)}/seats/${index}`;

/** Where others reach the server that this page has come from. */
export const addresses = () => answerOf<Frozen<Schemas["Addresses"]>>("GET", "/addresses");
export const info = () => answerOf<Info>("GET", "/info");
/** A page of the open tables: the first, or what follows where one has ended. */
export const openTables = (after: string | null = null) =>
  answerOf<{ tables: TableLine[]; next: string | null }>(
    "GET",
    `/tables${after === null ? "" : `?after=${encodeURIComponent(after)}`}`,
  );
export const ownTables = () => answerOf<{ tables: TableLine[] }>("GET", "/tables?mine=true");
/** A page of the games where this browser has seats: those that go on, or those that have ended. */
export const ownGames = (over: boolean, before: string | null) =>
  answerOf<ServerGames>("GET", `/games?over=${over}${before === null ? "" : `&before=${before}`}`);
/** The keys of this server's days that have begun. */
export const days = () => answerOf<ServerDays>("GET", "/days");
export const dayResults = (date: string, form: string) => answerOf<DayResults>("GET", `/days/${date}/${form}`);
/** Has the game of a day replayed and written down. */
export const sendResult = (date: string, form: string, result: { name: string; record: string }) =>
  answerOf<DayResults>("POST", `/days/${date}/${form}`, result);
export const createTable = (settings: object) => answerOf<CreatedTable>("POST", "/tables", settings, newKey());
export const renewLinks = (id: string) => answerOf<Links>("POST", `${table(id)}/links`, {});
export const remove = (id: string, index: number, seq: number) =>
  answerOf<Accepted>("POST", `${seat(id, index)}/remove`, { seq });
export const links = (id: string) => answerOf<Links>("GET", `${table(id)}/links`);
export const watch = (id: string, key: string) => answerOf<TableAnswer>("POST", `${table(id)}/watch`, { key });
export const invitation = (id: string, index: number, key?: string) =>
  answerOf<Invitation>("POST", `${seat(id, index)}/invitation`, key === undefined ? {} : { key });
export const claim = (id: string, index: number, name: string, key?: string) =>
  answerOf<Claimed>("POST", `${seat(id, index)}/claim`, key === undefined ? { name } : { name, key });
export const leave = (id: string, index: number) => answerOf<Accepted>("POST", `${seat(id, index)}/leave`, {});
export const ready = (id: string, index: number, value: boolean) =>
  answerOf<Accepted>("POST", `${seat(id, index)}/ready`, { ready: value, entropy: newKey() });
export const seatBot = (id: string, index: number, bot: string | null) =>
  answerOf<Accepted>("PUT", seat(id, index), { bot });
export const chooseFlower = (id: string, index: number, flower: Flower) =>
  answerOf<Accepted>("POST", `${seat(id, index)}/flower`, { flower });
export const resign = (id: string, index: number) => answerOf<Accepted>("POST", `${seat(id, index)}/resign`, {});
export const takeOver = (id: string, index: number) => answerOf<Accepted>("POST", `${seat(id, index)}/takeover`, {});
export const takeBack = (id: string, index: number) => answerOf<Accepted>("POST", `${seat(id, index)}/return`, {});
/** A turn of which the server can't tell whether it was saved is sent again: with the same key it counts only once. */
export const settled = (send: () => Promise<Accepted>): Promise<Accepted> =>
  again("unsettled", DOUBT_TRIES, DOUBT_PAUSE_MS, send);
export const commit = (id: string, draft: Draft, key: string) =>
  answerOf<Accepted>("POST", `${table(id)}/turns`, draft, key);
export const proposeUndo = (id: string, index: number, turns: number) =>
  answerOf<Accepted>("POST", `${table(id)}/undo`, { seat: index, turns });
/** Answers the proposal with that number, not one that may have come since. */
export const answerUndo = (id: string, index: number, seq: number, agree: boolean) =>
  answerOf<Accepted>("POST", `${table(id)}/undo/answer`, { seat: index, seq, agree });
export const planned = (id: string, index: number) => answerOf<PlanAnswer>("GET", `${seat(id, index)}/plan`);
export const dropPlan = (id: string, index: number) => answerOf<PlanAnswer>("DELETE", `${seat(id, index)}/plan`);
export const plan = (id: string, index: number, body: object) =>
  answerOf<PlanAnswer>("PUT", `${seat(id, index)}/plan`, body);
export const proposePause = (id: string, index: number, length: number) =>
  answerOf<Accepted>("POST", `${table(id)}/pause`, { seat: index, days: length });
export const answerPause = (id: string, index: number, seq: number, agree: boolean) =>
  answerOf<Accepted>("POST", `${table(id)}/pause/answer`, { seat: index, seq, agree });
export const resume = (id: string, index: number) => answerOf<Accepted>("POST", `${table(id)}/resume`, { seat: index });
export const say = (id: string, words: { seat?: number; text?: string; phrase?: string }) =>
  answerOf<Accepted>("POST", `${table(id)}/chat`, words);
export const rematch = (id: string, index: number) =>
  answerOf<CreatedTable>("POST", `${table(id)}/rematch`, { seat: index }, newKey());
/** Bots are made ready while the first people already play: one that is not free is asked again. */
export const hint = (id: string, draft: Draft) =>
  again("bot-busy", BOT_TRIES, BOT_PAUSE_MS, () => answerOf<Hint>("POST", `${table(id)}/hint`, draft));

/** How far this server's review of a game has come. */
export const review = (id: string, depth: string) =>
  answerOf<ServerReview>("GET", `${table(id)}/review?depth=${depth}`);
export const askReview = (id: string, depth: string) =>
  answerOf<ServerReview>("POST", `${table(id)}/review`, { depth });

export const record = async (id: string): Promise<string> => (await ask("GET", `${table(id)}/record`)).text();
