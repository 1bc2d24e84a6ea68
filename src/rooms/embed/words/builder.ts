import { builder } from './en/builder.ts';

/** The words of the page that writes embeds. */
export const BUILDER = { id: 'builder', english: builder } as const;
