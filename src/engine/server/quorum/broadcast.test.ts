// Broadcast: proposals, acknowledgements, commits, and what happens to them when a leader goes.
import { describe, expect, it, test } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../../model/acl.ts';
import type { Request } from '../../model/message.ts';
import { LAST_COUNTER, makeZxid } from '../../model/zxid.ts';
import { creation, ensemble } from '../../testing/ensemble.ts';

describe('broadcast', () => {
  test('[Q12] a write is committed once a quorum has logged it, and applied by all', () => {
    const servers = ensemble(5);
    const client = servers.open(1);
    servers.crash(2, 3);
    servers.settle();
    expect(client.create('/a')).toBe('Ok 1:2');
    expect([1, 4, 5].map((number) => servers.server(number).nodes.has('/a'))).toEqual([true, true, true]);
  });

  test('[Q12] without a quorum nothing is committed', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.freeze(1, 2);
    client.tell(creation('/a'));
    servers.pass(3000);
    expect(client.replies()).toEqual([]);
    expect(servers.server(3).nodes.has('/a')).toBe(false);
  });

  test('[Q13] a transaction has the same name at every server, for every client and request', () => {
    const servers = ensemble(3, { config: { localSessions: true }, invariants: ['I-17'] });
    const client = servers.open(1);
    client.ask({ ...creation('/a'), op: 'create1' });
    client.create('/e', '', 'EPHEMERAL');
    const named = servers.sim.trace
      .filter((record) => record.kind === 'txn.applied')
      .map(({ zxid, type, err }) => [zxid, type, err].join(' '));
    expect(new Set(named).size).toBe(2);
    expect(named.filter((one) => one.endsWith('create Ok'))).toHaveLength(3);
    expect(named.filter((one) => one.endsWith('error SessionExpired'))).toHaveLength(3);
    expect(servers.sim.violations).toEqual([]);
  });

  test('[Q13] each step of a write leaves its own record, in ZooKeeper’s order', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    const before = servers.sim.trace.length;
    client.create('/a');
    const kinds = servers.sim.trace.slice(before).filter(({ kind }) => /^(txn|request|reply)/.test(kind));
    const leader = kinds.filter(({ actor }) => actor === 'server:3').map(({ kind }) => kind);
    expect(leader).toEqual([
      'request.taken',
      'txn.proposed',
      'txn.logged',
      'txn.acked',
      'txn.acked',
      'txn.committed',
      'txn.applied',
    ]);
    const follower = kinds.filter(({ actor }) => actor === 'server:1').map(({ kind }) => kind);
    expect(follower).toEqual([
      'request.received',
      'request.forwarded',
      'txn.received',
      'txn.logged',
      'txn.committed',
      'txn.applied',
      'reply.sent',
    ]);
  });

  test('[Q14] followers and observers send writes and syncs on to the leader, and answer their own clients', () => {
    const servers = ensemble(4, { observers: 1 });
    for (const number of [1, 4]) {
      const client = servers.open(number);
      client.create(`/of${number}`);
      client.ask({ op: 'sync', path: '/' });
      client.get('/');
      const forwarded = servers.all('request.forwarded', number);
      expect(forwarded.map(({ op, to }) => [op, to])).toEqual([
        ['createSession', 'server:3'],
        ['create', 'server:3'],
        ['sync', 'server:3'],
      ]);
      expect(servers.all('reply.sent', number).map(({ op }) => op)).toEqual(['create', 'sync', 'getData']);
    }
    expect(servers.all('reply.sent', 3)).toEqual([]);
  });

  test.each([
    ['keeps a log', true, ['/a']],
    ['keeps none where it is told so', false, []],
  ])(
    '[Q25] an observer hears of what is committed, acknowledges nothing, and %s',
    (_, observerSync, logged) => {
      const servers = ensemble(4, { observers: 1, config: { observerSync } });
      const client = servers.open(4);
      client.create('/a');
      expect(client.exists('/a')).toBe(true);
      expect(servers.all('txn.received', 4)).toEqual([]);
      expect(servers.all('txn.acked').filter(({ by }) => by === 'server:4')).toEqual([]);
      const bodies = servers
        .server(4)
        .log.toArray()
        .map(({ txn }) => txn.body);
      expect(bodies.flatMap((body) => (body.type === 'create' ? [body.path] : []))).toEqual(logged);
    },
  );

  test('[Q15] a session’s read waits for its own write before it; another session’s does not', () => {
    const servers = ensemble(3);
    const writer = servers.open(1);
    const reader = servers.open(1);
    writer.create('/a', 'old');
    servers.freeze(3);
    writer.tell({ op: 'setData', path: '/a', data: 'new', version: -1 });
    writer.tell({ op: 'getData', path: '/a', watch: false });
    reader.tell({ op: 'getData', path: '/a', watch: false });
    servers.settle();
    expect(reader.replies().map(({ body }) => body.data)).toEqual(['old']);
    expect(writer.replies()).toEqual([]);
    servers.thaw(3);
    servers.settle();
    expect(writer.replies().map(({ op, body }) => [op, body.data ?? null])).toEqual([
      ['setData', null],
      ['getData', 'new'],
    ]);
  });

  test('[Q18] a proposal that waits in frozen followers’ buffers is carried over, with its old zxid', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    servers.freeze(1, 2, 3, 4);
    client.tell(creation('/a'));
    servers.pass(100);
    servers.crash(5);
    servers.thaw(1, 2, 3, 4);
    servers.settle();
    expect(servers.server(4).nodes.get('/a')?.czxid).toBe(2 ** 32 + 2);
  });

  test('[Q23] a write that only a cut-off leader logged is lost, and taken back when it returns', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/kept');
    servers.isolate(3);
    client.tell(creation('/lost'));
    servers.pass(12_000);
    expect(servers.modes()).toEqual(['follower', 'leader', 'looking']);
    expect(servers.server(3).nodes.has('/lost')).toBe(true);
    servers.give({ type: 'healAll' });
    servers.pass(70_000);
    expect(servers.modes()).toEqual(['follower', 'leader', 'follower']);
    expect([...servers.server(3).nodes.keys()]).toContain('/kept');
    expect([...servers.server(3).nodes.keys()]).not.toContain('/lost');
    expect(servers.all('log.truncated', 3)).toHaveLength(1);
  });

  // The real server has a setting for tests that begins an epoch with a high counter.
  test('[Q31] a leader whose counter is full resigns: the write is lost, and the next epoch begins at 0', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    const { vars } = servers.server(3);
    vars.update({ lastProposedZxid: makeZxid(1, LAST_COUNTER - 2) });
    expect(client.create('/last')).toBe(`Ok 1:${LAST_COUNTER - 1}`);
    expect(client.create('/lost')).toBe('ConnectionLoss');
    expect(servers.all('role.left', 3).map(({ why }) => why)).toEqual(['counterOverflow']);
    expect(client.connect(1)).toBe('established');
    expect(client.create('/next')).toBe('Ok 2:1');
    expect([client.exists('/last'), client.exists('/lost')]).toEqual([true, false]);
  });

  test('[Q24] a read behind a sync sees what was committed before it', () => {
    const servers = ensemble(3);
    const reader = servers.open(1);
    const writer = servers.open(3);
    writer.create('/a', 'old');
    servers.freeze(1);
    writer.set('/a', 'new');
    servers.thaw(1);
    reader.tell({ op: 'sync', path: '/a' });
    expect(reader.get('/a')).toBe('new');
  });

  test('[Q29] what was not forced to disk is gone after a crash', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    for (const server of [1, 2] as const)
      servers.give({ type: 'slowDisk', server: `server:${server}`, extraFsyncMs: 500 });
    client.tell(creation('/a'));
    servers.pass(100);
    servers.crash(1, 2, 3);
    servers.start(1, 2);
    servers.settle();
    expect(servers.server(2).nodes.has('/a')).toBe(false);
  });

  test('[Q35] a read whose body cannot be read is refused by a follower too', () => {
    const servers = ensemble(3);
    expect(servers.open(1).ask({ op: 'raw', type: 3 })?.err).toBe('MarshallingError');
  });
});

describe('a request with an xid that says nothing', () => {
  /** Every request that takes a zxid, as its bytes may say it, done and refused. */
  const WRITES: readonly (readonly [string, Request])[] = [
    ['create (1)', { ...creation('/new'), op: 'create1' }],
    ['create (1) of a node that is there', { ...creation('/there'), op: 'create1' }],
    ['create2 (15)', creation('/new')],
    ['createContainer (19)', creation('/new', '', 'CONTAINER')],
    ['createTTL (21)', { ...creation('/new', '', 'PERSISTENT_WITH_TTL'), ttlMs: 60_000 }],
    ['delete (2)', { op: 'delete', path: '/there', version: -1 }],
    ['delete (2) of no node', { op: 'delete', path: '/gone', version: -1 }],
    ['setData (5)', { op: 'setData', path: '/there', data: 'x', version: -1 }],
    ['setACL (7)', { op: 'setACL', path: '/there', acl: OPEN_ACL_UNSAFE, version: -1 }],
    ['check (13) of another version', { op: 'check', path: '/there', version: 7 }],
    ['multi (14)', { op: 'multi', parts: [creation('/new'), { op: 'check', path: '/there', version: -1 }] }],
    ['multi (14) that fails', { op: 'multi', parts: [creation('/there')] }],
    ['reconfig (16)', { op: 'reconfig' }],
    ['sync (9)', { op: 'sync', path: '/' }],
    ['deleteContainer (20)', { op: 'raw', type: 20, path: '/there' }],
    ...[1, 2, 5, 7, 13, 14, 15, 19, 21].map(
      (type) => [`${type} without a body`, { op: 'raw', type }] as const,
    ),
  ];
  const ROLES = [
    ['the leader', 3],
    ['a follower', 1],
    ['an observer', 4],
  ] as const;

  it.each(WRITES.flatMap(([name, request]) => ROLES.map(([role, at]) => [name, role, at, request] as const)))(
    '[Q13] is answered: %s at %s',
    (_name, _role, at, request) => {
      for (const xid of [0, 7]) {
        const servers = ensemble(4, { observers: 1, config: { extendedTypes: true } });
        const client = servers.open(at);
        client.create('/there');
        const read: Request = { op: 'exists', path: '/', watch: false };
        for (const each of [request, request, read]) client.tell(each, xid);
        servers.settle();
        expect(client.replies().map(({ op }) => op)).toEqual([request.op, request.op, 'exists']);
      }
    },
  );

  it('[Q13] lets the next one by where it has no answer', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.tell({ op: 'raw', type: -10, path: '/' }, 0);
    client.tell({ op: 'exists', path: '/', watch: false }, 0);
    servers.settle();
    expect(client.replies().map(({ op }) => op)).toEqual(['exists']);
  });

  it('[Q13] is not taken for the end of its session', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.create('/there');
    servers.until('session.expired');
    client.tell({ op: 'delete', path: '/there', version: -1 }, 0);
    servers.settle();
    expect(client.replies().filter(({ err }) => err === 'Ok')).toEqual([]);
    expect(servers.server(1).awaitingCommit.size).toBe(0);
  });
});
