import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../model/acl.ts';
import { standaloneServer, type ServerStand, type WireSession } from '../testing/serverHarness.ts';

function open(): { stand: ServerStand; a: WireSession } {
  const stand = standaloneServer();
  const a = stand.open('A');
  a.create('/p');
  return { stand, a };
}

function sequential(a: WireSession, prefix: string): string {
  const { err, body } = a.create(prefix, 'PERSISTENT_SEQUENTIAL');
  return err === 'Ok' ? (body.path ?? '') : err;
}

/** As if that many children had been created before. */
function presetCreates(stand: ServerStand, path: string, createCount: number): void {
  const node = stand.node(path);
  if (node !== undefined) stand.state.nodes.set(path, { ...node, createCount });
}

describe('sequential names', () => {
  it('[Z33] every create below the parent counts, plain ones and other prefixes too, deletes and failures do not', () => {
    const { a } = open();
    expect(sequential(a, '/p/n-')).toBe('/p/n-0000000000');
    a.create('/p/plain');
    a.create('/p/plain');
    a.ask({ op: 'delete', path: '/p/plain', version: -1 });
    expect(sequential(a, '/p/m-')).toBe('/p/m-0000000002');
  });

  it('[Z33] the first sequential child of a fresh root is number 0', () => {
    const a = standaloneServer().open('A');
    expect(sequential(a, '/s-')).toBe('/s-0000000000');
  });

  it('[Z4] [Z33] a prefix may end in a slash', () => {
    const { a } = open();
    expect(sequential(a, '/p/')).toBe('/p/0000000000');
    expect(sequential(a, '/p/.')).toBe('/p/.0000000001');
  });

  it('[Z33] a parent created anew counts from 0', () => {
    const { a } = open();
    sequential(a, '/p/n-');
    a.ask({ op: 'delete', path: '/p/n-0000000000', version: -1 });
    a.ask({ op: 'delete', path: '/p', version: -1 });
    a.create('/p');
    expect(sequential(a, '/p/n-')).toBe('/p/n-0000000000');
  });

  it('[Z34] a taken name stops its prefix until another create moves the count', () => {
    const { a } = open();
    a.create('/p/n-0000000001');
    expect([sequential(a, '/p/n-'), sequential(a, '/p/n-')]).toEqual(['NodeExists', 'NodeExists']);
    a.create('/p/other');
    expect(sequential(a, '/p/n-')).toBe('/p/n-0000000002');
  });

  it('[Z35] after the last number the count stays, and the parent’s pzxid with it', () => {
    const { stand, a } = open();
    presetCreates(stand, '/p', 2_147_483_646);
    expect(sequential(a, '/p/n-')).toBe('/p/n-2147483646');
    expect(sequential(a, '/p/n-')).toBe('/p/n-2147483647');
    expect(sequential(a, '/p/n-')).toBe('NodeExists');
    expect(sequential(a, '/p/m-')).toBe('/p/m-2147483647');
    expect(stand.node('/p')).toMatchObject({ createCount: 2_147_483_647, pzxid: 3 });
  });

  it('[Z35] creates checked before the last number is applied see the wrapped count', () => {
    const { stand, a } = open();
    presetCreates(stand, '/p', 2_147_483_647);
    for (let i = 0; i < 2; i++) {
      a.tell({ op: 'create', path: '/p/n-', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT_SEQUENTIAL' });
    }
    stand.settle();
    expect(stand.node('/p')?.children).toEqual(['n--2147483648', 'n-2147483647']);
  });

  it('[Z36] a multi gets consecutive numbers, a failed one none', () => {
    const { a } = open();
    const part = {
      op: 'create',
      path: '/p/n-',
      data: '',
      acl: OPEN_ACL_UNSAFE,
      mode: 'PERSISTENT_SEQUENTIAL',
    } as const;
    a.ask({ op: 'multi', parts: [part, { op: 'check', path: '/none', version: -1 }] });
    const { body } = a.ask({ op: 'multi', parts: [part, part] });
    expect(body.results?.map(({ path }) => path)).toEqual(['/p/n-0000000000', '/p/n-0000000001']);
  });
});
