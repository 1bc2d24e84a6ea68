// A conversation that was recorded from the real server (conformance/record/raw_bytes.py), held with the simulated one: its client's
// bytes go in, and what comes out says the same, byte by byte but for times, session ids and the order of children.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WireId } from '../../../engine/index.ts';
import { bytesOfHex } from '../../../wire/bytes.ts';
import { JuteReader, JuteWriter } from '../../../wire/jute.ts';
import { liveChoice, LiveWorld } from './liveWorld.ts';
import { OutsideEnd } from '../../../wire/outsideEnd.ts';
import { bytesOfClientMessage, readAnswer, readConnected } from '../../../wire/testing/clientCodec.ts';

const CHOICE = liveChoice(1, { servers: 1, latencyMs: 0, tickTimeMs: '500' });

type Line = { readonly client: string } | { readonly server: string };
const lines = JSON.parse(
  readFileSync(new URL('testing/recordedBytes.json', import.meta.url), 'utf8'),
) as readonly Line[];
const packets = lines.map((line) =>
  'client' in line
    ? { from: 'client' as const, bytes: bytesOfHex(line.client) }
    : { from: 'server' as const, bytes: bytesOfHex(line.server) },
);
const asked = packets.filter(({ from }) => from === 'client').map(({ bytes }) => bytes);

describe('the recorded conversation', () => {
  it('is answered as the real server answered it', () => {
    const real = packets.filter(({ from }) => from === 'server').map(({ bytes }) => bytes);
    expect(answersTo(asked).map(said)).toEqual(real.map(said));
  });

  it('is the same however its bytes are cut into pieces', () => {
    const [whole, pieces] = [end(), end()];
    const bytes = asked.flatMap((packet) => [...framed(packet)]);
    const messages = asked.flatMap((packet) => whole.read(framed(packet)));
    const inPieces = bytes.flatMap((byte) => pieces.read(Uint8Array.of(byte)));
    expect(inPieces).toEqual(messages);
    expect(end().read(Uint8Array.from(bytes))).toEqual(messages);
  });

  it('has requests whose bytes are the same when they are written again', () => {
    const own = end();
    // What cannot be read is told by its number alone.
    const readable = asked.filter((packet) => !UNREADABLE.has(hex(packet).slice(8)));
    const messages = readable.flatMap((packet) => own.read(framed(packet)));
    const again = messages.map((message) => bytesOfClientMessage(message).slice(4));
    expect(again.map(hex)).toEqual(readable.map(hex));
  });
});

/** setData and multi that end behind a null path, without their numbers. */
const UNREADABLE = new Set(['00000005ffffffff', '0000000effffffff']);

function end(): OutsideEnd {
  return new OutsideEnd(0xfffff, 0);
}

function framed(packet: Uint8Array): Uint8Array {
  return new JuteWriter().raw(packet).packet();
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function answersTo(requests: readonly Uint8Array[]): readonly Uint8Array[] {
  const own = end();
  const answers: Uint8Array[] = [];
  const world = new LiveWorld(
    CHOICE,
    {
      delivered: (_wire, message) => {
        if (message.kind !== 'close') answers.push(own.bytesOf(message).slice(4));
      },
      given: () => {},
      skipped: () => {},
    },
    0,
  );
  const wire: WireId = world.open('server:1', null, '0x0', 0);
  for (const [index, packet] of requests.entries()) {
    world.send(wire, own.read(framed(packet)), index);
    world.pass(index + 0.5);
  }
  world.pass(2000);
  return answers;
}

/** What a packet says, without times and session ids, and how long it is. */
function said(packet: Uint8Array, index: number): unknown {
  if (index === 0) {
    const answer = readConnected(packet);
    return { ...answer, sessionId: '', password: answer?.password.length };
  }
  const answer: unknown = readAnswer(packet, (xid) => typeOf(xid));
  const text = JSON.stringify(answer).replaceAll(
    /"ephemeralOwner":"0x[0-9a-f]{2,}"/g,
    '"ephemeralOwner":"…"',
  );
  return { bytes: packet.length, ...JSON.parse(text) };
}

function typeOf(xid: number): number {
  for (const packet of asked.slice(1)) {
    const reader = new JuteReader(packet);
    if (reader.int() === xid) return reader.int();
  }
  throw new Error(`nothing was asked with ${xid}`);
}
