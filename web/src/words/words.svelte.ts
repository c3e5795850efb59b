/** The words of the page, in the reader's language. The same files serve the command line. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../api/client";
import { preferences } from "../store/preferences.svelte";

export const LANGUAGES = {
  en: "English",
  pl: "Polski",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
} as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../../src/babylon/locales/*/{rules,bots,web,server}.ftl", {
  import: "default",
});

/** Words that only one part of the page says; they come with it. */
const late = import.meta.glob<string>(
  [
    "../../../src/babylon/locales/*/{lesson,handbook,pad,hints,record,replay,review,study,puzzles,games,day}.ftl",
    "../../../src/babylon/locales/*/{later,people,alerts,find,tournaments,host}.ftl",
  ],
  {
    import: "default",
  },
);
export type Book =
  | "lesson"
  | "handbook"
  | "pad"
  | "hints"
  | "record"
  | "replay"
  | "review"
  | "study"
  | "puzzles"
  | "games"
  | "day"
  | "later"
  | "people"
  | "alerts"
  | "find"
  | "tournaments"
  | "host";
const learnt = new Map<Book, Promise<void>>();

/** What was said before in this language, by message and values: the same labels are put together at every click. */
const MOST_SAID = 4000;
const said = new Map<string, string>();

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let spoken: Language = $state("en");
let wished: Language = "en";

export const language = (): Language => spoken;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The language among ours that fits the browser's wishes. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    if (isLanguage(wish)) return wish;
    if (/^zh\b.*(hant|tw|hk|mo)/i.test(wish)) return "zh-Hant";
    if (/^zh\b/i.test(wish)) return "zh-Hans";
    const base = wish.split("-")[0] ?? "";
    if (isLanguage(base)) return base;
  }
  return "en";
}

async function read(tag: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(tag, { useIsolating: false });
  const books = [...learnt.keys()].map((book) => `/locales/${tag}/${book}.ftl`);
  const mine = [
    ...Object.entries(files).filter(([path]) => path.includes(`/locales/${tag}/`)),
    ...Object.entries(late).filter(([path]) => books.some((book) => path.endsWith(book))),
  ];
  for (const text of await Promise.all(mine.map(([, load]) => load()))) fresh.addResource(new FluentResource(text));
  return fresh;
}

export async function useLanguage(tag: Language): Promise<void> {
  wished = tag;
  const fresh = await read(tag);
  // Who has chosen again meanwhile wants the last choice.
  if (tag !== wished) return;
  bundle = fresh;
  said.clear();
  spoken = tag;
  speak(tag);
  document.documentElement.lang = tag;
}

/** Loads the words of a part of the page, now and in every language chosen from now on. */
export async function learnWords(...books: readonly Book[]): Promise<void> {
  const fresh = books.filter((book) => !learnt.has(book));
  if (fresh.length > 0) {
    // Whoever asks meanwhile waits for the same words.
    const learning = Promise.resolve().then(() => useLanguage(wished));
    for (const book of fresh) learnt.set(book, learning);
  }
  await Promise.all(books.flatMap((book) => learnt.get(book) ?? []));
}

export async function startLanguage(): Promise<void> {
  const chosen = preferences.language;
  await useLanguage(isLanguage(chosen) ? chosen : preferred(navigator.languages));
}

/** A message by its id; an id without words shows itself, so that a gap is seen. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  // Most labels are put together from words without values.
  if (typeof pattern === "string") return pattern;
  const key = `${id} ${JSON.stringify(values)}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = bundle.formatPattern(pattern, values);
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

export const knows = (id: string): boolean => bundle.hasMessage(id);
