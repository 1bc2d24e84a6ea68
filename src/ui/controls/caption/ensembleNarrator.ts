import type { EnsembleNarrator } from '../../room/ensembleNarrator.ts';
import { ensembleClauses } from './narrateEnsemble.ts';
import { listsApart } from './narrateWrites.ts';

export const ensembleNarrator: EnsembleNarrator = { clauses: ensembleClauses, listsApart };
