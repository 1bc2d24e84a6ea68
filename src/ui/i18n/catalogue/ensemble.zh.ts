import type { FamilyWords } from './contract.ts';

export const ensemble: FamilyWords = { scenarios: {} };
