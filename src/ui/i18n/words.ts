// The words in use: one language at a time. What the first scene says is one chunk of each language, what is said once
// somebody looks closer another.
import { use } from 'react';
import { create } from 'zustand';
import type { Locale } from '../stores/preferences.ts';
import type { Messages } from './en.ts';
import type { LateMessages } from './late.en.ts';
import { loadInUse, oncePerLanguage } from './oncePerLanguage.ts';
import type { inVoice } from './voices/inVoice.ts';

export type { Messages } from './en.ts';
/** Everything a language says. */
export type AllMessages = Messages & LateMessages;

export const LANGUAGES: readonly Locale[] = ['en', 'zh-CN'];

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '简体中文' };

interface WordsState {
  readonly language: Locale;
  /** Null until the first language is there: nothing is drawn before. */
  readonly words: Messages | null;
  /** Null until somebody has asked for it. In the voice of the scenes shown, as all words that are given out. */
  readonly all: AllMessages | null;
}

/** What is known of a scene is how it speaks. */
type Scenes = Parameters<typeof inVoice>[1];

const useWordsState = create<WordsState>(() => ({ language: 'en', words: null, all: null }));

/** Loads a language and puts it in use. The one in use stays until all that is shown of the new one is there. */
export async function speak(language: Locale): Promise<void> {
  const needsAll = useWordsState.getState().all !== null;
  const [words] = await Promise.all([EARLY[language](), loadInUse(language)]);
  const all = needsAll ? voiced(await loadAll(language)) : null;
  useWordsState.setState({ language, words: all ?? words, all });
  document.documentElement.lang = language;
  document.title = words.shell.documentTitle;
}

/** The words are those of these scenes from now on: in an election somebody leads, where elsewhere a lock is held. */
export function speakOf(shown: Scenes): void {
  scenes = shown;
  const { language, all } = useWordsState.getState();
  if (all !== null) void loadAll(language).then(showAll(language));
}

/** The words of the language in use. Components are drawn after the first `speak` alone. */
export function useWords(): Messages {
  return spoken(useWordsState((state) => state.words));
}

/** All words, for what is itself loaded late: until they are there the component waits. */
export function useAllWords(): AllMessages {
  // Asked for in every drawing, needed or not: React tells what a component waits for by its place among all it asks for.
  const plain = use(loadAll(useLanguage()));
  return useLateWords() ?? voiced(plain);
}

/** All words as far as they have been loaded: null before somebody has asked for them. */
export function useLateWords(): AllMessages | null {
  return useWordsState((state) => state.all);
}

/** The words in use, for code outside components. */
export function wordsNow(): Messages {
  return spoken(useWordsState.getState().words);
}

export async function allWordsNow(): Promise<AllMessages> {
  const { all, language } = useWordsState.getState();
  return all ?? voiced(await loadAll(language));
}

export function useLanguage(): Locale {
  return useWordsState((state) => state.language);
}

const EARLY: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  'zh-CN': async () => (await import('./zh.ts')).zh,
};

const LATE: Readonly<Record<Locale, () => Promise<LateMessages>>> = {
  en: async () => (await import('./late.en.ts')).late,
  'zh-CN': async () => (await import('./late.zh.ts')).late,
};

const loadAll = oncePerLanguage<AllMessages>({ en: () => fetchAll('en'), 'zh-CN': () => fetchAll('zh-CN') });

async function fetchAll(language: Locale): Promise<AllMessages> {
  const [early, late, voices] = await Promise.all([
    EARLY[language](),
    LATE[language](),
    import('./voices/inVoice.ts'),
  ]);
  voiced = (all) => voices.inVoice(all, scenes);
  const all = { ...early, ...late };
  showAll(language)(all);
  return all;
}

/** The first words are among them, with those that only scenes loaded late need. */
const showAll = (language: Locale) => (plain: AllMessages) => {
  if (useWordsState.getState().language !== language) return;
  const all = voiced(plain);
  useWordsState.setState({ words: all, all });
};

let scenes: Scenes = [];
let voiced = (all: AllMessages): AllMessages => all;

function spoken(words: Messages | null): Messages {
  if (words === null) throw new Error('speak() a language before drawing anything');
  return words;
}
