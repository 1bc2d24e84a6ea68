// How cuts have split the servers: groups between which nothing passes. Read off the world, so that it is right at every
// moment, no matter which command cut it.
import { isServerId, type ServerId, type TraceRecord } from '../../../engine/index.ts';
import type { LinkEnd, PeerLink } from './peerLinks.ts';

/** Who would stand on one side of a cut and who on the other. */
export type Sides = readonly [readonly LinkEnd[], readonly LinkEnd[]];

/** Whether anybody would miss a connection: a client or server on either side, and a server among them. */
export function partsAnybody([one, other]: Sides): boolean {
  return one.length > 0 && other.length > 0 && [...one, ...other].some(isServerId);
}

/**
 * Servers that something passes between, be it by way of others or in one direction only. One group if the network is whole
 * enough; by their lowest numbers.
 */
export function networkParts(
  servers: readonly ServerId[],
  links: readonly PeerLink[],
): readonly (readonly ServerId[])[] {
  const parts: ServerId[][] = servers.map((server) => [server]);
  const partOf = (id: string) => parts.find((part) => part.some((server) => server === id));
  for (const { a, b, cut } of links) {
    const [one, other] = [partOf(a), partOf(b)];
    if (cut === 'both' || one === undefined || other === undefined || one === other) continue;
    one.push(...other);
    parts.splice(parts.indexOf(other), 1);
  }
  return parts
    .map((part) => part.toSorted((a, b) => servers.indexOf(a) - servers.indexOf(b)))
    .toSorted((a, b) => indexOfFirst(servers, a) - indexOfFirst(servers, b));
}

function indexOfFirst(servers: readonly ServerId[], [first]: readonly ServerId[]): number {
  return first === undefined ? -1 : servers.indexOf(first);
}

/** Whether some of them are there after a step of their world. */
export function hasScriptedCuts(trace: readonly TraceRecord[], step: number): boolean {
  const cut = new Set<string>();
  for (const record of trace) {
    if (record.step > step) break;
    if (record.kind !== 'network.cut' && record.kind !== 'network.healed') continue;
    for (const { from, to } of record.pairs) {
      const pair = `${from}>${to}`;
      if (record.kind === 'network.healed') cut.delete(pair);
      else if (record.actor === 'conductor') cut.add(pair);
    }
  }
  return cut.size > 0;
}
