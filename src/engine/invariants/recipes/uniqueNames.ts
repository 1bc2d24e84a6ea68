// I-22: no sequential name is given twice under one parent of the recipe.
import { sequenceOf } from '../../model/sequence.ts';
import type { Invariant } from '../invariant.ts';
import { isFirstSight, isOfRecipe } from './frame.ts';

export const uniqueNames: Invariant = {
  id: 'I-22',
  nature: 'event',
  concerns: new Set(['txn.applied']),
  check(world, records, memory) {
    for (const record of records) {
      if (!isFirstSight(record, memory) || record.kind !== 'txn.applied') continue;
      for (const change of record.changes) {
        if (change.type !== 'created' || sequenceOf(change.path) === null || !isOfRecipe(world, change.path))
          continue;
        if (memory.has(change.path))
          return { clients: [], path: change.path, count: 2, records: [record.seq] };
        memory.set(change.path, 1);
      }
    }
    return null;
  },
};
