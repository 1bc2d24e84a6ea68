// I-10: nobody passes a barrier before it opens, for enough have come or its opener says so; and one meeting has one outcome
// for all.
import { isClientId } from '../../model/ids.ts';
import type { Invariant } from '../invariant.ts';
import { frameOf, tally, tallyOf } from './frame.ts';

const OPENED = 'opened ';

export const barrierAgreement: Invariant = {
  id: 'I-10',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(world, records, memory) {
    for (const record of records) {
      if (record.kind !== 'fact.stated') continue;
      const { fact, actor, thread } = record;
      if (fact.type === 'opened') memory.set(OPENED + fact.round, 1);
      if (fact.type !== 'arrived' && fact.type !== 'passed' && fact.type !== 'turnedAway') continue;
      tally(memory, `${fact.round} ${fact.type}`, `${actor} ${thread}`);
      if (fact.type === 'arrived') continue;
      const countOf = (what: 'arrived' | 'passed' | 'turnedAway') => tallyOf(memory, `${fact.round} ${what}`);
      const arrived = countOf('arrived');
      const { barrier, members = 1 } = frameOf(world);
      const isOpen = barrier === 'opener' ? memory.has(OPENED + fact.round) : arrived >= members;
      const tooEarly = fact.type === 'passed' && !isOpen;
      const divided = countOf('passed') > 0 && countOf('turnedAway') > 0;
      const clients = isClientId(actor) ? [actor] : [];
      if (tooEarly || divided) return { clients, path: fact.round, count: arrived, records: [record.seq] };
    }
    return null;
  },
};
