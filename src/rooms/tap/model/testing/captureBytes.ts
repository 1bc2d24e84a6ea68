// Captures as tcpdump writes them, of segments that a test names.
import { joined } from '../../../../wire/testing/joined.ts';

export interface Sent {
  readonly from: number;
  readonly to: number;
  readonly seq: number;
  readonly flags: number;
  readonly payload: Uint8Array;
}

export const SYN = 2;
export const FIN = 1;
export const RST = 4;
export const ACK = 16;

/** Ethernet, IPv4, microseconds: a millisecond between packets. */
export function pcapOf(segments: readonly Sent[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint32(0, 0xd4c3b2a1);
  head.setUint32(20, 1, true);
  const packets = segments.map((segment, index) => {
    const frame = framed(segment);
    const record = new DataView(new ArrayBuffer(16));
    record.setUint32(0, 1_700_000_000, true);
    record.setUint32(4, index * 1000, true);
    record.setUint32(8, frame.length, true);
    record.setUint32(12, frame.length, true);
    return joined([new Uint8Array(record.buffer), frame]);
  });
  return joined([new Uint8Array(head.buffer), ...packets]);
}

/** The same as blocks, with nanoseconds. */
export function pcapngOf(segments: readonly Sent[]): Uint8Array {
  const section = block(0x0a0d0d0a, 16, (view) => {
    view.setUint32(0, 0x1a2b3c4d, true);
  });
  const on = block(1, 8 + 12, (view) => {
    view.setUint16(0, 1, true);
    view.setUint16(8, 9, true);
    view.setUint16(10, 1, true);
    view.setUint8(12, 9);
  });
  const packets = segments.map((segment, index) => {
    const frame = framed(segment);
    const padded = frame.length + ((4 - (frame.length % 4)) % 4);
    return block(6, 20 + padded, (view, bytes) => {
      const units = 1_700_000_000_000_000_000n + BigInt(index) * 1_000_000n;
      view.setUint32(4, Number(units >> 32n), true);
      view.setUint32(8, Number(units & 0xffffffffn), true);
      view.setUint32(12, frame.length, true);
      view.setUint32(16, frame.length, true);
      bytes.set(frame, 20);
    });
  });
  return joined([section, on, ...packets]);
}

function block(type: number, length: number, fill: (view: DataView, bytes: Uint8Array) => void): Uint8Array {
  const bytes = new Uint8Array(length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, type, true);
  view.setUint32(4, bytes.length, true);
  view.setUint32(bytes.length - 4, bytes.length, true);
  fill(new DataView(bytes.buffer, 8, length), bytes.subarray(8, 8 + length));
  return bytes;
}

function framed({ from, to, seq, flags, payload }: Sent): Uint8Array {
  const bytes = new Uint8Array(54 + payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(12, 0x0800);
  view.setUint8(14, 0x45);
  view.setUint16(16, 40 + payload.length);
  view.setUint8(23, 6);
  bytes.set([10, 0, 0, from < to ? 2 : 1], 26);
  bytes.set([10, 0, 0, from < to ? 1 : 2], 30);
  view.setUint16(34, from);
  view.setUint16(36, to);
  view.setUint32(38, seq);
  view.setUint8(46, 0x50);
  view.setUint8(47, flags);
  bytes.set(payload, 54);
  return bytes;
}
