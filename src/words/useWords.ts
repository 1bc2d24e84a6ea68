// The words in use: one language at a time, in the voice of the scenes shown.
import { use } from 'react';
import { create } from 'zustand';
import type { Area, Areas } from './areas.ts';
import { en } from './en/index.ts';
import { inVoice } from './inVoice.ts';
import { SOURCE, type LanguageId, type TranslatedId } from './languages.ts';
import { areasIn, messagesIn, type Translate } from './load.ts';
import type { Messages } from './messages.ts';

type Scenes = Parameters<typeof inVoice>[1];

interface WordsState {
  readonly language: LanguageId;
  /** As the language says it, whatever is shown. */
  readonly plain: Messages;
  /** In the voice of the scenes shown. */
  readonly words: Messages;
  readonly scenes: Scenes;
}

const useWordsState = create<WordsState>(() => ({ language: SOURCE, plain: en, words: en, scenes: [] }));

let wanted: LanguageId = SOURCE;
/** Whether an area has been shown: the next language is not put in use without its areas then. */
let areasAreInUse = false;

/** Loads a language and puts it in use. The one in use stays until all that is shown of the new one is there. */
export async function speak(language: LanguageId): Promise<void> {
  wanted = language;
  const plain = await messagesIn(language);
  if (areasAreInUse && language !== SOURCE) await loadAreas(language);
  if (wanted !== language) return;
  useWordsState.setState(({ scenes }) => ({ language, plain, words: inVoice(plain, scenes) }));
  document.documentElement.lang = language;
  document.title = plain.shell.documentTitle;
}

/** The words are those of these scenes from now on: in an election somebody leads, where elsewhere a lock is held. */
export function speakOf(scenes: Scenes): void {
  useWordsState.setState(({ plain }) => ({ scenes, words: inVoice(plain, scenes) }));
}

/** The words in use; of an area, those that come with it. A component waits for an area of a language that is fetched. */
export function useWords<Id extends keyof Areas>(area: Area<Id>): Areas[Id];
export function useWords(): Messages;
export function useWords(area?: Area): Messages | Areas[keyof Areas] {
  const { language, words } = useWordsState();
  if (area === undefined) return words;
  return language === SOURCE ? area.english : use(loadAreas(language))(area);
}

/** An area in a language that need not be the page's: a speaker's notes may be in another one than the screen. */
export function useWordsIn<Id extends keyof Areas>(language: LanguageId, area: Area<Id>): Areas[Id] {
  return language === SOURCE ? area.english : use(loadAreas(language))(area);
}

/** The words in use, for code outside components. */
export function wordsNow(): Messages {
  return useWordsState.getState().words;
}

/** The words of an area, for code outside components. What could not be fetched before is fetched again. */
export async function areaWordsNow<Id extends keyof Areas>(area: Area<Id>): Promise<Areas[Id]> {
  const { language } = useWordsState.getState();
  forgetFailedWords();
  return language === SOURCE ? area.english : (await loadAreas(language))(area);
}

export function useLanguage(): LanguageId {
  return useWordsState((state) => state.language);
}

/** A component that waits for words that could not be fetched asks for them anew when it is drawn again. */
function forgetFailedWords(): void {
  for (const language of failed) loading.delete(language);
  failed.clear();
}

const loading = new Map<TranslatedId, Promise<Translate>>();
const failed = new Set<TranslatedId>();

/** The same promise each time, as a component that waits needs it. */
function loadAreas(language: TranslatedId): Promise<Translate> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  areasAreInUse = true;
  const promise = areasIn(language);
  loading.set(language, promise);
  promise.then(
    // As React notes it itself on a promise it has waited for: for one it has not seen yet it would put away what is drawn.
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => failed.add(language),
  );
  return promise;
}
