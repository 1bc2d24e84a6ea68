// I-30: what a connected program goes by is not older than the tree for longer than the bound.
import { EVENT_LANE } from '../../model/op.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { InvariantMemory, Invariant } from '../invariant.ts';
import { actorOf, isConnected } from './acting.ts';
import { keysOf, truthOf } from './frame.ts';
import { lasting, type Disorder } from './lasting.ts';
import { isClientId } from '../../model/ids.ts';

export const copiesKeepUp = lasting('I-30', {
  concerns: ['fact.stated', 'program.started', 'txn.applied'],
  learn,
  find,
});

const COPY = 'copy ';
const ABSENT = 0;

/** `copy client:A 0 /path`: the zxid of the change that it has. */
function learn(record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind === 'program.started' && record.thread !== EVENT_LANE) {
    const own = `${COPY}${record.actor} ${record.thread} `;
    for (const path of keysOf(memory, own)) memory.delete(own + path);
  }
  if (record.kind !== 'fact.stated' || record.fact.type !== 'mirrors') return;
  const { fact, actor, thread } = record;
  memory.set(`${COPY}${actor} ${thread} ${fact.path}`, fact.mzxid ?? ABSENT);
}

function find(world: World, memory: InvariantMemory): readonly Disorder[] {
  const server = truthOf(world);
  if (server === null) return [];
  return keysOf(memory, COPY).flatMap((key) => {
    const path = key.slice(key.indexOf('/'));
    const stands = server.nodes.get(path)?.mzxid ?? ABSENT;
    if (memory.get(COPY + key) === stands) return [];
    const client = actorOf(world, key);
    return client === null || !isConnected(world, client) ? [] : [{ key, client, path }];
  });
}

/** I-11: the values that a program goes by were all written by one publication. */
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
