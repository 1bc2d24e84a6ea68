// Writes that lose another's: a program reads a znode, and writes it without a version after another write has come between.
import type { ClientId, TraceRecord, Violation } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

export interface BlindWrite {
  readonly client: ClientId;
  readonly path: string;
  /** As its program marks it; null where it marks nothing. */
  readonly atStep: string | null;
  readonly step: number;
  /** Of the record that it was applied. */
  readonly seq: number;
}

/**
 * Those up to where an update is lost or an invariant of the program's own breaks at a write, of each place in the code the last; none for
 * any other violation. An invariant of its own does not say which value it misses: where there are several, each of them may be the cause.
 */
export function blindWritesBehind(
  { invariant, step, path, records, said }: Violation,
  trace: readonly TraceRecord[],
): readonly BlindWrite[] {
  const isOfWrite = records.some((seq) => trace[seq - 1]?.kind === 'txn.applied');
  if (invariant !== 'I-23' && !(invariant === 'I-40' && isOfWrite && said?.threw !== true)) return [];
  const before = blindWritesIn(trace).found.filter(
    (write) => write.step <= step && (path === null || write.path === path),
  );
  // What is said of one znode is broken by the write that was the last.
  if (path !== null) return before.slice(-1);
  const breaks = before.filter(({ seq }) => records.includes(seq));
  const byPlace = new Map(before.map((write) => [`${write.path} ${write.atStep ?? ''}`, write]));
  return breaks.length > 0 ? breaks : [...byPlace.values()];
}

interface Pending {
  readonly client: ClientId;
  readonly path: string;
  readonly atStep: string | null;
  /** Null: it reads. */
  readonly over: number | null;
}

interface Read {
  readonly found: BlindWrite[];
  /** By client and thread. */
  readonly atStep: Map<string, string>;
  readonly pending: Map<string, Pending>;
  /** By client and path: the version read last. */
  readonly versions: Map<string, number>;
  readonly owners: Map<string, ClientId>;
  readonly applied: Set<number>;
}

const blindWritesIn = traceReader(
  (): Read => ({
    found: [],
    atStep: new Map(),
    pending: new Map(),
    versions: new Map(),
    owners: new Map(),
    applied: new Set(),
  }),
  (read, record) => {
    if (record.kind === 'session.established') read.owners.set(record.session, record.actor as ClientId);
    if (record.kind === 'program.resumed') resumed(read, record);
    if (record.kind === 'txn.applied' && record.type === 'setData') applied(read, record);
  },
);

type RecordOfKind<Kind extends TraceRecord['kind']> = Extract<TraceRecord, { readonly kind: Kind }>;

function resumed(
  { atStep, pending, versions }: Read,
  { actor, thread, input, yielded }: RecordOfKind<'program.resumed'>,
): void {
  const client = actor as ClientId;
  const key = `${client} ${thread}`;
  const asked = pending.get(key);
  pending.delete(key);
  if (asked !== undefined && input.kind === 'response' && input.body.stat !== undefined)
    versions.set(`${client} ${asked.path}`, input.body.stat.version);
  if (yielded.kind !== 'op') return;
  const { op } = yielded;
  if (op.kind === 'atStep' && op.step !== null) atStep.set(key, op.step);
  if (op.kind !== 'zk') return;
  const { request } = op;
  const at = atStep.get(key) ?? null;
  if (request.op === 'getData') pending.set(key, { client, path: request.path, atStep: at, over: null });
  if (request.op === 'setData') {
    const known = versions.get(`${client} ${request.path}`);
    const over = request.version === -1 && known !== undefined ? known : null;
    pending.set(key, { client, path: request.path, atStep: at, over });
  }
}

/** Of several servers the first that applies it. */
function applied(read: Read, { zxid, session, changes, step, seq }: RecordOfKind<'txn.applied'>): void {
  const client = read.owners.get(session);
  if (client === undefined || read.applied.has(zxid)) return;
  read.applied.add(zxid);
  for (const change of changes) {
    if (change.type !== 'dataSet') continue;
    const asked = [...read.pending.values()].find(
      ({ client: by, path, over }) => by === client && path === change.path && over !== null,
    );
    if (asked === undefined || asked.over === null || change.version === asked.over + 1) continue;
    read.found.push({ client, path: change.path, atStep: asked.atStep, step, seq });
  }
}
