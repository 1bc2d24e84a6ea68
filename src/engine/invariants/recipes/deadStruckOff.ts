// I-32: the name of a member whose process is gone is not listed for longer than the bound.
import { isClientId } from '../../model/ids.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { InvariantMemory } from '../invariant.ts';
import { isAlive, keysOf, truthOf } from './frame.ts';
import { lasting, type Disorder } from './lasting.ts';

export const deadStruckOff = lasting('I-32', { concerns: ['txn.applied'], learn, find });

const JOINED = 'joined ';

function learn(record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind === 'belief.stated' && record.belief.what === 'member')
    memory.set(JOINED + record.belief.path, record.actor);
}

function find(world: World, memory: InvariantMemory): readonly Disorder[] {
  const server = truthOf(world);
  if (server === null) return [];
  return keysOf(memory, JOINED).flatMap((path) => {
    const id = String(memory.get(JOINED + path));
    const client = isClientId(id) ? world.clients.get(id) : undefined;
    if (!isClientId(id) || client === undefined || isAlive(client) || !server.nodes.has(path)) return [];
    return [{ key: path, client: id, path }];
  });
}
