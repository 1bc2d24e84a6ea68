// Why nothing was heard for a session whose server could have heard it.
import type { LinkId, ServerId } from '../model/ids.ts';
import type { Reasons } from './causes.ts';
import { newest } from './lookBack.ts';
import type { RecordKind, RecordOf, TraceRecord } from './record.ts';
import { becauseParted } from './silence.ts';

type Trace = readonly TraceRecord[];

/** What became of the client whose session ran out: its process, its network, or the connection it lost and won no more. */
export function whySilent(trace: Trace, expired: RecordOf<'session.expired'>): Reasons | null {
  const own = newest(trace, expired, 'session.established', (record) => record.session === expired.session);
  if (own === null) return null;
  const since = trace.slice(own.seq, expired.seq - 1).filter((record) => isAbout(record, own.actor));
  const silenced = since.findLast(({ kind }) => SILENCING.has(kind) || RESTORING.has(kind));
  if (silenced !== undefined && SILENCING.has(silenced.kind)) return { goOn: [silenced], beside: [] };
  const lost = since.find(({ kind }) => kind === 'connection.lost');
  if (lost !== undefined) return { goOn: [lost], beside: [] };
  return becauseParted(trace, expired, own.actor, serverBehind(trace, own, own.link));
}

function isAbout(record: TraceRecord, client: TraceRecord['actor']): boolean {
  if (record.kind === 'link.cut' || record.kind === 'link.healed') return record.client === client;
  return record.actor === client;
}

const SILENCING: ReadonlySet<RecordKind> = new Set(['client.killed', 'client.paused', 'link.cut']);
const RESTORING: ReadonlySet<RecordKind> = new Set(['client.resumed', 'link.healed']);

function serverBehind(trace: Trace, before: TraceRecord, link: LinkId): readonly ServerId[] {
  const attempted = newest(trace, before, 'connection.attempted', (record) => record.link === link);
  return attempted === null ? [] : [attempted.server];
}
