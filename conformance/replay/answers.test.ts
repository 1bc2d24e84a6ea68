import { describe, expect, it } from 'vitest';
import type { Stat } from '../../src/engine/index.ts';
import { answerOf, byCodePoint, connectAnswerOf, eventOf } from './answers.ts';
import { Notation } from './notation.ts';
import type { Reply } from './wireClient.ts';

describe('an answer in the notation of a trace', () => {
  it('names error and code, and shows the header zxid', () => {
    expect(written({ err: 'NoNode', zxid: 7 })).toEqual({ err: 'NoNode', code: -101, zxid: 7 });
  });

  it('shows a Stat without its times, the owner as a letter', () => {
    expect(written({ body: { stat: STAT } })).toMatchObject({
      stat: {
        czxid: 1,
        mzxid: 2,
        version: 3,
        cversion: 4,
        aversion: 5,
        ephemeralOwner: 'B',
        dataLength: 6,
        numChildren: 7,
        pzxid: 8,
      },
    });
    expect(written({ body: { stat: { ...STAT, ephemeralOwner: '0x0' } } })).toMatchObject({
      stat: { ephemeralOwner: 0 },
    });
    expect(written({ body: { stat: { ...STAT, ephemeralOwner: '0x9' } } })).toMatchObject({
      stat: { ephemeralOwner: '?' },
    });
  });

  it('shows data of more than 200 bytes by its length', () => {
    expect(written({ body: { data: 'x'.repeat(200) } })).toMatchObject({ data: 'x'.repeat(200) });
    expect(written({ body: { data: 'é'.repeat(101) } })).toMatchObject({ data: { length: 202 } });
    expect(written({ body: { data: null } })).toMatchObject({ data: null });
  });

  it('sorts children, ephemerals and ids', () => {
    expect(written({ body: { children: ['b', 'a'] } })).toMatchObject({ children: ['a', 'b'] });
    expect(written({ body: { ephemerals: ['/b', '/a'] } })).toMatchObject({ ephemerals: ['/a', '/b'] });
    const ids = [
      { scheme: 'ip', id: '10.1.2.3' },
      { scheme: 'digest', id: 'amy' },
    ];
    expect(written({ body: { ids } })).toMatchObject({ ids: ['digest:amy', 'ip:127.0.0.1'] });
  });

  it('shows the parts of a multi, those of a failed one too', () => {
    const results = [{ err: 'Ok' }, { err: 'BadVersion' }] as const;
    expect(written({ op: 'multi', body: { results } })).toMatchObject({
      results: [
        { err: 'Ok', code: 0 },
        { err: 'BadVersion', code: -103 },
      ],
    });
  });

  it('writes ACL entries as scheme:id:perms', () => {
    const acl = [{ scheme: 'digest', id: 'u:x', perms: 17 }];
    expect(written({ body: { acl } })).toMatchObject({ acl: ['digest:u:x:ra'] });
  });

  it('writes the state of an event only where it is not the usual one', () => {
    const event = { type: 'NodeDeleted', path: '/a' } as const;
    expect(eventOf({ ...event, state: 'SyncConnected' })).toEqual(event);
    expect(eventOf({ ...event, state: 'ConnectedReadOnly' })).toEqual({
      ...event,
      state: 'ConnectedReadOnly',
    });
  });

  it('tells the ways a connect request can end', () => {
    expect(connectAnswerOf({ kind: 'none', why: 'closed' })).toEqual({ link: 'closed' });
    expect(connectAnswerOf({ kind: 'expired', timeoutMs: 0 })).toEqual({ session: 'expired', timeout: 0 });
    expect(connectAnswerOf({ kind: 'error', err: 'NotReadOnly' })).toEqual({
      session: 'none',
      err: 'NotReadOnly',
      code: -119,
    });
  });
});

describe('the order of strings', () => {
  it('is that of code points, as in Python', () => {
    expect(['\u{1f600}', '\ufb01', 'b', 'ab', 'a'].toSorted(byCodePoint)).toEqual([
      'a',
      'ab',
      'b',
      '\ufb01',
      '\u{1f600}',
    ]);
  });
});

const STAT: Stat = {
  czxid: 1,
  mzxid: 2,
  ctimeMs: 100,
  mtimeMs: 200,
  version: 3,
  cversion: 4,
  aversion: 5,
  ephemeralOwner: '0x100000000000001',
  dataLength: 6,
  numChildren: 7,
  pzxid: 8,
};

function written(changed: Partial<Reply>): unknown {
  const notation = new Notation('one');
  notation.learn('0x100000000000001', 'B');
  const reply: Reply = { kind: 'reply', xid: 1, op: 'getData', zxid: 1, err: 'Ok', body: {}, ...changed };
  return answerOf(reply, notation);
}
