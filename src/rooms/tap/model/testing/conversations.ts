// Conversations with a real server, as they were recorded, and what strangers make of them.
import { bytesOfHex } from '../../../../wire/bytes.ts';
import { joined } from '../../../../wire/testing/joined.ts';

type Packet = { readonly client?: string; readonly server?: string };

export interface Sent {
  readonly side: 'client' | 'server';
  readonly bytes: Uint8Array;
}

/** Packets with their lengths, in the order in which they were sent. `json`: what `conformance/record/raw_bytes.py` wrote. */
export function conversationIn(json: string): readonly Sent[] {
  return (JSON.parse(json) as readonly Packet[]).flatMap(({ client, server }): readonly Sent[] => [
    ...(client === undefined ? [] : [{ side: 'client' as const, bytes: framed(bytesOfHex(client)) }]),
    ...(server === undefined ? [] : [{ side: 'server' as const, bytes: framed(bytesOfHex(server)) }]),
  ]);
}

export function saidBy(side: Sent['side'], conversation: readonly Sent[]): readonly Uint8Array[] {
  return conversation.filter((packet) => packet.side === side).map(({ bytes }) => bytes);
}

function framed(packet: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4 + packet.length);
  new DataView(bytes.buffer).setInt32(0, packet.length);
  bytes.set(packet, 4);
  return bytes;
}

/** The bytes of a seeded generator: a function that gives the next so many. */
export function noise(seed: number): (bytes: number) => Uint8Array<ArrayBuffer> {
  let state = seed * 2654435761;
  return (bytes) => {
    const piece = new Uint8Array(bytes);
    for (let at = 0; at < bytes; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      piece[at] = state >>> 24;
    }
    return piece;
  };
}

/** One side of a conversation with packets changed, cut, doubled, left out, or with other lengths. */
export function mutated(packets: readonly Uint8Array[], chance: (bytes: number) => Uint8Array): Uint8Array {
  const next = (limit: number) => new DataView(chance(4).buffer).getUint32(0) % limit;
  const all = packets.slice(0, 3 + next(packets.length)).map((packet): Uint8Array => packet.slice());
  const changes = 1 + next(4);
  for (let change = 0; change < changes; change++) {
    const packet = all[next(all.length)];
    if (packet === undefined || packet.length < 4) continue;
    switch (next(6)) {
      case 0:
        packet[next(packet.length)] = next(256);
        break;
      case 1:
        new DataView(packet.buffer, packet.byteOffset).setInt32(0, next(0xffffffff) | 0);
        break;
      case 2:
        all.splice(next(all.length), 1);
        break;
      case 3:
        all.push(packet);
        break;
      case 4:
        all.splice(next(all.length), 0, packet.slice(0, next(packet.length)));
        break;
      default:
        all.splice(next(all.length), 0, chance(1 + next(300)));
    }
  }
  return joined(all);
}
