// The words of all scenarios, pairs and contradictions that are loaded late.
import type { FamilyWords } from '../../../scenarios/scenario/words.ts';
import { coordination } from './coordination.ts';
import { elections } from './elections.ts';
import { ensemble } from './ensemble.ts';
import { lessonStages } from './lessonStages.ts';
import { locks } from './locks.ts';
import { queues } from './queues.ts';

const FAMILIES: readonly FamilyWords[] = [locks, elections, queues, coordination, ensemble, lessonStages];

export const catalogue: Required<FamilyWords> = {
  scenarios: Object.assign({}, ...FAMILIES.map((family) => family.scenarios)),
  pairs: Object.assign({}, ...FAMILIES.map((family) => family.pairs ?? {})),
  contradictions: Object.assign({}, ...FAMILIES.map((family) => family.contradictions ?? {})),
};

/** What the steps of all these scenarios are called, as sentences and in a word or two. */
export const lateSteps: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(catalogue.scenarios).map(({ steps }) => steps ?? {}),
);
export const lateStepNames: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(catalogue.scenarios).map(({ stepNames }) => stepNames ?? {}),
);
