// A TCP segment of a packet, out of the headers around it.
import { viewOf, type Packet } from './packets.ts';

export interface Segment {
  readonly timeMs: number;
  readonly from: string;
  readonly to: string;
  readonly fromPort: number;
  readonly toPort: number;
  readonly seq: number;
  readonly isSyn: boolean;
  readonly isFin: boolean;
  readonly isReset: boolean;
  readonly payload: Uint8Array;
}

const ETHERNET = 1;
const NULL_LINK = 0;
const RAW = 101;
const LINUX_COOKED = 113;
const LINUX_COOKED_2 = 276;
/** On which packets were captured, and that can be read. */
export const LINK_TYPES: ReadonlySet<number> = new Set([
  NULL_LINK,
  ETHERNET,
  RAW,
  LINUX_COOKED,
  LINUX_COOKED_2,
]);

/** Null: it is not TCP, or not whole. */
export function segmentOf({ timeMs, linkType, bytes }: Packet): Segment | null {
  const at = networkAt(linkType, bytes);
  if (at === null || at + 20 > bytes.length) return null;
  const version = (bytes[at] ?? 0) >> 4;
  return version === 4 ? fromIpv4(bytes, at, timeMs) : version === 6 ? fromIpv6(bytes, at, timeMs) : null;
}

function networkAt(linkType: number, bytes: Uint8Array): number | null {
  switch (linkType) {
    case RAW:
      return 0;
    case NULL_LINK:
      return 4;
    case LINUX_COOKED:
      return 16;
    case LINUX_COOKED_2:
      return 20;
    default:
      // Behind tags of virtual networks.
      for (let at = 12; at + 2 <= bytes.length; at += 4) {
        const type = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
        if (type !== 0x8100 && type !== 0x88a8) return at + 2;
      }
      return null;
  }
}

const TCP = 6;

function fromIpv4(bytes: Uint8Array, at: number, timeMs: number): Segment | null {
  const view = viewOf(bytes);
  // Fragments are rare with TCP: what one of them has is a gap.
  if (view.getUint8(at + 9) !== TCP || (view.getUint16(at + 6) & 0x3fff) !== 0) return null;
  const header = (view.getUint8(at) & 15) * 4;
  // Where the network card cuts packets the kernel leaves the length out.
  const total = view.getUint16(at + 2) || bytes.length - at;
  const host = (from: number) => bytes.subarray(from, from + 4).join('.');
  return tcpIn(bytes, {
    at: at + header,
    end: at + total,
    fromHost: host(at + 12),
    toHost: host(at + 16),
    timeMs,
  });
}

function fromIpv6(bytes: Uint8Array, at: number, timeMs: number): Segment | null {
  const view = viewOf(bytes);
  if (at + 40 > bytes.length || view.getUint8(at + 6) !== TCP) return null;
  const end = at + 40 + (view.getUint16(at + 4) || bytes.length - at - 40);
  const host = (from: number) =>
    `[${Array.from({ length: 8 }, (_, index) => view.getUint16(from + 2 * index).toString(16)).join(':')}]`;
  return tcpIn(bytes, { at: at + 40, end, fromHost: host(at + 8), toHost: host(at + 24), timeMs });
}

/** What stands around a TCP segment in its packet. */
interface Around {
  readonly at: number;
  readonly end: number;
  readonly fromHost: string;
  readonly toHost: string;
  readonly timeMs: number;
}

function tcpIn(bytes: Uint8Array, { at, end, fromHost, toHost, timeMs }: Around): Segment | null {
  if (at + 20 > bytes.length) return null;
  const view = viewOf(bytes);
  const flags = view.getUint8(at + 13);
  const from = at + (view.getUint8(at + 12) >> 4) * 4;
  const [fromPort, toPort] = [view.getUint16(at), view.getUint16(at + 2)];
  return {
    timeMs,
    fromPort,
    toPort,
    from: `${fromHost}:${fromPort}`,
    to: `${toHost}:${toPort}`,
    seq: view.getUint32(at + 4),
    isSyn: (flags & 2) !== 0,
    isFin: (flags & 1) !== 0,
    isReset: (flags & 4) !== 0,
    payload: bytes.subarray(Math.min(from, bytes.length), Math.max(from, Math.min(end, bytes.length))),
  };
}
