// `dump`: sessions and connections by the time they end, and ephemerals by session
// (org.apache.zookeeper.server.command.DumpCommand, ExpiryQueue.dump).
import { connectionEnd, endOfSessionless } from '../serverCnxn.ts';
import { dateText } from '../../model/javaDate.ts';
import type { ServerSession, ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { addressOf, ASKING_ADDRESS } from './connections.ts';
import { lines } from './server.ts';

export function dumpText({ self, config, outbox }: ServerStep): string {
  const { epochMs = 0 } = config;
  const connections = [...self.connections.values()].map((connection) => ({
    text: `ip: ${addressOf(connection.link)} sessionId: ${connection.sessionId}`,
    atMs: connectionEnd(connection),
  }));
  const asking = {
    text: `ip: ${ASKING_ADDRESS} sessionId: 0x0`,
    atMs: endOfSessionless(outbox.nowMs),
  };
  const owners = [...self.ephemerals.entries()];
  return lines([
    'SessionTracker dump:',
    ...sessionLines(self, config.localSessions === true, epochMs),
    'ephemeral nodes dump:',
    `Sessions with Ephemerals (${owners.length}):`,
    ...owners.flatMap(([session, paths]) => [`${session}:`, ...paths.map((path) => `\t${path}`)]),
    'Connections dump:',
    ...expiryLines('Connections', [...connections, asking], epochMs),
  ]);
}

/** A learner does not know when the sessions of all end; local ones end with the server that has them ([Q36]). */
function sessionLines(self: ServerState, mayBeLocal: boolean, epochMs: number): readonly string[] {
  const sessions = [...self.sessions.values()];
  const { value: peer } = self.peer;
  if (peer === null) return expiryLines('Session', sessions.map(expiring), epochMs);
  const globals = sessions.filter(({ scope }) => scope === 'global');
  const locals = sessions.filter(({ scope }) => scope === 'local').map(expiring);
  const localLines = mayBeLocal ? expiryLines('Local Session', locals, epochMs) : [];
  if (peer.role === 'LEADING')
    return [
      ...localLines,
      ...expiryLines(mayBeLocal ? 'Global Session' : 'Session', globals.map(expiring), epochMs),
    ];
  const timeouts = globals.map(({ id, timeoutMs }) => `${id}\t${timeoutMs}ms`).toSorted();
  return [...localLines, `Global Sessions(${globals.length}):`, ...timeouts];
}

function expiring({ id, expiresAtMs }: ServerSession): Expiring {
  return { text: id, atMs: expiresAtMs };
}

interface Expiring {
  readonly text: string;
  readonly atMs: number;
}

function expiryLines(what: string, elements: readonly Expiring[], epochMs: number): readonly string[] {
  const buckets = new Map<number, readonly string[]>();
  for (const { text, atMs } of elements) buckets.set(atMs, [...(buckets.get(atMs) ?? []), `\t${text}`]);
  const sorted = [...buckets].toSorted(([a], [b]) => a - b);
  return [
    `${what} Sets (${buckets.size})/(${elements.length}):`,
    ...sorted.flatMap(([atMs, texts]) => [
      `${texts.length} expire at ${dateText(epochMs + atMs)}:`,
      ...texts,
    ]),
  ];
}
