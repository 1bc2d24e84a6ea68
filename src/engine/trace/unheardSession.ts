// Why nothing was heard for a session whose server could have heard it.
import type { Reasons } from './causes.ts';
import { newest } from './lookBack.ts';
import type { RecordKind, RecordOf, TraceRecord } from './record.ts';
import { becauseParted } from './silence.ts';

type Trace = readonly TraceRecord[];

/**
 * Why nobody heard the client whose session ran out: its process, its network, or the connection it lost and won no more; or what parted its
 * server from the leader, who then hears of no session of that server.
 */
export function whySilent(trace: Trace, expired: RecordOf<'session.expired'>): Reasons | null {
  const own = newest(trace, expired, 'session.established', (record) => record.session === expired.session);
  const attempted = own === null ? attemptBehind(trace, expired) : attemptOn(trace, own);
  const client = own?.actor ?? attempted?.actor;
  if (client === undefined) return null;
  const since = trace
    .slice((own ?? attempted)?.seq, expired.seq - 1)
    .filter((record) => isAbout(record, client));
  const silenced = since.findLast(({ kind }) => SILENCING.has(kind) || RESTORING.has(kind));
  if (silenced !== undefined && SILENCING.has(silenced.kind)) return { goOn: [silenced], beside: [] };
  const lost = since.find(({ kind }) => kind === 'connection.lost');
  if (lost !== undefined) return { goOn: [lost], beside: [] };
  if (attempted === null) return null;
  const { server } = attempted;
  return (
    becauseParted(trace, expired, client, [server]) ??
    (server === expired.actor ? null : becauseParted(trace, expired, expired.actor, [server]))
  );
}

function isAbout(record: TraceRecord, client: TraceRecord['actor']): boolean {
  if (record.kind === 'link.cut' || record.kind === 'link.healed') return record.client === client;
  return record.actor === client;
}

const SILENCING: ReadonlySet<RecordKind> = new Set(['client.killed', 'client.paused', 'link.cut']);
const RESTORING: ReadonlySet<RecordKind> = new Set(['client.resumed', 'link.healed']);

function attemptOn(trace: Trace, own: RecordOf<'session.established'>): Attempt | null {
  return newest(trace, own, 'connection.attempted', ({ link }) => link === own.link);
}

/** Of a session whose client was never told that it has it: the leader last heard of it as it was asked for. */
function attemptBehind(trace: Trace, { causes: [first = 0] }: TraceRecord): Attempt | null {
  for (let record = trace[first - 1]; record !== undefined; record = trace[(record.causes[0] ?? 0) - 1])
    if (record.kind === 'connection.attempted') return record;
  return null;
}

type Attempt = RecordOf<'connection.attempted'>;
