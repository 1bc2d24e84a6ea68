import type { Area } from '../../../words/areas.ts';
import { builder } from './en/builder.ts';

/** The words of the page that writes embeds. */
export const BUILDER: Area<'builder'> = { id: 'builder', english: builder };
