// Fetching a language: what it lacks is said in English.
import type { Area } from './areas.ts';
import { en } from './en/index.ts';
import { LOADERS, PSEUDO, SOURCE, type LanguageId } from './languages.ts';
import type { Messages, Translation } from './messages.ts';
import { completed } from './translation.ts';

/** A language that is there. */
export interface Spoken {
  readonly messages: Messages;
  /** Words that are asked for again are the same object. */
  readonly area: <Words extends object>(area: Area<Words>) => Words;
}

export const ENGLISH: Spoken = { messages: en, area: ({ english }) => english };

const loading = new Map<LanguageId, Promise<Spoken>>();
const failed = new Set<LanguageId>();

/** The same promise each time, as a component that waits needs it. */
export function spokenIn(language: LanguageId): Promise<Spoken> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const promise = load(language);
  loading.set(language, promise);
  promise.catch(() => failed.add(language));
  return promise;
}

/** What could not be fetched is fetched again when it is asked for again. */
export function forgetFailed(): void {
  for (const language of failed) loading.delete(language);
  failed.clear();
}

async function load(language: LanguageId): Promise<Spoken> {
  if (language === SOURCE) return ENGLISH;
  if (language === PSEUDO) {
    const { pseudo } = await import('./pseudo.ts');
    return { messages: pseudo(en), area: once(({ english }) => pseudo(english)) };
  }
  const { messages, areas } = await LOADERS[language]();
  return {
    // A voice stands in for the language's own words: one that is missing must not put English in their place.
    messages: { ...completed<Messages>(en, messages), voices: messages.voices ?? {} },
    area: once(<Words extends object>({ id, english }: Area<Words>) =>
      completed(english, areas[id] as Translation<Words> | undefined),
    ),
  };
}

function once(translate: Spoken['area']): Spoken['area'] {
  const made = new Map<string, object>();
  return <Words extends object>(area: Area<Words>) => {
    const known = made.get(area.id) ?? translate(area);
    made.set(area.id, known);
    return known as Words;
  };
}
