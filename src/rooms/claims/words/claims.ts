import { claimsWords } from './en.ts';

/** The words of the claims of the articles. */
export const CLAIMS = { id: 'claims', english: claimsWords } as const;
