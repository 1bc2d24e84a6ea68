// I-24: no client sends more requests in a second of the world than the scenario's limit.
import { isClientId } from '../../model/ids.ts';
import type { Invariant, InvariantMemory } from '../invariant.ts';
import { frameOf, keysOf } from './frame.ts';

const DEFAULT_LIMIT = 50;

export const noHotLoop: Invariant = {
  id: 'I-24',
  nature: 'state',
  concerns: new Set(['request.sent', 'ping.sent']),
  check(world, records, memory) {
    const limit = frameOf(world).requestsPerSecond ?? DEFAULT_LIMIT;
    const second = Math.floor(world.timeMs / 1000);
    for (const record of records) if (record.kind === 'request.sent') count(record.actor, second, memory);
    for (const actor of keysOf(memory, SENT)) {
      const sent = Number(memory.get(SENT + actor));
      // A second that is over is judged until the next one is: a loop is red as long as it spins.
      const isRecent = second - Number(memory.get(SECOND + actor)) <= 1;
      if (isRecent && sent > limit && isClientId(actor))
        return { clients: [actor], path: null, count: sent, records: [] };
    }
    return null;
  },
};

const SECOND = 'second ';
const SENT = 'sent ';

function count(actor: string, second: number, memory: InvariantMemory): void {
  const before = memory.get(SECOND + actor) === second ? Number(memory.get(SENT + actor)) : 0;
  memory.set(SECOND + actor, second);
  memory.set(SENT + actor, before + 1);
}
