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

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let spoken: Language = $state("en");

export const language = (): Language => spoken;

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

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
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${tag}/`));
  for (const text of await Promise.all(mine.map(([, load]) => load()))) fresh.addResource(new FluentResource(text));
  return fresh;
}

export async function useLanguage(tag: Language): Promise<void> {
  const fresh = await read(tag);
  bundle = fresh;
  spoken = tag;
  speak(tag);
  document.documentElement.lang = tag;
}

export async function startLanguage(): Promise<void> {
  const wished = preferences.language;
  await useLanguage(isLanguage(wished) ? wished : preferred(navigator.languages));
}

/** A message by its id; an id without words shows itself, so that a gap is seen. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern == null ? id : bundle.formatPattern(pattern, values);
}

export const knows = (id: string): boolean => bundle.hasMessage(id);
