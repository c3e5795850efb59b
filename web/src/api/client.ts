/** Calls of the server's interface, one function each. */
import type {
  Accepted,
  Claimed,
  CreatedTable,
  Draft,
  Hint,
  Info,
  Links,
  PlaceQuestion,
  Points,
  Preview,
  TableAnswer,
  TableLine,
  Why,
} from "./table";
import type { Flower } from "./view";

export const BASE = "/api/v1";

/** A refusal by the server: a code to decide by, and a sentence to show. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(sentence);
  }

  /** The number of the table's last event, when the refusal tells it. */
  get latest(): number {
    const { seq } = this.details;
    return typeof seq === "number" ? seq : 0;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const BOT_TRIES = 80;
const BOT_PAUSE_MS = 750;

let language = "en";

/** The language in which the server writes its sentences. */
export function speak(tag: string): void {
  language = tag;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ask(method: string, path: string, body?: object, key?: string): Promise<Response> {
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

async function refusal(answer: Response): Promise<Error> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("error" in body)) return new Unreachable(String(answer.status));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
  const { code, sentence, details } = body.error as Problem;
  return new ServerError(answer.status, code, sentence, details ?? {});
}

async function answerOf<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
  const answer = await ask(method, path, body, key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own types, by its description
  return (await answer.json()) as Answer;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const seat = (id: string, index: number): string => `${table(id)}/seats/${index}`;

export const info = () => answerOf<Info>("GET", "/info");
export const openTables = () => answerOf<{ tables: TableLine[] }>("GET", "/tables");
export const ownTables = () => answerOf<{ tables: TableLine[] }>("GET", "/tables?mine=true");
export const createTable = (settings: object) => answerOf<CreatedTable>("POST", "/tables", settings, newKey());
export const links = (id: string) => answerOf<Links>("GET", `${table(id)}/links`);
export const watch = (id: string, key: string) => answerOf<TableAnswer>("POST", `${table(id)}/watch`, { key });
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
export const takeOver = (id: string, index: number, bot: string) =>
  answerOf<Accepted>("POST", `${seat(id, index)}/takeover`, { bot });
export const takeBack = (id: string, index: number) => answerOf<Accepted>("POST", `${seat(id, index)}/return`, {});
export const preview = (id: string, draft: Draft) => answerOf<Preview>("POST", `${table(id)}/preview`, draft);
export const why = (id: string, draft: Draft, move: string | PlaceQuestion) =>
  answerOf<Why>("POST", `${table(id)}/why`, { ...draft, move });
export const points = (id: string, index: number, moves: readonly string[]) =>
  answerOf<Points>("POST", `${table(id)}/points`, { seat: index, moves });
export const commit = (id: string, draft: Draft, key: string) =>
  answerOf<Accepted>("POST", `${table(id)}/turns`, draft, key);
export const proposeUndo = (id: string, index: number) =>
  answerOf<Accepted>("POST", `${table(id)}/undo`, { seat: index, turns: 1 });
export const answerUndo = (id: string, index: number, agree: boolean) =>
  answerOf<Accepted>("POST", `${table(id)}/undo/answer`, { seat: index, agree });
export const say = (id: string, words: { seat?: number; text?: string; phrase?: string }) =>
  answerOf<Accepted>("POST", `${table(id)}/chat`, words);
export const rematch = (id: string, index: number) =>
  answerOf<CreatedTable>("POST", `${table(id)}/rematch`, { seat: index }, newKey());
/** Bots are made ready while the first people already play: one that is not free is asked again. */
export async function hint(id: string, draft: Draft): Promise<Hint> {
  for (let left = BOT_TRIES; ; left -= 1) {
    try {
      return await answerOf<Hint>("POST", `${table(id)}/hint`, draft);
    } catch (error) {
      if (left === 0 || !(error instanceof ServerError && error.code === "bot-busy")) throw error;
      await new Promise((resume) => setTimeout(resume, BOT_PAUSE_MS));
    }
  }
}

export const recordPath = (id: string): string => `${BASE}${table(id)}/record`;
