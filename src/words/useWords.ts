// The words in use: one language at a time, in the voice of the scenes shown.
import { createContext, use } from 'react';
import { create } from 'zustand';
import type { Area } from './areas.ts';
import { inVoice } from './inVoice.ts';
import { SOURCE, type LanguageId } from './languages.ts';
import { ENGLISH, forgetFailed, spokenIn, type Spoken } from './load.ts';
import type { Messages } from './messages.ts';

type Scenes = Parameters<typeof inVoice>[1];

interface WordsState {
  /** The language asked for last: it may be on its way. */
  readonly wanted: LanguageId;
  readonly language: LanguageId;
  /** As the language says it, whatever is shown. */
  readonly spoken: Spoken;
  /** In the voice of the scenes shown. */
  readonly words: Messages;
  readonly scenes: Scenes;
  /** What the language says once what only some worlds need is there. */
  readonly voiced: (spoken: Spoken) => Messages;
  /** Whether one of the two worlds shown stands above the other. */
  readonly areStacked: boolean;
}

const useWordsState = create<WordsState>(() => ({
  wanted: SOURCE,
  language: SOURCE,
  spoken: ENGLISH,
  words: ENGLISH.messages,
  scenes: [],
  voiced: ({ messages }) => messages,
  areStacked: false,
}));

/** Loads a language and puts it in use. The one in use stays until the new one is there. */
export async function speak(language: LanguageId): Promise<void> {
  useWordsState.setState({ wanted: language });
  forgetFailed();
  const spoken = await spokenIn(language);
  if (useWordsState.getState().wanted !== language) return;
  change({ language, spoken });
  document.documentElement.lang = language;
  document.title = spoken.messages.shell.documentTitle;
}

/** The words are those of these scenes from now on: in an election a client leads, where elsewhere a lock is held. */
export function speakOf(scenes: Scenes): void {
  change({ scenes });
}

/** Voices that come later, with the worlds that they are of. */
export function speakWith(voiced: WordsState['voiced']): void {
  change({ voiced });
}

/** The words name the two worlds by where they stand: left and right, or above and below. */
export function speakOfStacked(areStacked: boolean): void {
  change({ areStacked });
}

function change(part: Partial<Omit<WordsState, 'words'>>): void {
  useWordsState.setState((before) => ({ ...part, words: wordsOf({ ...before, ...part }) }));
}

function wordsOf({ spoken, scenes, voiced, areStacked }: Omit<WordsState, 'words'>): Messages {
  const words = inVoice(voiced(spoken), scenes);
  return areStacked ? stacked(words) : words;
}

/** The words for two worlds of which one stands above the other, as on a phone. The same words are the same object. */
function stacked(words: Messages): Messages {
  const known = ofStacked.get(words);
  if (known !== undefined) return known;
  const { shell, live } = words;
  const spoken = { ...words, shell: { ...shell, ...shell.stacked }, live: { ...live, ...live.stacked } };
  ofStacked.set(words, spoken);
  return spoken;
}

const ofStacked = new WeakMap<Messages, Messages>();

/** Below it the words are those of this scene alone: beside a lock, an election still has a leader. */
export const SceneSpoken = createContext<Scenes[number] | null>(null);

/** The words in use; of an area, those that come with it. */
export function useWords<Words extends object>(area: Area<Words>): Words;
export function useWords(): Messages;
export function useWords(area?: Area): object {
  const state = useWordsState();
  const scene = use(SceneSpoken);
  if (area !== undefined) return state.spoken.area(area);
  return scene === null ? state.words : wordsOf({ ...state, scenes: [scene] });
}

/** An area in a language that need not be the page's: a speaker's notes may be in another one than the screen. */
export function useWordsIn<Words extends object>(language: LanguageId, area: Area<Words>): Words {
  return use(spokenIn(language)).area(area);
}

/** The words in use, for code outside components. */
export function wordsNow<Words extends object>(area: Area<Words>): Words;
export function wordsNow(): Messages;
export function wordsNow(area?: Area): object {
  const { spoken, words } = useWordsState.getState();
  return area === undefined ? words : spoken.area(area);
}

export function useLanguage(): LanguageId {
  return useWordsState((state) => state.language);
}
