// Links that something flows over or flowed over lately. Heartbeats do not count: they flow everywhere all the time.
import { bisector } from 'd3-array';
import type { TraceRecord, World } from '../../../engine/index.ts';
import { happenings, type LaneMessage } from '../laneMessages.ts';
import type { Packet } from './packets.ts';
import { linkId, type PeerLinkId } from './peerLinks.ts';
import { listReader } from '../readTrace.ts';
import type { Instant } from '../span.ts';

/** So long a link is drawn after the last message on it arrived. */
const LATELY_MS = 800;

/** In the order of their names. */
export function busyLinks(
  world: World,
  trace: readonly TraceRecord[],
  packets: readonly Packet[],
): readonly PeerLinkId[] {
  const busy = new Set<PeerLinkId>();
  for (const { link, shape } of packets) if (shape !== 'ping') busy.add(link);
  for (const [link, arrivals] of arrivalsByLink(happenings(trace).messages)) {
    if (busy.has(link)) continue;
    // Where a run plays, the newest has just been.
    const newest = arrivals.at(-1);
    const isPast = newest !== undefined && newest.step <= world.step;
    const last = isPast ? newest : arrivals[byStep.right(arrivals, world.step) - 1];
    if (last !== undefined && last.timeMs >= world.timeMs - LATELY_MS) busy.add(link);
  }
  return [...busy].toSorted();
}

const byStep = bisector(({ step }: Instant) => step);

const arrivalsByLink = listReader(
  () => new Map<PeerLinkId, Instant[]>(),
  (arrivals, { from, to, arrived }: LaneMessage) => {
    const link = linkId(from, to);
    if (link === null) return;
    const known = arrivals.get(link);
    if (known === undefined) arrivals.set(link, [arrived]);
    else known.push(arrived);
  },
);
