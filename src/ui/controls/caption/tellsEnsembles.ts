// From here on captions tell of ensembles.
import { useNarrators } from '../../stores/narrators.ts';
import { ensembleClauses } from './narrateEnsemble.ts';
import { lastLists } from './narrateWrites.ts';

useNarrators.setState({ ensemble: { clauses: ensembleClauses, lists: lastLists } });
