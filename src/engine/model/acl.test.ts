import { describe, expect, it } from 'vitest';
import { fixupAcl, maskDigests, OPEN_ACL_UNSAFE, PERMS, permits, type AclEntry, type AuthId } from './acl.ts';
import { digestId } from './digest.ts';
import { withAuthId } from './javaHash.ts';

const IP: AuthId = { scheme: 'ip', id: '127.0.0.1' };

function entry(text: string, perms: number = PERMS.ALL): AclEntry {
  const colon = text.indexOf(':');
  return { scheme: text.slice(0, colon), id: text.slice(colon + 1), perms };
}

describe('ACLs', () => {
  it.each([
    ['ip:127.0.0.1', true],
    ['ip:127.0.0.2', false],
    ['ip:127.0.0.0/8', true],
    ['ip:127.3.2.1/8', true],
    ['ip:127.128.0.0/9', false],
    ['ip:1.2.3.4/0', true],
    ['ip:127.0.0.1/32', true],
  ])('[Z46] %s lets 127.0.0.1 in: %s', (text, expected) => {
    expect(permits([entry(text)], PERMS.READ, [IP])).toBe(expected);
  });

  it('[Z44] one of several permissions is enough', () => {
    expect(permits([entry('world:anyone', PERMS.READ)], PERMS.READ | PERMS.ADMIN, [IP])).toBe(true);
    expect(permits([entry('world:anyone', PERMS.WRITE)], PERMS.READ | PERMS.ADMIN, [IP])).toBe(false);
  });

  it('[Z48] super passes every check', () => {
    expect(permits([entry('ip:1.1.1.1')], PERMS.ADMIN, [IP, { scheme: 'super', id: '' }])).toBe(true);
  });

  it.each([
    'world:someone',
    'nosuch:x',
    'super:',
    'ip:1.2.3',
    'ip:1.2.3.256',
    'ip:1.2.3.4/33',
    'ip:1.2.3.4/x',
    'digest:amy',
    'digest:amy:',
    'digest:a:b:c',
    'auth:',
  ])('[Z45] %s alone is InvalidACL', (text) => {
    expect(fixupAcl([entry(text)], [IP])).toBeNull();
  });

  it.each([
    'world:anyone',
    'ip:1.2.3.4',
    'ip:1.2.3.0/24',
    'ip:+1.02.3.4/8',
    'digest:amy:x',
    'digest::x',
    'digest:a:b:',
  ])('[Z45] %s is accepted', (text) => {
    expect(fixupAcl([entry(text)], [IP])).toEqual([entry(text)]);
  });

  it('[Z45] null and empty lists are InvalidACL, duplicates are kept once, perms 0 is accepted', () => {
    expect(fixupAcl(null, [IP])).toBeNull();
    expect(fixupAcl([], [IP])).toBeNull();
    expect(fixupAcl([...OPEN_ACL_UNSAFE, ...OPEN_ACL_UNSAFE], [IP])).toEqual(OPEN_ACL_UNSAFE);
    expect(fixupAcl([entry('world:anyone', 0)], [IP])).toHaveLength(1);
  });

  it('[Z45] auth expands to the digest ids of the connection in the order of the server’s hash table', () => {
    const users = ['amy', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
    const asIds = users.map((user): AuthId => ({ scheme: 'digest', id: digestId(`${user}:p`) }));
    const ids = asIds.reduce<readonly AuthId[]>(withAuthId, [IP]);

    const expanded = fixupAcl([entry('auth:', PERMS.READ)], ids) ?? [];

    const names = expanded.map(({ id }) => id.slice(0, 3));
    expect(names).toEqual(['amy', 'fay', 'hal', 'bob', 'cat', 'dan', 'gus', 'eve']);
    expect(expanded.every(({ perms }) => perms === PERMS.READ)).toBe(true);
  });

  it('[Z49] masks the hashes of digest ids only', () => {
    expect(maskDigests([entry('digest:amy:abc='), entry('ip:1.2.3.4')]).map(({ id }) => id)).toEqual([
      'amy:x',
      '1.2.3.4',
    ]);
  });
});
