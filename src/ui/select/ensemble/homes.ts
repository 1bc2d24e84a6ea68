// Which server each client was connected to last, with a session: where it belongs while it looks for another one.
import { isClientId } from '../../../engine/index.ts';
import type { ClientId, LinkId, ServerId, TraceRecord } from '../../../engine/index.ts';
import { traceReader } from '../readTrace.ts';

/** The server as of a step; null before the first connection. */
export function homeOf(trace: readonly TraceRecord[], client: ClientId, step: number): ServerId | null {
  const stays = homesIn(trace).get(client)?.stays ?? [];
  return stays.findLast((stay) => stay.step <= step)?.server ?? null;
}

interface Homes {
  /** The server of the connection attempted last. */
  readonly attempt: { readonly link: LinkId; readonly server: ServerId };
  readonly stays: readonly { readonly step: number; readonly server: ServerId }[];
}

const homesIn = traceReader(() => new Map<ClientId, Homes>(), take, [
  'connection.attempted',
  'session.established',
]);

function take(homes: Map<ClientId, Homes>, record: TraceRecord): void {
  const { actor } = record;
  if (!isClientId(actor)) return;
  if (record.kind === 'connection.attempted') {
    const { link, server } = record;
    homes.set(actor, { attempt: { link, server }, stays: homes.get(actor)?.stays ?? [] });
  }
  if (record.kind !== 'session.established') return;
  const known = homes.get(actor);
  if (known?.attempt.link !== record.link) return;
  const stay = { step: record.step, server: known.attempt.server };
  homes.set(actor, { ...known, stays: [...known.stays, stay] });
}
