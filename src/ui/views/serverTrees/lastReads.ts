// What each client read last, and where. Read from a trace once and only as far as it has grown.
import type { ClientId, RequestOp, ServerId, TraceRecord, World } from '../../../engine/index.ts';
import { isClientId } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface LastRead {
  readonly client: ClientId;
  readonly path: string;
  readonly server: ServerId;
}

/** One for each client that runs and whose newest answer was to a read, as it stands in a world. */
export function lastReads(world: World, trace: readonly TraceRecord[]): readonly LastRead[] {
  const history = readHistory(trace);
  return [...world.clients].flatMap(([client, { vars }]) => {
    if (vars.value.process !== 'running') return [];
    const read = history.get(client)?.findLast(({ step }) => step <= world.step);
    return read === undefined || read.path === null ? [] : [{ client, path: read.path, server: read.server }];
  });
}

interface Answer {
  readonly step: number;
  /** Null where it was not about reading one znode. */
  readonly path: string | null;
  readonly server: ServerId;
}

const READS: ReadonlySet<RequestOp> = new Set(['getData', 'exists', 'getChildren', 'getChildren1', 'getACL']);

const readHistory: (trace: readonly TraceRecord[]) => ReadonlyMap<ClientId, readonly Answer[]> = (trace) =>
  reader(trace).answers;

const reader = traceReader(
  () => ({ answers: new Map<ClientId, Answer[]>(), servers: new Map<string, ServerId>() }),
  ({ answers, servers }, record) => {
    if (record.kind === 'connection.attempted') servers.set(record.link, record.server);
    if (record.kind !== 'reply.delivered' || !isClientId(record.actor)) return;
    const server = servers.get(record.link);
    if (server === undefined) return;
    const own = answers.get(record.actor) ?? [];
    own.push({ step: record.step, path: READS.has(record.op) ? record.path : null, server });
    answers.set(record.actor, own);
  },
);
