import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CREATE_MODES,
  type ClientMessage,
  type MultiPart,
  type Request,
  type Stat,
} from '../engine/index.ts';
import { dataOf, bytesOf } from './bytes.ts';
import { FrameReader } from './frames.ts';
import { JuteReader, JuteWriter } from './jute.ts';
import { bytesOfClientMessage } from './testing/clientCodec.ts';
import { OutsideEnd } from './outsideEnd.ts';
import { bytesOfServerMessage } from './replyCodec.ts';
import { requestOf } from './requestCodec.ts';

describe('requests', () => {
  it('come out of their bytes as they went in', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: -8, max: 0x7fffffff }), (asked, xid) => {
        const message: ClientMessage = { kind: 'request', xid, request: asked };
        expect(requestOf(bytesOfClientMessage(message).slice(4))).toEqual(message);
      }),
      { numRuns: 300 },
    );
  });

  it('that end too early are told by their type, and whatever bytes there are nothing is thrown', () => {
    fc.assert(
      fc.property(request, fc.nat(), (asked, cut) => {
        const bytes = bytesOfClientMessage({ kind: 'request', xid: 1, request: asked }).slice(4);
        const message = requestOf(bytes.slice(0, 8 + (cut % Math.max(1, bytes.length - 8))));
        expect(['request', 'ping']).toContain(message.kind);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(typeof requestOf(bytes).kind).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  it('have a path that is null only where all the rest is there', () => {
    const setData = (...more: readonly number[]) =>
      requestOf(Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 5, 255, 255, 255, 255, ...more));
    expect(setData(0, 0, 0, 0, 0, 0, 0, 7)).toMatchObject({ request: { op: 'raw', type: 5, path: null } });
    expect(setData()).toEqual({ kind: 'request', xid: 1, request: { op: 'raw', type: 5 } });
  });
});

describe('an ACL', () => {
  const entry = (scheme: string | null, id: string | null) => {
    const body = new JuteWriter().int(1).int(7).text('/a').int(1).int(31).text(scheme).text(id).int(-1);
    return requestOf(body.packet().slice(4));
  };

  it('of a scheme that is null is one of an unknown scheme, which the server refuses', () => {
    expect(entry(null, 'x')).toMatchObject({ request: { op: 'setACL', acl: [{ scheme: '', id: 'x' }] } });
    expect(entry(null, null)).toMatchObject({ request: { acl: [{ scheme: '', id: '' }] } });
  });

  it('of an id that is null cannot be read where the server would look into the id', () => {
    expect(entry('auth', null)).toMatchObject({ request: { acl: [{ scheme: 'auth', id: '' }] } });
    expect(entry('sasl', null)).toMatchObject({ request: { acl: [{ scheme: 'sasl', id: '' }] } });
    for (const scheme of ['world', 'digest', 'ip'])
      expect(entry(scheme, null)).toEqual({ kind: 'request', xid: 1, request: { op: 'raw', type: 7 } });
  });
});

describe('data', () => {
  it('keeps every byte, whether it is text or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(bytesOf(dataOf(bytes))).toEqual(bytes);
      }),
    );
    expect(dataOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa');
    expect(dataOf(Uint8Array.of(0xff))).toEqual({ hex: 'ff' });
    expect(dataOf(null)).toBeNull();
  });
});

describe('text', () => {
  it('is written as Java writes it: each half of a pair by itself', () => {
    const packet = new JuteWriter().text('ü🔒').packet();
    expect(packet.slice(8)).toEqual(Uint8Array.of(0xc3, 0xbc, 0xed, 0xa0, 0xbd, 0xed, 0xb4, 0x92));
    expect(new JuteReader(packet.slice(4)).text()).toBe(`ü${'\ufffd'.repeat(6)}`);
  });
});

describe('packets', () => {
  const reader = () => new FrameReader(100);
  const packet = (text: string) => new JuteWriter().raw(new TextEncoder().encode(text)).packet();

  it('may come in one piece or in many', () => {
    const bytes = Uint8Array.of(...packet('one'), ...packet(''), ...packet('three'));
    for (let size = 1; size <= bytes.length; size++) {
      const own = reader();
      const frames = [];
      for (let at = 0; at < bytes.length; at += size) frames.push(...own.take(bytes.slice(at, at + size)));
      expect(frames.map((frame) => 'bytes' in frame && new TextDecoder().decode(frame.bytes))).toEqual([
        'one',
        '',
        'three',
      ]);
    }
  });

  it.each([
    ['negative', [255, 255, 255, 255]],
    ['longer than jute.maxbuffer', [0, 0, 0, 101]],
    ['of two gigabytes', [127, 255, 255, 255]],
    ['of four letters that are no word', new TextEncoder().encode('abcd')],
  ])('have no length that is %s: nothing is read behind it', (_what, bytes) => {
    const own = reader();
    expect(own.take(Uint8Array.of(...bytes, ...packet('lost')))).toMatchObject([{ kind: 'badLength' }]);
    expect(own.take(packet('lost'))).toEqual([]);
  });

  it('are preceded by a word only at the beginning of a connection', () => {
    const word = new TextEncoder().encode('ruok');
    expect(reader().take(word)).toEqual([{ kind: 'word', word: 'ruok', traceMask: null }]);
    const own = reader();
    own.take(packet('connect'));
    expect(own.take(word)).toMatchObject([{ kind: 'badLength' }]);
  });

  it('before a connect request are none', () => {
    const end = new OutsideEnd(100, 0);
    expect(end.read(packet('?'))).toEqual([{ kind: 'unreadable', length: 1 }]);
  });
});

const path = fc.string({ unit: 'grapheme-ascii', maxLength: 12 }).map((name) => `/${name}ü中`);
const version = fc.integer({ min: -1, max: 9 });
const watch = fc.boolean();
const data = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'grapheme', maxLength: 9 }),
  fc.uint8Array({ maxLength: 9 }).map(dataOf),
);
const acl = fc.oneof(
  fc.constant(null),
  fc.array(
    fc.record({
      perms: fc.nat(31),
      scheme: fc.constantFrom('world', 'digest', 'ip'),
      id: fc.string({ maxLength: 5 }),
    }),
    { maxLength: 3 },
  ),
);
const create = fc
  .record({
    op: fc.constantFrom('create' as const, 'create1' as const),
    path,
    data,
    acl,
    mode: fc.oneof(fc.constantFrom(...CREATE_MODES), fc.integer({ min: 7, max: 90 })),
    ttl: fc.integer({ min: 1, max: 1e9 }),
  })
  .map(({ op, ttl, ...rest }): MultiPart => {
    const { mode } = rest;
    const isTtl = mode === 'PERSISTENT_WITH_TTL' || mode === 'PERSISTENT_SEQUENTIAL_WITH_TTL';
    return { ...rest, op: isTtl ? 'create' : op, ...(isTtl ? { ttlMs: ttl } : {}) };
  });
const write: fc.Arbitrary<MultiPart> = fc.oneof(
  create,
  fc.record({ op: fc.constantFrom('delete' as const, 'check' as const), path, version }),
  fc.record({ op: fc.constant('setData' as const), path, data, version }),
);
const paths = fc.array(path, { maxLength: 3 });
const request: fc.Arbitrary<Request> = fc.oneof(
  write,
  fc.record({
    op: fc.constantFrom('getData' as const, 'getChildren' as const, 'getChildren1' as const),
    path,
    watch,
  }),
  fc.record({ op: fc.constant('exists' as const), path, watch }),
  fc.record({
    op: fc.constantFrom('getACL' as const, 'sync' as const, 'getAllChildrenNumber' as const),
    path,
  }),
  fc.record({ op: fc.constant('setACL' as const), path, acl, version }),
  fc.record({ op: fc.constant('multi' as const), parts: fc.array(write, { maxLength: 4 }) }),
  fc.record({
    op: fc.constant('multiRead' as const),
    parts: fc.array(
      fc.record({ op: fc.constantFrom('getData' as const, 'getChildren1' as const), path, watch }),
      { maxLength: 4 },
    ),
  }),
  fc.record({
    op: fc.constant('addWatch' as const),
    path: fc.oneof(path, fc.constant(null)),
    mode: fc.constantFrom('PERSISTENT' as const, 'PERSISTENT_RECURSIVE' as const, 5),
  }),
  fc.record({
    op: fc.constantFrom('removeWatches' as const, 'checkWatches' as const),
    path,
    type: fc.constantFrom('Children' as const, 'Data' as const, 'Any' as const),
  }),
  fc.record({
    op: fc.constant('setWatches' as const),
    relativeZxid: fc.nat(),
    data: paths,
    exist: paths,
    child: paths,
    persistent: paths,
    recursive: paths,
  }),
  fc.record({ op: fc.constant('getEphemerals' as const), prefix: path }),
  fc.record({
    op: fc.constant('auth' as const),
    scheme: fc.string({ maxLength: 5 }),
    auth: fc.string({ unit: 'grapheme', maxLength: 5 }),
  }),
  fc.record({ op: fc.constantFrom('whoAmI' as const, 'closeSession' as const) }),
  fc.record({
    op: fc.constant('reconfig' as const),
    joining: fc.option(fc.string({ maxLength: 5 })),
    leaving: fc.option(fc.string({ maxLength: 5 })),
    members: fc.option(fc.string({ maxLength: 5 })),
    fromConfig: fc.integer({ min: -1 }),
  }),
  fc.record({ op: fc.constant('raw' as const), type: fc.integer({ min: 200, max: 900 }) }),
);

describe('times', () => {
  it('are those of the wall clock, but for what was there from the beginning', () => {
    expect(mtimeSent({ mzxid: 5, version: 0, mtimeMs: 70 })).toBe(1_000_070);
    expect(mtimeSent({ mzxid: 0, version: 0, mtimeMs: 0 })).toBe(0);
    // /zookeeper/config of an ensemble, which its servers write without a transaction.
    expect(mtimeSent({ mzxid: 0, version: -1, mtimeMs: 70 })).toBe(1_000_070);
  });
});

function mtimeSent(changed: Partial<Stat>): number {
  const none = { czxid: 0, mzxid: 0, ctimeMs: 0, mtimeMs: 0, version: 0, cversion: 0, aversion: 0 };
  const stat: Stat = { ...none, ephemeralOwner: '0x0', dataLength: 0, numChildren: 0, pzxid: 0, ...changed };
  const bytes = bytesOfServerMessage(
    { kind: 'reply', xid: 1, zxid: 1, err: 'Ok', op: 'exists', body: { stat } },
    { epochMs: 1_000_000, partsOf: () => [] },
  );
  // Behind length, header, czxid, mzxid and ctime.
  return Number(new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(4 + 16 + 24));
}
