// I-29: who has voted and is connected learns the outcome within the bound, whoever else is gone.
import { EVENT_LANE } from '../../model/op.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { InvariantMemory } from '../invariant.ts';
import { actorOf, isConnected } from './acting.ts';
import { keysOf } from './frame.ts';
import { lasting, type Disorder } from './lasting.ts';

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
