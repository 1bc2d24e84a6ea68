// I-28: one transaction has one outcome for all its sites, and is committed only when all of them have voted for it.
import { isClientId } from '../../model/ids.ts';
import type { Invariant, InvariantMemory } from '../invariant.ts';
import { frameOf, tally, tallyOf, keysOf } from './frame.ts';
import { EVENT_LANE } from '../../model/op.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import { actorOf, isConnected } from './acting.ts';
import { lasting, type Disorder } from './lasting.ts';

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

/** I-29: a client that has voted and is connected learns the outcome within the bound, even if others are gone. */
export const outcomeComes = lasting('I-29', { concerns: ['fact.stated', 'program.started'], learn, find });

const VOTED = 'voted ';

/** `voted client:A 0 transaction 1`: until it is decided. */
function learn(record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind === 'program.started' && record.thread !== EVENT_LANE) {
    const own = `${VOTED}${record.actor} ${record.thread} `;
    for (const round of keysOf(memory, own)) memory.delete(own + round);
  }
  if (record.kind !== 'fact.stated') return;
  const { fact, actor, thread } = record;
  if (fact.type === 'voted') memory.set(`${VOTED}${actor} ${thread} ${fact.round}`, 1);
  if (fact.type === 'decided') memory.delete(`${VOTED}${actor} ${thread} ${fact.round}`);
}

function find(world: World, memory: InvariantMemory): readonly Disorder[] {
  return keysOf(memory, VOTED).flatMap((key) => {
    const client = actorOf(world, key);
    if (client === null || !isConnected(world, client)) return [];
    return [{ key, client, path: key.split(' ').slice(2).join(' ') }];
  });
}
