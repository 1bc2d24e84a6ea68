import { describe, expect, it } from 'vitest';
import { why } from '../trace/why.ts';
import { standaloneServer, WireSession } from '../testing/serverHarness.ts';

const exists = (path: string) => ({ op: 'exists', path, watch: false }) as const;

describe('opening a session', () => {
  it('[S1] takes a zxid and bounds the timeout', () => {
    const stand = standaloneServer();
    expect([0, 1500, 99_999].map((asked, index) => stand.open(`S${index}`, asked).timeoutMs)).toEqual([
      1000, 1500, 10_000,
    ]);
    expect(stand.zxid()).toBe(3);
    expect(stand.records('session.created').map(({ timeoutMs }) => timeoutMs)).toEqual([1000, 1500, 10_000]);
  });

  it('[S3] what is sent before the session is there is read afterwards', () => {
    const stand = standaloneServer({ fsyncMs: 20 });
    const hasty = new WireSession(stand.sim, 'H');
    hasty.hurry({ op: 'exists', path: '/', watch: false });
    expect(hasty.arrivals()).toEqual(['connected', 'reply exists Ok 1']);
  });

  it('[S2] ids count from the server’s number and the time of its start', () => {
    const stand = standaloneServer();
    expect([stand.open('A').id, stand.open('B').id]).toEqual(['0x100000000000000', '0x100000000000001']);
    stand.restart();
    expect(stand.open('C').id).toBe(`0x1${(100).toString(16).padStart(10, '0')}0000`);
  });

  it('[S2] the password is what java.util.Random makes of id and secret', () => {
    const { password } = standaloneServer().open('A');
    expect(password).toMatch(/^[0-9a-f]{32}$/);
    expect(standaloneServer().open('B').password).toBe(password);
  });
});

describe('a session’s life', () => {
  it('[S4] [S5] ends in the bucket after its timeout, with one transaction for all it held', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 1000);
    const b = stand.open('B');
    a.create('/e1', 'EPHEMERAL');
    a.create('/e2', 'EPHEMERAL');
    b.ask({ op: 'getChildren', path: '/', watch: true });
    stand.wait(1499, b);
    expect(stand.state.sessions.has(a.id)).toBe(true);
    stand.wait(1, b);
    expect(stand.state.sessions.has(a.id)).toBe(false);
    expect(stand.records('session.expired')).toMatchObject([
      { session: a.id, why: 'silence', silentForMs: 1500 },
    ]);
    expect(stand.records('session.closed')).toMatchObject([{ zxid: 5, ephemerals: ['/e1', '/e2'] }]);
    expect(b.events()).toEqual(['NodeChildrenChanged /']);
    expect(a.arrivals()).toEqual(['closed']);
  });

  it('[S4] a ping puts the end off', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 1000);
    stand.wait(20_000, a);
    expect(stand.state.sessions.has(a.id)).toBe(true);
    stand.wait(1500);
    expect(stand.state.sessions.has(a.id)).toBe(false);
  });

  it('[S5] “why?” of an expiry ends at the last message that was heard', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 1000);
    stand.wait(300);
    a.ask(exists('/'));
    stand.wait(3000);
    const [expired] = stand.records('session.expired');
    const chain = why(stand.sim.trace, expired?.seq ?? 0);
    expect(chain.at(-2)).toMatchObject({ kind: 'request.received', op: 'exists' });
  });

  it('[S7] close deletes all ephemerals under the close’s zxid, answers and closes', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/e1', 'EPHEMERAL');
    a.create('/e2', 'EPHEMERAL');
    a.tell({ op: 'closeSession' });
    expect(a.arrivals()).toEqual(['reply closeSession Ok 4', 'closed']);
    expect(stand.node('/')).toMatchObject({ pzxid: 4, createCount: 2, children: ['zookeeper'] });
  });

  it('[S7] an ephemeral still in flight goes with its session', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.tell({
      op: 'create',
      path: '/e',
      data: '',
      acl: [{ scheme: 'world', id: 'anyone', perms: 31 }],
      mode: 'EPHEMERAL',
    });
    a.tell({ op: 'closeSession' });
    stand.settle();
    expect(stand.node('/e')).toBeUndefined();
    expect(stand.records('session.closed')).toMatchObject([{ ephemerals: ['/e'] }]);
  });

  it('[S6] what comes behind a close is refused and never answered', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.tell({ op: 'closeSession' });
    a.tell({ op: 'delete', path: '/none', version: -1 });
    expect(a.arrivals()).toEqual(['reply closeSession Ok 2', 'closed']);
    expect(stand.records('txn.applied').at(-1)).toMatchObject({
      zxid: 3,
      type: 'error',
      err: 'SessionExpired',
    });
  });

  it('[S8] a broken connection removes nothing', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 1000);
    a.create('/e', 'EPHEMERAL');
    a.drop();
    stand.wait(1000);
    expect(stand.node('/e')).toBeDefined();
    stand.wait(500);
    expect(stand.node('/e')).toBeUndefined();
  });
});

describe('coming back', () => {
  it('[S9] takes no zxid and negotiates the timeout anew', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/e', 'EPHEMERAL');
    a.drop();
    expect(a.connect({ timeoutMs: 1200 })).toBe('resumed');
    expect([a.timeoutMs, stand.zxid()]).toEqual([1200, 2]);
    stand.wait(2000);
    expect(stand.state.sessions.size).toBe(0);
  });

  it('[S10] closes the connection that carried the session', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const twin = a.twin('A2');
    expect(twin.connect()).toBe('resumed');
    expect(a.arrivals()).toEqual(['closed']);
    expect(twin.err(exists('/'))).toBe('Ok');
    expect(stand.records('connection.closed')).toMatchObject([{ why: 'sessionMoved' }]);
  });

  it('[S11] a wrong password looks like a session that is gone and harms none', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const thief = a.twin('T');
    expect(thief.connect({ password: 'f'.repeat(32) })).toBe('gone');
    expect(stand.records('session.rejected')).toMatchObject([{ why: 'wrongPassword' }]);
    expect(a.connect()).toBe('resumed');
  });

  it('[S12] a closed session is gone', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.ask({ op: 'closeSession' });
    expect(a.connect()).toBe('gone');
    expect(stand.records('session.rejected')).toMatchObject([{ why: 'gone' }]);
    expect(stand.state.connections.size).toBe(0);
  });

  it('[S13] a client that has seen more is turned away without an answer', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.drop();
    expect(a.connect({ lastZxidSeen: 1000 })).toBe('closed');
    expect(stand.records('connection.refused')).toMatchObject([{ why: 'behindClient' }]);
    expect(a.connect()).toBe('resumed');
  });
});

describe('restart', () => {
  it('[S14] [Z8] keeps tree, sessions and count, loses watches and connections', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 2000);
    a.create('/p');
    a.create('/p/s-', 'PERSISTENT_SEQUENTIAL');
    a.create('/e', 'EPHEMERAL');
    a.ask({ op: 'getData', path: '/p', watch: true });
    stand.restart();
    expect(a.arrivals()).toContain('closed');
    expect(a.connect()).toBe('resumed');
    expect(stand.node('/e')?.owner).toBe(a.id);
    expect(a.create('/p/s-', 'PERSISTENT_SEQUENTIAL').body.path).toBe('/p/s-0000000001');
    expect(stand.zxid()).toBe(5);
    a.ask({ op: 'setData', path: '/p', data: 'x', version: -1 });
    expect(a.events()).toEqual([]);
  });

  it('[S14] gives every session a full timeout from the restart', () => {
    const stand = standaloneServer();
    const a = stand.open('A', 2000);
    stand.wait(1900);
    stand.restart();
    stand.wait(1900);
    expect(stand.state.sessions.has(a.id)).toBe(true);
    stand.wait(1000);
    expect(stand.state.sessions.size).toBe(0);
  });

  it('[S14] loses what was not on disk yet, and nothing that was', () => {
    const stand = standaloneServer({ fsyncMs: 50 });
    const a = stand.open('A');
    a.create('/logged');
    a.tell({
      op: 'create',
      path: '/lost',
      data: '',
      acl: [{ scheme: 'world', id: 'anyone', perms: 31 }],
      mode: 'PERSISTENT',
    });
    while (stand.records('txn.proposed').at(-1)?.path !== '/lost') stand.sim.step();
    stand.restart();
    expect([stand.node('/logged')?.czxid, stand.node('/lost'), stand.zxid()]).toEqual([2, undefined, 2]);
  });

  it('[Z54] [Z55] a snapshot taken on the way and the log after it give the same tree', () => {
    const stand = standaloneServer({ snapCount: 3 });
    const a = stand.open('A');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      a.create(`/${name}`, name < 'd' ? 'PERSISTENT' : 'EPHEMERAL');
    a.ask({ op: 'delete', path: '/a', version: -1 });
    const before = new Map(stand.state.nodes.entries());
    expect(stand.records('snapshot.taken').length).toBeGreaterThan(1);
    stand.restart();
    expect(new Map(stand.state.nodes.entries())).toEqual(before);
    expect(stand.state.ephemerals.get(a.id)?.toSorted()).toEqual(['/d', '/e', '/f']);
  });

  it('[S2] a session made after a restart within the same millisecond is another one', () => {
    const stand = standaloneServer({ restartMs: 0 });
    const a = stand.open('A');
    stand.restart();
    expect(stand.open('B').id).not.toBe(a.id);
  });

  it('[S1] a connect request without the readOnly byte, or without a password, is answered in kind', () => {
    const { sim } = standaloneServer();
    const link = sim.openWire('old', 'server:1');
    const asked = {
      sessionId: '0x0',
      password: null,
      timeoutMs: -5,
      lastZxidSeen: 0,
      readOnly: null,
    } as const;
    sim.sendWire(link, { kind: 'connect', ...asked });
    while (!sim.isQuiescent()) sim.step();
    expect(sim.takeWire(link)).toMatchObject([{ kind: 'connected', timeoutMs: 1000, readOnly: null }]);
  });
});
