import { describe, expect, it } from 'vitest';
import { PERMS, type Acl } from '../model/acl.ts';
import { digestId } from '../model/digest.ts';
import { standaloneServer, type WireSession } from '../testing/serverHarness.ts';

const AMY = digestId('amy:pw');

function only(perms: number, scheme = 'world', id = 'anyone'): Acl {
  return [{ scheme, id, perms }];
}

function createWith(a: WireSession, path: string, acl: Acl): string {
  return a.err({ op: 'create', path, data: '', acl, mode: 'PERSISTENT' });
}

function addAuth(a: WireSession, auth: string): string {
  return a.err({ op: 'auth', scheme: 'digest', auth });
}

const getData = (path: string) => ({ op: 'getData', path, watch: false }) as const;

describe('permissions', () => {
  it('[Z44] CREATE and DELETE are asked of the parent, WRITE and ADMIN of the node', () => {
    const a = standaloneServer().open('A');
    createWith(a, '/p', only(PERMS.CREATE));
    expect(createWith(a, '/p/c', only(PERMS.READ))).toBe('Ok');
    expect(a.err({ op: 'delete', path: '/p/c', version: -1 })).toBe('NoAuth');
    expect(a.err({ op: 'delete', path: '/p/none', version: -1 })).toBe('NoAuth');
    expect(a.err({ op: 'setData', path: '/p/c', data: 'x', version: -1 })).toBe('NoAuth');
    expect(a.err({ op: 'setACL', path: '/p/c', acl: only(PERMS.ALL), version: -1 })).toBe('NoAuth');
    expect(createWith(a, '/p/c/d', only(PERMS.ALL))).toBe('NoAuth');
    expect(a.err(getData('/p/c'))).toBe('Ok');
  });

  it('[Z44] skipACL turns all checks off', () => {
    const a = standaloneServer({ skipAcl: true }).open('A');
    createWith(a, '/a', only(0));
    expect(a.err(getData('/a'))).toBe('Ok');
  });

  it('[Z47] ids gather on a connection and are lost with it', () => {
    const a = standaloneServer().open('A');
    createWith(a, '/a', only(PERMS.ALL, 'digest', AMY));
    expect(a.err(getData('/a'))).toBe('NoAuth');
    expect([addAuth(a, 'bob:pw'), addAuth(a, 'amy:pw')]).toEqual(['Ok', 'Ok']);
    expect(a.err(getData('/a'))).toBe('Ok');
    a.drop();
    a.connect();
    expect(a.err(getData('/a'))).toBe('NoAuth');
  });

  it('[Z47] an unknown scheme is AuthFailed and costs the connection, not the session', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/e', 'EPHEMERAL');
    a.tell({ op: 'auth', scheme: 'nosuch', auth: 'x' });
    expect(a.arrivals()).toEqual(['reply auth AuthFailed 0', 'closed']);
    expect(a.connect()).toBe('resumed');
    expect(stand.node('/e')).toBeDefined();
  });

  it('[Z48] the superDigest’s user passes every check', () => {
    const a = standaloneServer({ superDigest: digestId('root:pw') }).open('A');
    createWith(a, '/a', only(PERMS.ALL, 'ip', '10.0.0.1'));
    expect(a.err(getData('/a'))).toBe('NoAuth');
    addAuth(a, 'root:pw');
    expect(a.err(getData('/a'))).toBe('Ok');
  });

  it('[Z49] getACL needs READ or ADMIN, and masks hashes without ADMIN', () => {
    const a = standaloneServer().open('A');
    const acl = [...only(PERMS.READ), ...only(PERMS.ALL, 'digest', AMY)];
    createWith(a, '/a', acl);
    const getAcl = { op: 'getACL', path: '/a' } as const;
    expect(a.ask(getAcl).body.acl?.map(({ id }) => id)).toEqual(['anyone', 'amy:x']);
    addAuth(a, 'amy:pw');
    expect(a.ask(getAcl).body.acl).toEqual(acl);
    createWith(a, '/w', only(PERMS.WRITE));
    expect(a.err({ op: 'getACL', path: '/w' })).toBe('NoAuth');
  });

  it('[Z50] whoAmI names users and the address', () => {
    const a = standaloneServer({ superDigest: digestId('root:pw') }).open('A');
    addAuth(a, 'root:pw');
    const ids = a.ask({ op: 'whoAmI' }).body.ids?.map(({ scheme, id }) => `${scheme}:${id}`);
    expect(ids?.toSorted()).toEqual(['digest:root', 'ip:127.0.0.1', 'super:']);
  });
});
