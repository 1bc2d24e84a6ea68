// What each client read last, and where. Read from a trace once and only as far as it has grown.
import type { ClientId, RequestOp, ServerId, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import { isClientId } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface LastRead {
  readonly client: ClientId;
  readonly path: string;
  readonly server: ServerId;
  /** The last transaction that the server had applied when it answered. */
  readonly zxid: Zxid;
  /** What of the znode was read. */
  readonly of: 'znode' | 'children';
}

/** One for each client that runs and whose newest answer was to a read, as it stands in a world. */
export function lastReads(world: World, trace: readonly TraceRecord[]): readonly LastRead[] {
  const history = readHistory(trace);
  return [...world.clients].flatMap(([client, { vars }]) => {
    if (vars.value.process !== 'running') return [];
    const read = history.get(client)?.findLast(({ step }) => step <= world.step);
    if (read === undefined || read.path === null || read.of === null) return [];
    const { path, server, zxid, of } = read;
    return [{ client, path, server, zxid, of }];
  });
}

interface Answer {
  readonly step: number;
  /** Null where it was not about reading one znode. */
  readonly path: string | null;
  readonly server: ServerId;
  readonly zxid: Zxid;
  readonly of: LastRead['of'] | null;
}

const READS: ReadonlyMap<RequestOp, LastRead['of']> = new Map([
  ['getData', 'znode'],
  ['exists', 'znode'],
  ['getChildren', 'children'],
  ['getChildren1', 'children'],
  ['getACL', 'znode'],
]);

const readHistory: (trace: readonly TraceRecord[]) => ReadonlyMap<ClientId, readonly Answer[]> = (trace) =>
  reader(trace).answers;

const reader = traceReader(
  () => ({ answers: new Map<ClientId, Answer[]>(), servers: new Map<string, ServerId>() }),
  ({ answers, servers }, record) => {
    if (record.kind === 'connection.attempted') servers.set(record.link, record.server);
    if (record.kind === 'connection.attempted' || !isClientId(record.actor)) return;
    const server = servers.get(record.link);
    if (server === undefined) return;
    const own = answers.get(record.actor) ?? [];
    const of = READS.get(record.op) ?? null;
    own.push({ step: record.step, path: of === null ? null : record.path, server, zxid: record.zxid, of });
    answers.set(record.actor, own);
  },
  ['connection.attempted', 'reply.delivered'],
);
