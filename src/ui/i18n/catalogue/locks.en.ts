import type { FamilyWords } from './contract.ts';

export const locks: FamilyWords = { scenarios: {} };
