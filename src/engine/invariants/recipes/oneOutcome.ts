// I-28: one transaction has one outcome for all its sites, and is committed only when all of them have voted for it.
import { isClientId } from '../../model/ids.ts';
import type { Invariant } from '../invariant.ts';
import { frameOf, tally, tallyOf } from './frame.ts';

export const oneOutcome: Invariant = {
  id: 'I-28',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(world, records, memory) {
    for (const record of records) {
      if (record.kind !== 'fact.stated') continue;
      const { fact, actor, seq } = record;
      if (fact.type === 'voted') tally(memory, `${fact.round} ${fact.vote}`, actor);
      if (fact.type !== 'decided') continue;
      tally(memory, `${fact.round} ${fact.outcome}`, actor);
      const countOf = (what: 'yes' | 'commit' | 'abort') => tallyOf(memory, `${fact.round} ${what}`);
      const tooEarly = countOf('commit') > 0 && countOf('yes') < (frameOf(world).members ?? 1);
      const divided = countOf('commit') > 0 && countOf('abort') > 0;
      const clients = isClientId(actor) ? [actor] : [];
      if (tooEarly || divided) return { clients, path: fact.round, count: countOf('yes'), records: [seq] };
    }
    return null;
  },
};
