import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../src/engine/index.ts';
import { permLetters, requestOf } from './requests.ts';
import { requestSchema } from './requestSchema.ts';

describe('a traced request', () => {
  it('hashes the password of a digest! entry as the digest scheme does', () => {
    const { acl } = sent({ op: 'setACL', path: '/a', acl: ['digest!:super:admin:cdrwa'] }, 'setACL');
    expect(acl).toEqual([{ scheme: 'digest', id: 'super:xQJmxLMiHGwaqBvst5y6rkB6HQs=', perms: 31 }]);
  });

  it('keeps the id of other ACL entries as it is written, colons and all', () => {
    const { acl } = sent(
      { op: 'setACL', path: '/a', acl: ['auth::r', 'digest:u:h:wc', 'ip:10.0.0.0/8:'] },
      'setACL',
    );
    expect(acl).toEqual([
      { scheme: 'auth', id: '', perms: 1 },
      { scheme: 'digest', id: 'u:h', perms: 6 },
      { scheme: 'ip', id: '10.0.0.0/8', perms: 0 },
    ]);
  });

  it('tells a null ACL from an empty one', () => {
    expect(sent({ op: 'setACL', path: '/a', acl: null }, 'setACL').acl).toBeNull();
    expect(sent({ op: 'setACL', path: '/a', acl: [] }, 'setACL').acl).toEqual([]);
  });

  it('tells null data from empty data, and repeats long data', () => {
    expect(sent({ op: 'setData', path: '/a', data: null }, 'setData').data).toBeNull();
    expect(sent({ op: 'setData', path: '/a' }, 'setData').data).toBe('');
    expect(sent({ op: 'setData', path: '/a', data: { repeat: 'xy', count: 3 } }, 'setData').data).toBe(
      'xyxyxy',
    );
  });

  it('asks for the old create where the trace says so', () => {
    expect(of({ op: 'create', path: '/a', wire: 'create1' })).toMatchObject({
      op: 'create1',
      mode: 'PERSISTENT',
    });
    expect(of({ op: 'create1', path: '/a', mode: 3 })).toMatchObject({ op: 'create1', mode: 3 });
    expect(of({ op: 'create', path: '/a', mode: 'PERSISTENT_WITH_TTL', ttl: 5 })).toMatchObject({ ttlMs: 5 });
  });

  it('lists children without their Stat inside a multiRead', () => {
    const { parts } = sent({ op: 'multiRead', ops: [{ op: 'getChildren', path: '/a' }] }, 'multiRead');
    expect(parts).toEqual([{ op: 'getChildren1', path: '/a', watch: false }]);
  });

  it('names the watcher types the server knows by number, and makes others unreadable', () => {
    expect(of({ op: 'removeWatches', path: '/a', type: 2 })).toEqual({
      op: 'removeWatches',
      path: '/a',
      type: 'Data',
    });
    expect(of({ op: 'checkWatches', path: '/a', type: 4 })).toEqual({ op: 'raw', type: 17, path: '/a' });
  });

  it('makes a multi with a part of the wrong kind, and a multiRead with parts of both, unreadable', () => {
    expect(of({ op: 'multi', ops: [{ op: 'getData', path: '/a' }] })).toEqual({ op: 'raw', type: 14 });
    const read = { op: 'getData', path: '/a' };
    const write = { op: 'delete', path: '/a' };
    expect(of({ op: 'multiRead', ops: [read, write] })).toEqual({ op: 'raw', type: 22 });
    expect(of({ op: 'multiRead', ops: [write] })).toMatchObject({ op: 'multiRead', parts: [write] });
  });

  it('carries a type no library sends', () => {
    expect(sent({ op: 'raw', type: 999 }, 'raw')).toEqual({ op: 'raw', type: 999 });
  });
});

describe('permission bits', () => {
  it('are written in the order c, d, r, w, a', () => {
    expect(permLetters(31)).toBe('cdrwa');
    expect(permLetters(17)).toBe('ra');
    expect(permLetters(0)).toBe('');
  });
});

function of(traced: unknown): Request {
  return requestOf(v.parse(requestSchema, traced));
}

function sent<Op extends Request['op']>(traced: unknown, op: Op): Extract<Request, { op: Op }> {
  const request = of(traced);
  if (request.op !== op) throw new Error(`sent ${request.op}`);
  return request as Extract<Request, { op: Op }>;
}
