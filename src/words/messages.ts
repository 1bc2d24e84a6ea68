import type { en } from '../ui/i18n/en.ts';

/** Everything a language says, but for its areas. */
export type Messages = typeof en;
