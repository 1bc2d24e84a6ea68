// How this user likes the page: kept from visit to visit where storage is allowed.
import { create } from 'zustand';
import {
  findLanguage,
  LANGUAGES,
  preferredLanguage,
  SOURCE,
  type LanguageId,
} from '../../words/languages.ts';
import { readStored, store } from './storage.ts';
import { jsonOf } from '../../scenarios/link/jsonOf.ts';

const NAME = 'preferences';
/** Playback speeds, slowest first; 1 is the readable pace. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8] as const;

const CHOICES = {
  locale: LANGUAGES as readonly LanguageId[],
  theme: ['system', 'light', 'dark'],
  speed: SPEEDS,
  pacing: ['realTime', 'followEvents'],
} as const;

export type Preferences = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Theme = Preferences['theme'];
export type Speed = Preferences['speed'];
export type PacingMode = Preferences['pacing'];

export const usePreferences = create<Preferences>(() => ({ ...defaults(), ...stored(), ...asked() }));

export function setPreferences(fields: Partial<Preferences>): void {
  usePreferences.setState(fields);
  // What the address or a lesson asks for holds for this visit: it is not kept with the rest.
  store(NAME, JSON.stringify({ ...stored(), ...fields }));
}

/** What the user has chosen of it on any visit; what is lent for a while is not among it. */
export function storedPace(): Partial<Pick<Preferences, 'pacing' | 'speed'>> {
  const { pacing, speed } = stored();
  return { ...(pacing === undefined ? {} : { pacing }), ...(speed === undefined ? {} : { speed }) };
}

/** Stores it in place of what was stored, for the next visit. */
export function storePace(pace: ReturnType<typeof storedPace>): void {
  const { pacing: _, speed: __, ...rest } = stored();
  store(NAME, JSON.stringify({ ...rest, ...pace }));
}

/** `?lang=zh-CN` in the address, or `?lang=zh`: for this visit. */
function asked(): Partial<Preferences> {
  if (typeof location === 'undefined') return {};
  const tag = new URLSearchParams(location.search).get('lang') ?? '';
  const locale = findLanguage(tag) ?? preferredLanguage([tag]);
  return locale === undefined ? {} : { locale };
}

function defaults(): Preferences {
  return {
    locale: preferredLanguage(typeof navigator === 'undefined' ? [] : navigator.languages) ?? SOURCE,
    theme: 'system',
    speed: 1,
    pacing: 'followEvents',
  };
}

/**
 * Fields that are stored and still among the choices; one that is not leaves the others. Checked by hand: the schema
 * library would be loaded before the first picture for these lines alone.
 */
function stored(): Partial<Preferences> {
  const json = jsonOf(readStored(NAME));
  if (typeof json !== 'object' || json === null) return {};
  const valid: [string, unknown][] = [];
  for (const [name, choices] of Object.entries<readonly unknown[]>(CHOICES)) {
    const value: unknown = Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined;
    if (choices.includes(value)) valid.push([name, value]);
  }
  return Object.fromEntries(valid);
}
