// I-11: the values that a program goes by were all written by one publication.
import { isClientId } from '../../model/ids.ts';
import type { Invariant } from '../invariant.ts';

export const configurationUnity: Invariant = {
  id: 'I-11',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(_world, records) {
    for (const record of records) {
      if (record.kind !== 'fact.stated' || record.fact.type !== 'configured') continue;
      const { versions } = record.fact;
      if (versions.every((version) => version === versions[0])) continue;
      const clients = isClientId(record.actor) ? [record.actor] : [];
      return { clients, path: versions.join(', '), count: new Set(versions).size, records: [record.seq] };
    }
    return null;
  },
};
