// How each client's connection has been, as its library tells it: CONNECTED, SUSPENDED, RECONNECTED, LOST. Read from the engine's
// records alone.
import type { ClientId, TraceRecord } from '../../../engine/index.ts';
import { isClientId } from '../../../engine/index.ts';
import { traceReader } from '../../../ui/select/readTrace.ts';
import type { SessionNews, SessionState } from '../model/protocol.ts';

interface Change extends SessionNews {
  readonly step: number;
}

type History = Map<ClientId, Change[]>;

const history = traceReader<History>(() => new Map(), take);

/** Up to a step, the newest last. */
export function sessionChanges(
  trace: readonly TraceRecord[],
  client: ClientId,
  step: number,
): readonly SessionNews[] {
  const changes = history(trace).get(client) ?? [];
  const end = changes.findIndex((change) => change.step > step);
  return (end === -1 ? changes : changes.slice(0, end)).map(({ state, atMs }) => ({ state, atMs }));
}

function take(known: History, record: TraceRecord): void {
  const { actor } = record;
  if (!isClientId(actor)) return;
  const changes = known.get(actor) ?? [];
  const state = stateAfter(record, changes.at(-1)?.state ?? 'NONE');
  if (state === null) return;
  changes.push({ state, atMs: record.timeMs, step: record.step });
  known.set(actor, changes);
}

/** Null if it says nothing of the connection that was not known. */
function stateAfter(record: TraceRecord, before: SessionState): SessionState | null {
  switch (record.kind) {
    case 'session.established':
      return before === 'SUSPENDED' && record.how === 'resumed' ? 'RECONNECTED' : 'CONNECTED';
    case 'connection.lost':
      // Of an attempt that failed there is no news.
      return before === 'CONNECTED' || before === 'RECONNECTED' ? 'SUSPENDED' : null;
    case 'client.killed':
    case 'client.closed':
      // No library is left to tell anything; that the session is over was told before.
      return before === 'LOST' || before === 'NONE' ? null : 'NONE';
    case 'session.learnedExpired':
    case 'session.givenUp':
      return before === 'LOST' ? null : 'LOST';
    default:
      return null;
  }
}
