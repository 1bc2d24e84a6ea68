// I-20: a read that must be fresh returns at least the latest write that was acknowledged before it was asked for.
import { isClientId } from '../../model/ids.ts';
import type { RecordOf } from '../../trace/record.ts';
import type { Finding, Invariant, InvariantMemory } from '../invariant.ts';

const WROTE = 'wrote ';
const ASKED = 'asked ';

export const freshness: Invariant = {
  id: 'I-20',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(_world, records, memory) {
    for (const record of records) {
      const finding = record.kind === 'fact.stated' ? take(record, memory) : null;
      if (finding !== null) return finding;
    }
    return null;
  },
};

function take(
  { fact, actor, thread, seq }: RecordOf<'fact.stated'>,
  memory: InvariantMemory,
): Finding | null {
  switch (fact.type) {
    case 'wrote':
      memory.set(WROTE + fact.path, Math.max(fact.version, Number(memory.get(WROTE + fact.path) ?? 0)));
      return null;
    case 'asks':
      memory.set(`${ASKED}${actor} ${thread} ${fact.path}`, memory.get(WROTE + fact.path) ?? 0);
      return null;
    case 'read': {
      const due = Number(memory.get(`${ASKED}${actor} ${thread} ${fact.path}`) ?? 0);
      if (fact.version >= due) return null;
      return { clients: isClientId(actor) ? [actor] : [], path: fact.path, count: due, records: [seq] };
    }
    default:
      return null;
  }
}
