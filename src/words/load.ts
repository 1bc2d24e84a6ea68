// Fetching a language: what it lacks is said in English.
import type { Area, Areas } from './areas.ts';
import { en } from './en/index.ts';
import { LOADERS, PSEUDO, SOURCE, type LanguageId } from './languages.ts';
import type { Messages, Translation } from './messages.ts';
import { completed } from './translation.ts';

export async function messagesIn(language: LanguageId): Promise<Messages> {
  if (language === SOURCE) return en;
  if (language === PSEUDO) return (await import('./pseudo.ts')).pseudo(en);
  const translation = await LOADERS[language].messages();
  // A voice stands in for the language's own words: one that is missing must not put English in their place.
  return { ...completed<Messages>(en, translation), voices: translation.voices ?? {} };
}

/** Says an area in a language that is there. */
export type Translate = <Id extends keyof Areas>(area: Area<Id>) => Areas[Id];

export async function areasIn(language: LanguageId): Promise<Translate> {
  if (language === SOURCE) return ({ english }) => english;
  if (language === PSEUDO) {
    const { pseudo } = await import('./pseudo.ts');
    return once((area) => pseudo(area.english));
  }
  const areas = await LOADERS[language].areas();
  return once(<Id extends keyof Areas>({ id, english }: Area<Id>) =>
    completed(english, areas[id] as Translation<Areas[Id]> | undefined),
  );
}

/** Words that are asked for again are the same object. */
function once(translate: Translate): Translate {
  const made: Partial<Areas> = {};
  return (area) => (made[area.id] ??= translate(area));
}
