// The words of all scenarios, pairs and contradictions that are loaded late.
import type { FamilyWords } from './contract.ts';
import { elections } from './elections.zh.ts';
import { ensemble } from './ensemble.zh.ts';
import { locks } from './locks.zh.ts';

const FAMILIES: readonly FamilyWords[] = [locks, elections, ensemble];

export const catalogue: Required<FamilyWords> = {
  scenarios: Object.assign({}, ...FAMILIES.map((family) => family.scenarios)),
  pairs: Object.assign({}, ...FAMILIES.map((family) => family.pairs ?? {})),
  contradictions: Object.assign({}, ...FAMILIES.map((family) => family.contradictions ?? {})),
};
