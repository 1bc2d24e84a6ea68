// Invariants that something which may be out of order for a moment is put in order within the bound, of which only time counts
// in which nothing excuses waiting.
import type { ClientId } from '../../model/ids.ts';
import type { RecordKind, TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { Invariant, InvariantId, InvariantMemory } from '../invariant.ts';
import { isExcused } from './excuses.ts';
import { boundMsOf, isRunningOut, keysOf } from './frame.ts';
import { PULSE } from './pulse.ts';

/** One thing out of order, as long as it has the same key. */
export interface Disorder {
  readonly key: string;
  readonly client: ClientId | null;
  readonly path: string | null;
}

export interface Lasting {
  /** What tells of it beside the records that come as long as anybody is connected. */
  readonly concerns: readonly RecordKind[];
  readonly learn: (record: TraceRecord, memory: InvariantMemory) => void;
  readonly find: (world: World, memory: InvariantMemory) => readonly Disorder[];
}

export function lasting(id: InvariantId, { concerns, learn, find }: Lasting): Invariant {
  return {
    id,
    nature: 'state',
    concerns: new Set([...PULSE, ...concerns]),
    check(world, records, memory) {
      for (const record of records) learn(record, memory);
      const disorders = find(world, memory);
      const found = disorders.length > 0 && isExcused(world) ? [] : disorders;
      follow(world, found, memory);
      const sinceMs = ({ key }: Disorder) => Number(memory.get(SINCE + key));
      const late = found.filter((one) => world.timeMs - sinceMs(one) > boundMsOf(world));
      const [first] = late;
      if (first === undefined) return null;
      const clients = new Set(late.flatMap(({ client }) => (client === null ? [] : [client])));
      return { clients: [...clients], path: first.path, count: world.timeMs - sinceMs(first), records: [] };
    },
    isCounting: (world, memory) =>
      keysOf(memory, SINCE).some((key) =>
        isRunningOut(world, Number(memory.get(SINCE + key)), Number(memory.get(LOOKED))),
      ),
  };
}

/** What happened begins a disorder's time anew. */
export function beginAnew(memory: InvariantMemory, key: string): void {
  memory.delete(SINCE + key);
}

const SINCE = 'since ';
const LOOKED = 'looked at';

function follow(world: World, found: readonly Disorder[], memory: InvariantMemory): void {
  const keys = new Set(found.map(({ key }) => key));
  for (const key of keysOf(memory, SINCE)) if (!keys.has(key)) memory.delete(SINCE + key);
  for (const key of keys) if (!memory.has(SINCE + key)) memory.set(SINCE + key, world.timeMs);
  memory.set(LOOKED, world.timeMs);
}
