// I-27: while an item is free and a program that could go on wants one, a client takes one within the bound.
import { EVENT_LANE } from '../../model/op.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { InvariantMemory } from '../invariant.ts';
import { actorOf } from './acting.ts';
import { frameOf, keysOf, truthOf } from './frame.ts';
import { beginAnew, lasting, type Disorder } from './lasting.ts';

export const queueMoves = lasting('I-27', {
  concerns: ['fact.stated', 'program.started', 'txn.applied'],
  learn,
  find,
});

const WANTS = 'wants ';
const STANDS = 'queue';

/** `wants client:A 0`: from when a thread says so until it has one. */
function learn(record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind === 'program.started' && record.thread !== EVENT_LANE)
    memory.delete(`${WANTS}${record.actor} ${record.thread}`);
  if (record.kind !== 'fact.stated') return;
  const key = `${WANTS}${record.actor} ${record.thread}`;
  if (record.fact.type === 'wants') memory.set(key, 1);
  if (record.fact.type === 'gaveUp') memory.delete(key);
  if (record.fact.type !== 'took') return;
  memory.delete(key);
  beginAnew(memory, STANDS);
}

/** A client without a connection counts as waiting, too: it may have lost it because no list is ever answered. */
function find(world: World, memory: InvariantMemory): readonly Disorder[] {
  const path = freeItemIn(world);
  if (path === null) return [];
  const waiting = keysOf(memory, WANTS).flatMap((key) => actorOf(world, key) ?? []);
  return waiting.map((client) => ({ key: STANDS, client, path }));
}

/** The first of the recipe's lists that has more items than are claimed; null if there is none. */
function freeItemIn(world: World): string | null {
  const server = truthOf(world);
  if (server === null) return null;
  const { parents, claims } = frameOf(world);
  const claimed = claims === undefined ? [] : (server.nodes.get(claims)?.children ?? []);
  const isFree = (name: string) => !claimed.includes(name);
  return parents.find((parent) => server.nodes.get(parent)?.children.some(isFree) === true) ?? null;
}
