// Links that something flows over or flowed over lately. Heartbeats do not count: they flow everywhere all the time.
import { bisector } from 'd3-array';
import type { TraceRecord, World } from '../../../engine/index.ts';
import { happenings, type LaneMessage } from '../laneMessages.ts';
import type { Packet } from './packets.ts';
import { linkId, type PeerLinkId } from './peerLinks.ts';

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
  const { messages } = happenings(trace);
  for (let at = byStep.right(messages, world.step) - 1; at >= 0; at--) {
    const message = messages[at];
    if (message === undefined || message.arrived.timeMs < world.timeMs - LATELY_MS) break;
    const link = linkId(message.from, message.to);
    if (link !== null) busy.add(link);
  }
  return [...busy].toSorted();
}

const byStep = bisector(({ arrived }: LaneMessage) => arrived.step);
