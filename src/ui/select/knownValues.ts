// What clients know of a znode's value: what each read last, or wrote since, with the version. Read from a trace once.
import { dataRead, isClientId, type ClientId, type TraceRecord } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

export interface Known {
  readonly how: 'read' | 'wrote';
  readonly data: string;
  readonly version: number;
}

/** By client, in order. */
export type KnownValues = ReadonlyMap<ClientId, readonly (Known & { readonly step: number })[]>;

export function knownValues(trace: readonly TraceRecord[]): KnownValues {
  return reader(trace).known;
}

export function knownAt(known: KnownValues, client: ClientId, step: number): Known | null {
  return known.get(client)?.findLast((each) => each.step <= step) ?? null;
}

const reader = traceReader(
  () => ({ known: new Map<ClientId, (Known & { step: number })[]>(), writing: new Map<string, string>() }),
  ({ known, writing }, record) => {
    if (!isClientId(record.actor)) return;
    const { actor, step, thread, input, yielded } = record;
    const lane = `${actor} ${thread}`;
    const written = writing.get(lane);
    writing.delete(lane);
    if (input.kind === 'response' && input.body.stat != null) {
      const { version } = input.body.stat;
      const read = dataRead(record);
      const of = known.get(actor) ?? [];
      known.set(actor, of);
      if (read !== null && read !== '') of.push({ how: 'read', data: read, version, step });
      else if (written !== undefined) of.push({ how: 'wrote', data: written, version, step });
    }
    if (yielded.kind !== 'op' || yielded.op.kind !== 'zk' || yielded.op.request.op !== 'setData') return;
    const { data } = yielded.op.request;
    if (typeof data === 'string') writing.set(lane, data);
  },
  ['program.resumed'],
);
