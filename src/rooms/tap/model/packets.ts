// The packets of a capture file, pcap or pcapng, each with its time and what it was captured on.
export interface Packet {
  readonly timeMs: number;
  readonly linkType: number;
  readonly bytes: Uint8Array;
}

/** Null: it is no capture. What is cut at its end is read as far as it goes. */
export function packetsIn(bytes: Uint8Array): readonly Packet[] | null {
  if (bytes.length < 24) return null;
  const view = viewOf(bytes);
  const magic = view.getUint32(0);
  if (magic === 0x0a0d0d0a) return blocksIn(bytes, view);
  for (const [number, isLittle, perMs] of PCAP_MAGIC)
    if (magic === number) return pcapIn(bytes, view, isLittle, perMs);
  return null;
}

/** Microseconds and nanoseconds, each in both orders. */
const PCAP_MAGIC: readonly (readonly [magic: number, isLittle: boolean, perMs: number])[] = [
  [0xa1b2c3d4, false, 1000],
  [0xd4c3b2a1, true, 1000],
  [0xa1b23c4d, false, 1_000_000],
  [0x4d3cb2a1, true, 1_000_000],
];

function pcapIn(bytes: Uint8Array, view: DataView, isLittle: boolean, perMs: number): readonly Packet[] {
  const linkType = view.getUint32(20, isLittle) & 0xffff;
  const packets: Packet[] = [];
  for (let at = 24; at + 16 <= bytes.length;) {
    const length = view.getUint32(at + 8, isLittle);
    const end = at + 16 + length;
    if (end > bytes.length) break;
    const timeMs = view.getUint32(at, isLittle) * 1000 + view.getUint32(at + 4, isLittle) / perMs;
    packets.push({ timeMs, linkType, bytes: bytes.subarray(at + 16, end) });
    at = end;
  }
  return packets;
}

const SECTION = 0x0a0d0d0a;
const INTERFACE = 1;
const ENHANCED = 6;
const TIME_RESOLUTION = 9;

interface Interface {
  readonly linkType: number;
  /** Units of a packet's time in a millisecond. */
  readonly perMs: number;
}

function blocksIn(bytes: Uint8Array, view: DataView): readonly Packet[] {
  const packets: Packet[] = [];
  let interfaces: Interface[] = [];
  let isLittle = true;
  for (let at = 0; at + 12 <= bytes.length;) {
    if (view.getUint32(at) === SECTION) {
      isLittle = view.getUint32(at + 8) === 0x4d3c2b1a;
      interfaces = [];
    }
    const length = view.getUint32(at + 4, isLittle);
    if (length < 12 || at + length > bytes.length) break;
    const type = view.getUint32(at, isLittle);
    if (type === INTERFACE && length >= 20) interfaces.push(interfaceAt(view, at, length, isLittle));
    if (type === ENHANCED && length >= 32) {
      const on = interfaces[view.getUint32(at + 8, isLittle)];
      const captured = view.getUint32(at + 20, isLittle);
      if (on !== undefined && captured <= length - 32) {
        const units = view.getUint32(at + 12, isLittle) * 2 ** 32 + view.getUint32(at + 16, isLittle);
        packets.push({
          timeMs: units / on.perMs,
          linkType: on.linkType,
          bytes: bytes.subarray(at + 28, at + 28 + captured),
        });
      }
    }
    at += length;
  }
  return packets;
}

function interfaceAt(view: DataView, at: number, length: number, isLittle: boolean): Interface {
  const linkType = view.getUint16(at + 8, isLittle);
  for (let option = at + 16; option + 4 <= at + length - 4;) {
    const code = view.getUint16(option, isLittle);
    const bytes = view.getUint16(option + 2, isLittle);
    if (code === 0) break;
    if (code === TIME_RESOLUTION && bytes >= 1)
      return { linkType, perMs: unitsPerMs(view.getUint8(option + 4)) };
    option += 4 + bytes + ((4 - (bytes % 4)) % 4);
  }
  return { linkType, perMs: 1000 };
}

/** A power of ten, or of two where the highest bit is set. */
function unitsPerMs(resolution: number): number {
  const base = resolution >= 128 ? 2 : 10;
  let units = 1;
  for (let digit = 0; digit < (resolution & 0x7f); digit++) units *= base;
  return units / 1000;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
