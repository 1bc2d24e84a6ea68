// Why nobody ends a session just now: of what does not happen there is no record, so the world is asked.
import type { ServerState, SessionId, TraceRecord, World } from '../../engine/index.ts';
import { keeperOfSessions } from './ensemble/ensembleClients.ts';
import type { ServerFace } from './ensemble/serverFaces.ts';
import { zabHistory } from './ensemble/zabHistory.ts';
import { deciderOf } from './sessionWheel.ts';
import { traceIndex } from './traceIndex.ts';

/** The answer, and the record whose causes tell the rest; null where none does. */
export type Unexpired = { readonly seq: number | null } & (
  | { readonly why: 'gone' }
  /** Only a leader lets sessions expire, and none is in office. */
  | { readonly why: 'noLeader' }
  | { readonly why: 'frozen'; readonly server: ServerFace }
  /** Its end is decided and waits to be committed. */
  | { readonly why: 'closing' }
  /** Its client is heard. */
  | ({ readonly why: 'heard' } & Clock)
  /** A leader that takes office, or the only server when it starts, gives each session a full timeout from then. */
  | ({ readonly why: 'restarted'; readonly server: ServerFace } & Clock)
  | ({ readonly why: 'notYet' } & Clock)
  /** Its timeout is over, its bucket is not. */
  | ({ readonly why: 'bucket'; readonly tickMs: number } & Clock)
);

interface Clock {
  readonly touchedAtMs: number;
  readonly timeoutMs: number;
  readonly expiresAtMs: number;
}

export function unexpired(world: World, trace: readonly TraceRecord[], id: SessionId): Unexpired {
  const keeper = keeperOfSessions(world);
  const { kind, server } = deciderOf(world, keeper);
  if (keeper === null || server === null) return { why: 'noLeader', seq: endOfOffice(world, trace) };
  if (kind === 'frozen')
    return {
      why: 'frozen',
      server,
      seq: newest(world, trace, ({ kind: of }) => of === 'server.frozen'),
    };
  const session = keeper.sessions.get(id);
  if (session === undefined) return { why: 'gone', seq: newest(world, trace, (record) => ends(record, id)) };
  if (session.state === 'closing')
    return { why: 'closing', seq: newest(world, trace, (record) => ends(record, id)) };
  const { lastTouchedAtMs: touchedAtMs, timeoutMs, expiresAtMs, touchedBy } = session;
  const clock = { touchedAtMs, timeoutMs, expiresAtMs };
  const touched = touchedBy > 0 ? touchedBy : null;
  if (isHeard(world, trace, id)) return { why: 'heard', seq: touched, ...clock };
  const office = officeOf(world, trace, keeper);
  if (office !== null && touchedAtMs <= office.timeMs)
    return { why: 'restarted', server, seq: office.seq, ...clock };
  if (world.timeMs < touchedAtMs + timeoutMs) return { why: 'notYet', seq: touched, ...clock };
  return { why: 'bucket', seq: touched, tickMs: world.setup.config.tickTimeMs, ...clock };
}

/** When the last leader left its office; null if there never was one. */
function endOfOffice(world: World, trace: readonly TraceRecord[]): number | null {
  const last = zabHistory(trace).established.findLast(({ step }) => step <= world.step);
  if (last === undefined) return null;
  return newest(
    world,
    trace,
    ({ kind, actor, seq }) =>
      actor === last.leader && seq > last.seq && (kind === 'role.left' || kind === 'server.stopped'),
  );
}

/** When the server that keeps the sessions took office, which the only server does as it starts. */
function officeOf(world: World, trace: readonly TraceRecord[], { vars, peer }: ServerState) {
  const begins = peer.value === null ? 'server.started' : 'leader.established';
  const seq = newest(world, trace, ({ kind, actor }) => kind === begins && actor === vars.value.id);
  const record = seq === null ? undefined : trace[seq - 1];
  return record === undefined || seq === null ? null : { seq, timeMs: record.timeMs };
}

function isHeard(world: World, trace: readonly TraceRecord[], id: SessionId): boolean {
  const client = traceIndex(trace).clientOf.get(id);
  const vars = client === undefined ? undefined : world.clients.get(client)?.vars.value;
  if (client === undefined || vars === undefined || vars.process !== 'running') return false;
  return vars.sessionId === id && vars.connection === 'connected' && !world.cutOff.has(client);
}

function ends(record: TraceRecord, id: SessionId): boolean {
  return (record.kind === 'session.closed' || record.kind === 'session.expired') && record.session === id;
}

/** The newest such record up to the world’s step. */
function newest(
  world: World,
  trace: readonly TraceRecord[],
  isMeant: (record: TraceRecord) => boolean,
): number | null {
  for (let at = world.nextRecordSeq - 2; at >= 0; at--) {
    const record = trace[at];
    if (record !== undefined && isMeant(record)) return record.seq;
  }
  return null;
}
