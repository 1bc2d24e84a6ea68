// How this user likes the page: kept from visit to visit where storage is allowed.
import { create } from 'zustand';
import { LANGUAGES, SOURCE, type LanguageId } from '../../words/languages.ts';
import { readStored, store } from '../storage.ts';

const NAME = 'preferences';
/** Playback speeds, slowest first; 1 is the readable pace. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8] as const;

const CHOICES = {
  locale: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  speed: SPEEDS,
  pacing: ['realTime', 'followEvents'],
  layout: ['compare', 'single'],
} as const;

export type Preferences = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Theme = Preferences['theme'];
export type Speed = Preferences['speed'];
export type PacingMode = Preferences['pacing'];

export const usePreferences = create<Preferences>(() => ({ ...defaults(), ...stored() }));

export function setPreferences(fields: Partial<Preferences>): void {
  usePreferences.setState(fields);
  store(NAME, JSON.stringify(usePreferences.getState()));
}

function defaults(): Preferences {
  return {
    locale: preferredLocale(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'system',
    speed: 1,
    pacing: 'followEvents',
    layout: 'compare',
  };
}

/** The first language of the browser's list that we have, in whatever script or region. */
export function preferredLocale(languages: readonly string[]): LanguageId {
  for (const language of languages) {
    const ours = LANGUAGES.find((id) => primary(id) === primary(language));
    if (ours !== undefined) return ours;
  }
  return SOURCE;
}

function primary(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

/**
 * Fields that are stored and still among the choices; one that is not leaves the others. Checked by hand: the schema
 * library would be loaded before the first picture for these lines alone.
 */
function stored(): Partial<Preferences> {
  const json = parse(readStored(NAME));
  if (typeof json !== 'object' || json === null) return {};
  const valid: [string, unknown][] = [];
  for (const [name, choices] of Object.entries<readonly unknown[]>(CHOICES)) {
    const value: unknown = Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined;
    if (choices.includes(value)) valid.push([name, value]);
  }
  return Object.fromEntries(valid);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
