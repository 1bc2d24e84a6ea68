// I-24: no client sends more requests in a second of the world than the scenario's limit.
import { isClientId } from '../../model/ids.ts';
import type { Invariant } from '../invariant.ts';
import { frameOf } from './frame.ts';

const DEFAULT_LIMIT = 50;

export const noHotLoop: Invariant = {
  id: 'I-24',
  nature: 'state',
  concerns: new Set(['request.sent', 'ping.sent']),
  check(world, records, memory) {
    const limit = frameOf(world).requestsPerSecond ?? DEFAULT_LIMIT;
    const second = Math.floor(world.timeMs / 1000);
    for (const record of records) {
      if (record.kind !== 'request.sent') continue;
      const [of, count] = String(memory.get(record.actor) ?? '').split(' ');
      memory.set(record.actor, `${second} ${Number(of) === second ? Number(count) + 1 : 1}`);
    }
    for (const [actor, rate] of memory.entries()) {
      const [of, count] = String(rate).split(' ');
      // A second that is over is judged until the client's next one begins: a loop is red as long as it spins.
      const isRecent = second - Number(of) <= 1;
      if (isRecent && Number(count) > limit && isClientId(actor))
        return { clients: [actor], path: null, count: Number(count), records: [] };
    }
    return null;
  },
};
