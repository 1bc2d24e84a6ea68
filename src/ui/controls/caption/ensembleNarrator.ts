import type { EnsembleNarrator } from '../../room/ensembleNarrator.ts';
import { ensembleClauses } from './narrateEnsemble.ts';
import { lastLists } from './narrateWrites.ts';

export const ensembleNarrator: EnsembleNarrator = { clauses: ensembleClauses, lists: lastLists };
