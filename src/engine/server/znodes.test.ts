import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, PERMS } from '../model/acl.ts';
import type { CreateMode, CreateRequest } from '../model/message.ts';
import { standaloneServer, type Reply } from '../testing/serverHarness.ts';

function open(config = {}) {
  const stand = standaloneServer(config);
  return { stand, a: stand.open('A') };
}

/** czxid mzxid pzxid · version cversion aversion · dataLength numChildren */
function stat({ body: { stat: s } }: Reply): string {
  if (s === undefined) return 'none';
  const zxids = `${s.czxid} ${s.mzxid} ${s.pzxid}`;
  return `${zxids} · ${s.version} ${s.cversion} ${s.aversion} · ${s.dataLength} ${s.numChildren}`;
}

const exists = (path: string) => ({ op: 'exists', path, watch: false }) as const;
const remove = (path: string, version = -1) => ({ op: 'delete', path, version }) as const;
const setData = (path: string, data: string | null, version = -1) =>
  ({ op: 'setData', path, data, version }) as const;

describe('znodes', () => {
  it('[Z2] names come in the order of Java’s hash set, which never shrinks, where that is asked for', () => {
    const { a } = open({ childOrder: 'hashSet' });
    const names = () => a.ask({ op: 'getChildren', path: '/rec', watch: false }).body.children;
    a.create('/rec');
    for (let number = 0; number < 13; number++) a.create(`/rec/n-${String(number).padStart(10, '0')}`);
    for (const name of ['lock', 'Aa', 'BB']) a.create(`/rec/${name}`);
    // As a real 3.8.0 answered.
    expect(names()?.map((name) => name.replace(/^n-0+(?=.)/, ''))).toEqual(
      'Aa BB 9 2 1 12 4 3 6 5 8 7 0 11 10 lock'.split(' '),
    );
    for (let number = 2; number < 12; number++) a.ask(remove(`/rec/n-${String(number).padStart(10, '0')}`));
    expect(names()).toEqual(['Aa', 'BB', 'n-0000000001', 'n-0000000012', 'n-0000000000', 'lock']);
  });

  it('[Z1] a node holds data, an ACL and children by name', () => {
    const { stand, a } = open();
    a.create('/a', 'PERSISTENT', 'x');
    a.create('/a/b');
    expect(stand.node('/a')).toMatchObject({ path: '/a', data: 'x', acl: OPEN_ACL_UNSAFE, children: ['b'] });
  });

  it('[Z3] data null differs from data of no bytes, and both have length 0', () => {
    const { a } = open();
    a.create('/null', 'PERSISTENT', null);
    a.create('/empty');
    const ofNull = a.ask({ op: 'getData', path: '/null', watch: false });
    const ofEmpty = a.ask({ op: 'getData', path: '/empty', watch: false });
    expect([ofNull.body.data, ofEmpty.body.data]).toEqual([null, '']);
    expect([ofNull.body.stat?.dataLength, ofEmpty.body.stat?.dataLength]).toEqual([0, 0]);
  });

  it('[Z5] paths that got past a client are refused as the real server refuses them', () => {
    const { a } = open();
    a.create('/a');
    const errors = ['', 'a', 'a/b', '/a/', '//a', '/a//b', '/.', '/a/..', '/x/..'].map(
      (path) => a.create(path).err,
    );
    expect(errors.join(' ')).toBe(
      'BadArguments BadArguments NoNode BadArguments BadArguments NoNode BadArguments BadArguments NoNode',
    );
    expect(a.err(remove('/a/'))).toBe('NoNode');
    expect(a.err(setData('/a/', 'x'))).toBe('BadArguments');
    expect(a.err(exists('/a\0'))).toBe('BadArguments');
    expect(a.err(exists(''))).toBe('Ok');
  });

  it('[Z6] a request over the limit costs the connection and not the session', () => {
    const { stand, a } = open();
    a.create('/big');
    expect(a.err(setData('/big', 'x'.repeat(1_048_551)))).toBe('Ok');
    a.tell(setData('/big', 'x'.repeat(1_048_552)));
    expect(a.arrivals()).toEqual(['closed']);
    expect(a.connect()).toBe('resumed');
    expect(stand.node('/big')?.dataLength).toBe(1_048_551);
  });

  it('[Z14] create answers path and Stat, the old request the path alone', () => {
    const { a } = open();
    expect(stat(a.create('/a', 'PERSISTENT', 'xyz'))).toBe('2 2 2 · 0 0 0 · 3 0');
    const old = a.ask({ op: 'create1', path: '/b', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' });
    expect(old.body).toEqual({ path: '/b' });
    expect(a.create('/').err).toBe('NodeExists');
  });

  it('[Z15] an unknown flag is BadArguments', () => {
    const { a } = open();
    expect(a.err({ op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 7 })).toBe('BadArguments');
    expect(a.err({ op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 4 })).toBe('Ok');
  });

  it('[Z16] an ephemeral has no children', () => {
    const { a } = open();
    a.create('/e', 'EPHEMERAL');
    expect(a.create('/e/x').err).toBe('NoChildrenForEphemerals');
  });

  it('[Z17] a wrong version comes before children, and both after the node', () => {
    const { a } = open();
    a.create('/a');
    a.create('/a/b');
    expect(a.err(remove('/none'))).toBe('NoNode');
    expect(a.err(remove('/a', 5))).toBe('BadVersion');
    expect(a.err(remove('/a', 0))).toBe('NotEmpty');
    expect(a.err(remove('/a/b', 0))).toBe('Ok');
  });

  it('[Z18] the four system nodes cannot be deleted but written', () => {
    const { a } = open();
    const paths = ['/', '/zookeeper', '/zookeeper/quota', '/zookeeper/config'];
    expect(paths.map((path) => a.err(remove(path)))).toEqual(paths.map(() => 'BadArguments'));
    expect(a.err(setData('/zookeeper', 'x'))).toBe('Ok');
    expect(a.create('/zookeeper/mine').err).toBe('Ok');
  });

  it('[Z19] only −1 means any version', () => {
    const { a } = open();
    a.create('/a');
    expect([-2, 1, 0, -1].map((version) => a.err(setData('/a', 'x', version)))).toEqual([
      'BadVersion',
      'BadVersion',
      'Ok',
      'Ok',
    ]);
  });

  it('[Z19] the version counter wraps', () => {
    const { stand, a } = open();
    a.create('/a');
    const node = stand.node('/a');
    if (node !== undefined) stand.state.nodes.set('/a', { ...node, version: 2_147_483_647 });
    expect(a.ask(setData('/a', 'x')).body.stat?.version).toBe(-2_147_483_648);
  });

  it('[Z20] writing equal bytes is a write, answered with the new Stat', () => {
    const { a } = open();
    a.create('/a', 'PERSISTENT', 'x');
    a.ask({ op: 'getData', path: '/a', watch: true });
    expect(stat(a.ask(setData('/a', 'x')))).toBe('2 3 2 · 1 0 0 · 1 0');
    expect(a.events()).toEqual(['NodeDataChanged /a']);
  });

  it('[Z21] a malformed ACL comes before a missing node', () => {
    const { a } = open();
    expect(a.err({ op: 'setACL', path: '/none', acl: [], version: -1 })).toBe('InvalidACL');
    expect(a.err({ op: 'setACL', path: '/none', acl: OPEN_ACL_UNSAFE, version: -1 })).toBe('NoNode');
  });

  it('[Z23] exists asks for no permission, getData and getChildren do, after the node', () => {
    const { a } = open();
    const acl = [{ scheme: 'world', id: 'anyone', perms: PERMS.WRITE }];
    a.ask({ op: 'create', path: '/a', data: '', acl, mode: 'PERSISTENT' });
    expect(a.err(exists('/a'))).toBe('Ok');
    expect(a.err({ op: 'getData', path: '/a', watch: false })).toBe('NoAuth');
    expect(a.err({ op: 'getChildren', path: '/a', watch: false })).toBe('NoAuth');
    expect(a.err({ op: 'getAllChildrenNumber', path: '/a' })).toBe('NoAuth');
    expect(a.err({ op: 'getData', path: '/none', watch: false })).toBe('NoNode');
  });

  it('[Z2] [Z23] children are listed by name, descendants counted', () => {
    const { a } = open();
    for (const path of ['/p', '/p/c', '/p/a', '/p/B', '/p/a/x']) a.create(path);
    expect(a.ask({ op: 'getChildren', path: '/p', watch: false }).body.children).toEqual(['B', 'a', 'c']);
    expect(a.ask({ op: 'getAllChildrenNumber', path: '/p' }).body.number).toBe(4);
    expect(a.ask({ op: 'getAllChildrenNumber', path: '/' }).body.number).toBe(8);
  });

  it('[Z24] getEphemerals goes by characters, not by components', () => {
    const { a } = open();
    for (const path of ['/x', '/xy', '/z']) a.create(path, 'EPHEMERAL');
    const prefixes = ['/x', '/', '', ' \u001f'].map(
      (prefix) => a.ask({ op: 'getEphemerals', prefix }).body.ephemerals,
    );
    expect(prefixes).toEqual([
      ['/xy', '/x'],
      ['/xy', '/x', '/z'],
      ['/xy', '/x', '/z'],
      ['/xy', '/x', '/z'],
    ]);
  });

  it('[Z25] an unknown type is Unimplemented and costs the connection; a body too short does not', () => {
    const { a } = open();
    expect(a.ask({ op: 'raw', type: 1, path: '/a' })).toMatchObject({ err: 'MarshallingError', zxid: 2 });
    expect(a.ask({ op: 'raw', type: 4, path: '/a' })).toMatchObject({ err: 'MarshallingError', zxid: 2 });
    a.tell({ op: 'raw', type: 99 });
    expect(a.arrivals()).toEqual(['reply raw Unimplemented -1', 'closed']);
    expect(a.connect()).toBe('resumed');
  });

  it('[Z26] reconfig is disabled and takes a zxid', () => {
    const { a } = open();
    expect(a.ask({ op: 'reconfig' })).toMatchObject({ err: 'ReconfigDisabled', zxid: 2 });
  });
});

describe('Stat', () => {
  it('[Z27] [Z28] children move the parent’s cversion and pzxid and nothing else, and no grandparent', () => {
    const { a } = open();
    a.create('/p');
    a.create('/p/q');
    a.create('/p/q/r');
    expect(stat(a.ask(exists('/p')))).toBe('2 2 3 · 0 1 0 · 0 1');
    expect(stat(a.ask(exists('/p/q')))).toBe('3 3 4 · 0 1 0 · 0 1');
    a.ask(remove('/p/q/r'));
    expect(stat(a.ask(exists('/p/q')))).toBe('3 3 5 · 0 2 0 · 0 0');
  });

  it('[Z29] setData moves mzxid, version and length, setACL aversion alone', () => {
    const { a } = open();
    a.create('/a');
    expect(stat(a.ask(setData('/a', 'xy')))).toBe('2 3 2 · 1 0 0 · 2 0');
    expect(stat(a.ask({ op: 'setACL', path: '/a', acl: OPEN_ACL_UNSAFE, version: 0 }))).toBe(
      '2 3 2 · 1 0 1 · 2 0',
    );
  });

  it('[Z30] nodes of one transaction share its time', () => {
    const { stand, a } = open();
    stand.wait(700, a);
    a.ask({
      op: 'multi',
      parts: ['/a', '/b'].map((path) => ({
        op: 'create',
        path,
        data: '',
        acl: OPEN_ACL_UNSAFE,
        mode: 'PERSISTENT',
      })),
    });
    expect([stand.node('/a')?.ctimeMs, stand.node('/b')?.mtimeMs]).toEqual([700, 700]);
  });

  it('[Z31] the reported cversion of a fresh root is −1, and 0 after its first child', () => {
    const { a } = open();
    expect(a.ask(exists('/')).body.stat?.cversion).toBe(-1);
    expect(a.ask(exists('/zookeeper')).body.stat?.cversion).toBe(-2);
    a.create('/a');
    expect(a.ask(exists('/')).body.stat?.cversion).toBe(0);
  });

  it('[Z32] only ephemerals report an owner', () => {
    const { a } = open();
    expect(a.create('/e', 'EPHEMERAL').body.stat?.ephemeralOwner).toBe(a.id);
    expect(a.create('/c', 'CONTAINER').body.stat?.ephemeralOwner).toBe('0x0');
  });

  it('[Z51] a fresh server has the system nodes, the config node for reading alone', () => {
    const { stand, a } = open();
    expect([...stand.state.nodes.keys()]).toEqual([
      '/',
      '/zookeeper',
      '/zookeeper/quota',
      '/zookeeper/config',
    ]);
    expect(stat(a.ask(exists('/zookeeper/config')))).toBe('0 0 0 · 0 0 -1 · 0 0');
    expect(a.err(setData('/zookeeper/config', 'x'))).toBe('NoAuth');
  });

  it('[Z62] a character beyond the basic plane comes back as six broken ones', () => {
    const a = standaloneServer().open('A');
    expect(a.ask({ op: 'sync', path: '/😀x' }).body.path).toBe(`/${'\ufffd'.repeat(6)}x`);
    a.ask({ op: 'setData', path: '/', data: '😀', version: -1 });
    expect(a.ask({ op: 'getData', path: '/', watch: false }).body.data).toBe('😀');
  });

  it('[Z63] the request says what is made, not the flags', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const create = (path: string, mode: CreateMode, wire: 'create2' | 'createContainer' | 'createTTL') => {
      const request: CreateRequest = {
        op: 'create',
        path,
        data: '',
        acl: OPEN_ACL_UNSAFE,
        mode,
        ttlMs: 1000,
        wire,
      };
      return a.err(request);
    };
    expect(create('/a', 'CONTAINER', 'create2')).toBe('Ok');
    expect(create('/b', 'EPHEMERAL', 'createContainer')).toBe('Ok');
    expect(['/a', '/b'].map((path) => stand.node(path)?.kind)).toEqual(['persistent', 'container']);
    expect(create('/c', 'PERSISTENT', 'createTTL')).toBe('BadArguments');
    expect(create('/c', 'PERSISTENT_WITH_TTL', 'create2')).toBe('BadArguments');
  });

  it('[Z64] a null path is answered by what the request does with it', () => {
    const a = standaloneServer().open('A');
    const err = (type: number) => a.err({ op: 'raw', type, path: null });
    expect([3, 4, 8, 12].map(err)).toEqual(Array.from({ length: 4 }, () => 'MarshallingError'));
    expect([9, 103].map(err)).toEqual(['Ok', 'Ok']);
    expect([1, 5, 7].map(err)).toEqual(['MarshallingError', 'BadArguments', 'BadArguments']);
    expect(a.ask({ op: 'raw', type: 14, path: null })).toMatchObject({ zxid: 4, body: { results: [] } });
    expect(a.create('/a').zxid).toBe(6);
  });
});
