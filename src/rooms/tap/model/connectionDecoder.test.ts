// The decoder tells what a real conversation said, and takes whatever strangers send.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JuteWriter } from '../../../wire/jute.ts';
import { OP } from '../../../wire/opCode.ts';
import { bytesOfClientMessage } from '../../../wire/testing/clientCodec.ts';
import { ConnectionDecoder } from './connectionDecoder.ts';
import { conversationIn, mutated, noise, saidBy } from './testing/conversations.ts';
import type { TapEvent } from './tapEvent.ts';

const CONVERSATION = conversationIn(
  readFileSync(new URL('../../live/model/testing/recordedBytes.json', import.meta.url), 'utf8'),
);
const HELLO = {
  kind: 'connect',
  sessionId: '0x0',
  password: null,
  timeoutMs: 8000,
  lastZxidSeen: 0,
  readOnly: false,
} as const;

describe('a conversation with a real server', () => {
  it('is told with operations, paths, errors and times', () => {
    const events = told();
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'connect', sessionId: '0x0', timeoutMs: 8000 },
      { kind: 'connected', sessionId: '0x10000c35d4f0000', timeoutMs: 8000 },
    ]);
    const answers = events.filter((event) => event.kind === 'answer');
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.every(({ op, latencyMs }) => op !== null && latencyMs !== null)).toBe(true);
    expect(answers[0]).toMatchObject({ op: 'create', about: '/a', path: '/a', err: 'Ok', zxid: 2 });
    expect(answers[1]).toMatchObject({ op: 'create', about: '/a', err: 'NodeExists' });
    expect(events.every(({ kind }) => kind !== 'opaque')).toBe(true);
  });

  it('is told alike however its bytes are cut', () => {
    const whole = told().map(({ atMs: _atMs, ...event }) => withoutLatency(event));
    for (const size of [1, 3, 7]) {
      const decoder = new ConnectionDecoder(1, { keepsData: false });
      const events = CONVERSATION.flatMap(({ side, bytes }) =>
        cut(bytes, size).flatMap((piece) => decoder.take(side, piece, 0).map(({ event }) => event)),
      );
      expect(events.map(({ atMs: _atMs, ...event }) => withoutLatency(event))).toEqual(whole);
    }
  });

  it('says where each packet stands in its side', () => {
    const decoder = new ConnectionDecoder(1, { keepsData: false });
    const at = { client: 0, server: 0 };
    for (const { side, bytes } of CONVERSATION) {
      for (const { fromByte, toByte } of decoder.take(side, bytes, 0))
        expect([fromByte, toByte]).toEqual([at[side], at[side] + bytes.length]);
      at[side] += bytes.length;
    }
  });

  it('is told as far as it goes where it was joined midway', () => {
    const decoder = new ConnectionDecoder(1, { keepsData: false, isMidway: true });
    const events = CONVERSATION.slice(6).flatMap(({ side, bytes }) =>
      decoder.take(side, bytes, 0).map(({ event }) => event),
    );
    expect(events[0]).toMatchObject({ kind: 'request' });
    expect(events.every(({ kind }) => kind !== 'opaque')).toBe(true);
  });
});

describe('strangers', () => {
  it('of 500 kinds make it throw nothing and hold no more than a packet', () => {
    const chance = noise(11);
    const kinds = new Set<string>();
    for (let round = 0; round < 500; round++) {
      const decoder = new ConnectionDecoder(1, { keepsData: true });
      for (const side of ['client', 'server'] as const)
        for (const piece of cut(mutated(saidBy(side, CONVERSATION), chance), 200))
          for (const { event } of decoder.take(side, piece, round)) kinds.add(event.kind);
    }
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(['answer', 'connect', 'connected', 'event', 'opaque', 'request']),
    );
  });

  it('that ask and are never answered cost no more than is kept of them', () => {
    const decoder = new ConnectionDecoder(1, { keepsData: false });
    decoder.take('client', bytesOfClientMessage(HELLO), 0);
    const asked = bytesOfClientMessage({ kind: 'request', xid: 1, request: { op: 'sync', path: '/' } });
    for (let count = 0; count < 6000; count++) decoder.take('client', asked, 0);
    decoder.take('server', new JuteWriter().int(0).int(8000).long(1).buffer(null).packet(), 0);
    const answer = new JuteWriter().int(1).long(1).int(-4).packet();
    const ops = Array.from({ length: 6000 }, () => decoder.take('server', answer, 0)[0]?.event).map(
      (event) => event?.kind === 'answer' && event.op,
    );
    expect(ops.filter((op) => op === 'sync')).toHaveLength(5000);
    expect(ops.at(-1)).toBeNull();
  });
});

it('keeps nothing of SASL, and of a create neither data nor ACL', () => {
  const decoder = new ConnectionDecoder(1, { keepsData: false });
  decoder.take('client', bytesOfClientMessage(HELLO), 0);
  const token = new JuteWriter().int(1).int(OP.sasl).buffer(new TextEncoder().encode('s3cret'));
  const create = bytesOfClientMessage({
    kind: 'request',
    xid: 2,
    request: {
      op: 'create',
      path: '/a',
      data: 's3cret',
      acl: [{ scheme: 'digest', id: 'ann:s3cret', perms: 31 }],
      mode: 'PERSISTENT',
    },
  });
  const events = [token.packet(), create].flatMap((bytes) => decoder.take('client', bytes, 0));
  expect(events.map(({ event }) => event)).toMatchObject([
    { kind: 'request', op: 'sasl', path: null },
    { kind: 'request', op: 'create', path: '/a', dataBytes: 6 },
  ]);
  expect(JSON.stringify(events)).not.toContain('s3cret');
});

function told(): readonly TapEvent[] {
  const decoder = new ConnectionDecoder(1, { keepsData: false });
  return CONVERSATION.flatMap(({ side, bytes }, index) =>
    decoder.take(side, bytes, index).map(({ event }) => event),
  );
}

function withoutLatency(event: object): object {
  return 'latencyMs' in event ? { ...event, latencyMs: null } : event;
}

function cut(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
