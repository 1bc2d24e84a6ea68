// I-1: at most one live program believes that it holds an exclusive lock. A paused or cut-off believer counts: that two
// believe at once is the lesson, not an error of the engine.
import type { ClientId } from '../model/ids.ts';
import type { World } from '../world.ts';
import type { Invariant } from './invariant.ts';

export const oneBeliever: Invariant = {
  id: 'I-1',
  nature: 'state',
  concerns: new Set([
    'belief.stated',
    'belief.withdrawn',
    'client.killed',
    'client.closed',
    'client.started',
  ]),
  check(world, records) {
    const clients = believers(world);
    if (clients.length < 2) return null;
    const stated = records.find((record) => record.kind === 'belief.stated');
    const path = world.clients.get(clients[0] ?? 'client:')?.vars.value.belief?.path ?? null;
    return { clients, path, count: clients.length, records: stated === undefined ? [] : [stated.seq] };
  },
};

/** Clients whose process lives and whose program believes it holds the lock. */
export function believers(world: World): readonly ClientId[] {
  const found: ClientId[] = [];
  for (const [id, { vars }] of world.clients) {
    const { belief, process } = vars.value;
    if (belief !== null && (process === 'running' || process === 'paused')) found.push(id);
  }
  return found;
}
