import type { FamilyWords } from './contract.ts';

export const elections: FamilyWords = { scenarios: {} };
