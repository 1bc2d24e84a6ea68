// `dump`: sessions and connections by the time they end, and ephemerals by session
// (org.apache.zookeeper.server.command.DumpCommand, ExpiryQueue.dump).
import { dateText } from '../javaDate.ts';
import type { ServerConnection } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { addressOf } from './connections.ts';
import { lines } from './server.ts';

export function dumpText({ self }: ServerStep): string {
  const sessions = [...self.sessions.values()].map(({ id, expiresAtMs }) => ({
    text: id,
    atMs: expiresAtMs,
  }));
  const connections = [...self.connections.values()].map((connection) => ({
    text: `ip: ${addressOf(connection.link)} sessionId: ${connection.sessionId}`,
    atMs: connectionEnd(connection),
  }));
  const owners = [...self.ephemerals.entries()];
  return lines([
    'SessionTracker dump:',
    ...expiryLines('Session', sessions),
    'ephemeral nodes dump:',
    `Sessions with Ephemerals (${owners.length}):`,
    ...owners.flatMap(([session, paths]) => [`${session}:`, ...paths.map((path) => `\t${path}`)]),
    'Connections dump:',
    ...expiryLines('Connections', connections),
  ]);
}

interface Expiring {
  readonly text: string;
  readonly atMs: number;
}

function expiryLines(what: string, elements: readonly Expiring[]): readonly string[] {
  const buckets = new Map<number, readonly string[]>();
  for (const { text, atMs } of elements) buckets.set(atMs, [...(buckets.get(atMs) ?? []), `\t${text}`]);
  const sorted = [...buckets].toSorted(([a], [b]) => a - b);
  return [
    `${what} Sets (${buckets.size})/(${elements.length}):`,
    ...sorted.flatMap(([atMs, texts]) => [`${texts.length} expire at ${dateText(atMs)}:`, ...texts]),
  ];
}

/** Connections have a queue of their own, in buckets of ten seconds; sessions always end before them. */
function connectionEnd({ lastHeardAtMs, lastResponseAtMs, timeoutMs }: ServerConnection): number {
  const lastIoAtMs = Math.max(lastHeardAtMs, lastResponseAtMs);
  return (Math.floor((lastIoAtMs + timeoutMs) / BUCKET_MS) + 1) * BUCKET_MS;
}

const BUCKET_MS = 10_000;
