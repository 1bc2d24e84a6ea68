import type { Area } from '../../../words/areas.ts';
import { claimsWords } from './en.ts';

/** The words of the claims of the articles. */
export const CLAIMS: Area<'claims'> = { id: 'claims', english: claimsWords };
