import type { PaletteKind } from '../../../words/contracts/paletteKind.ts';

/** What every language says of the command palette. */
export interface PaletteWords {
  readonly title: string;
  readonly search: string;
  readonly placeholder: string;
  /** Of the options, to who cannot see them. */
  readonly options: string;
  readonly kinds: Readonly<Record<PaletteKind, string>>;
  readonly recent: string;
  readonly suggested: string;
  readonly found: (count: number) => string;
  readonly more: (count: number) => string;
  readonly nothing: (query: string) => string;
  readonly keys: string;
  /** Back from the question for an amount to all that there is. */
  readonly back: string;
  readonly ask: (what: string) => string;
  readonly inForce: string;

  readonly bySetting: (setting: string, value: string) => string;
  readonly show: (what: string) => string;
  readonly hide: (what: string) => string;
  readonly redo: string;
  readonly oneWorld: string;
  readonly twoWorlds: string;
  readonly saveAs: (form: string) => string;
}
