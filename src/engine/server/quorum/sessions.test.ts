// Sessions of an ensemble: who expires them, how they move, what a failover does to them; local and read-only ones.
import { describe, expect, test } from 'vitest';
import type { SessionId } from '../../model/ids.ts';
import { creation, ensemble } from '../../testing/ensemble.ts';

describe('sessions of an ensemble', () => {
  test('[S2] each role that is taken up has a tracker of its own: ids have its time, and count from 0 again', () => {
    const servers = ensemble(3);
    const opened = [servers.open(2), servers.open(2)].map(({ id }) => idParts(id));
    const joined = servers.all('sync.received', 2).at(-1)?.timeMs;
    expect(opened).toEqual([
      { server: 2, timeMs: joined, number: 0 },
      { server: 2, timeMs: joined, number: 1 },
    ]);
    servers.crash(3);
    const { timeMs } = servers.until('leader.established');
    servers.settle();
    expect(timeMs).toBeGreaterThan(joined ?? Infinity);
    expect(idParts(servers.open(2).id)).toEqual({ server: 2, timeMs, number: 0 });
  });

  test('[Q19] a killed leader costs every client of every server its connection, and no session', () => {
    const servers = ensemble(3);
    const clients = [servers.open(1), servers.open(2), servers.open(3)];
    clients[0]?.create('/e', '', 'EPHEMERAL');
    servers.crash(3);
    servers.settle();
    expect(clients.map((client) => client.isClosed())).toEqual([true, true, true]);
    expect(clients[0]?.connect(2)).toBe('established');
    expect(clients[0]?.exists('/e')).toBe(true);
  });

  test('[Q20] pings to a follower keep a session alive: the leader hears of them', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 4000 });
    for (let i = 0; i < 15; i++) {
      client.ping();
      servers.pass(1000);
    }
    expect(servers.all('session.expired')).toEqual([]);
    servers.pass(8000);
    expect(servers.all('session.expired').map(({ actor }) => actor)).toEqual(['server:3']);
  });

  // The timer of the session tracker ran out while the process stood still, and was forgotten: no session ended any more.
  test('[Q20] a leader that stood still for a while ends the sessions that are silent when it goes on', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.create('/e', '', 'EPHEMERAL');
    servers.pass(4000);
    servers.freeze(3);
    servers.pass(8000);
    servers.thaw(3);
    servers.pass(1000);
    expect(servers.modes()).toEqual(['follower', 'follower', 'leader']);
    expect(servers.server(3).nodes.has('/e')).toBe(false);
  });

  test('[Q21] a new leader gives every session a full timeout again', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 4000 });
    client.create('/e', '', 'EPHEMERAL');
    const heardAtMs = servers.sim.nowMs;
    servers.pass(3500);
    servers.crash(3);
    const established = servers.until('leader.established');
    const { timeMs } = servers.until('session.expired');
    expect(timeMs - heardAtMs).toBeGreaterThan(7500);
    expect(timeMs - established.timeMs).toBeGreaterThan(4000);
    expect(timeMs - established.timeMs).toBeLessThanOrEqual(6000);
  });

  test('[Q20] a session that is silent before it is even committed begins and ends by two transactions', () => {
    const servers = ensemble(3);
    for (const server of [1, 2] as const)
      servers.give({ type: 'slowDisk', server: `server:${server}`, extraFsyncMs: 7000 });
    servers.open(1, { timeoutMs: 4000 });
    servers.pass(10_000);
    for (const server of [1, 2, 3])
      expect(servers.all('txn.applied', server).map(({ type }) => type)).toEqual([
        'createSession',
        'closeSession',
      ]);
  });

  test('[Q22] after a move the old connection reads on, and its next write costs it the connection', () => {
    const servers = ensemble(3);
    const old = servers.open(1);
    old.create('/a');
    const moved = old.twin(2);
    expect(old.exists('/a')).toBe(true);
    expect(moved.create('/b')).toBe('Ok 1:3');
    expect(old.create('/c')).toBe('ConnectionLoss');
    expect(moved.exists('/c')).toBe(false);
  });

  test('[Q26] a server without a leader serves reads to those that ask for it, where that is allowed', () => {
    const config = { readOnlyMode: true, localSessions: true };
    const servers = ensemble(3, { config });
    servers.open(3).create('/a', 'x');
    servers.crash(1, 2);
    servers.pass(8000);
    expect(servers.modes()[2]).toBe('readOnly');
    const reader = servers.open(3, { readOnly: true });
    expect(reader.get('/a')).toBe('x');
    expect(reader.ask(creation('/b'))?.err).toBe('NotReadOnly');
  });

  test('[Q26] an observer that has lost its leader serves reads too', () => {
    const servers = ensemble(4, { observers: 1, config: { readOnlyMode: true, localSessions: true } });
    servers.open(4).create('/a', 'x');
    servers.crash(1, 2);
    servers.pass(8000);
    expect(servers.modes()).toEqual(['down', 'down', 'readOnly', 'readOnly']);
    const reader = servers.open(4, { readOnly: true });
    expect(reader.get('/a')).toBe('x');
    expect(reader.ask(creation('/b'))?.err).toBe('NotReadOnly');
    servers.start(1, 2);
    servers.pass(70_000);
    expect(servers.modes()[3]).toBe('observer');
  });

  // "Refusing session request for not-read-only client", "Refusing global session reconnection in RO mode".
  test('[Q26] a server without a leader says why it turns a client away', () => {
    const servers = ensemble(3, { config: { readOnlyMode: true } });
    const before = servers.open(3);
    servers.crash(1, 2);
    servers.pass(8000);
    expect(before.connect(3)).toBe('closed');
    expect(before.connect(3, true)).toBe('closed');
    expect(servers.all('connection.refused', 3).map(({ why }) => why)).toEqual([
      'onlyReadOnly',
      'globalSession',
    ]);
  });

  test('[Q27] a local session takes no zxid until its first ephemeral node makes it global', () => {
    const servers = ensemble(3, { config: { localSessions: true, localSessionsUpgrading: true } });
    const client = servers.open(1);
    expect(client.create('/a')).toBe('Ok 1:1');
    expect(client.create('/e', '', 'EPHEMERAL')).toBe('Ok 1:3');
    expect(servers.server(2).sessions.has(client.id)).toBe(true);
  });

  // A leader vouched for a session that it alone knew: its ephemeral node then had no session on other servers.
  test('[Q27] a local session cannot move to another server, be it the leader’s', () => {
    const servers = ensemble(3, { config: { localSessions: true, localSessionsUpgrading: true } });
    const ofLeader = servers.open(3);
    const ofFollower = servers.open(1);
    expect(ofLeader.connect(2)).toBe('gone');
    expect(ofFollower.connect(2)).toBe('gone');
    expect(ofLeader.connect(3)).toBe('established');
    expect(ofFollower.connect(1)).toBe('established');
  });

  test('[Q27] where sessions may not become global, an ephemeral node is refused', () => {
    const servers = ensemble(3, { config: { localSessions: true } });
    expect(servers.open(1).create('/e', '', 'EPHEMERAL')).toMatch(/^EphemeralOnLocalSession/);
    expect(servers.open(3).create('/e', '', 'EPHEMERAL')).toMatch(/^EphemeralOnLocalSession/);
  });

  // The leader’s own client reads why; of another server’s client the leader knows no session that could own the node.
  test.each([
    [3, ['Ok', 'EphemeralOnLocalSession', 'RuntimeInconsistency']],
    [1, ['Ok', 'SessionExpired', 'RuntimeInconsistency']],
  ] as const)(
    '[Q27] in a multi by server %i it is refused where it stands, and all with it',
    (server, codes) => {
      const servers = ensemble(3, { config: { localSessions: true } });
      const parts = [creation('/a'), creation('/e', '', 'EPHEMERAL'), creation('/b')];
      const client = servers.open(server);
      const reply = client.ask({ op: 'multi', parts });
      expect(reply?.body.results?.map(({ err }) => err)).toEqual(codes);
      expect(client.exists('/a')).toBe(false);
    },
  );

  test('[Q36] dump lists local sessions apart, and a learner only the timeouts of global ones', () => {
    const servers = ensemble(3, { config: { localSessions: true, localSessionsUpgrading: true } });
    const upgraded = servers.open(1);
    upgraded.create('/e', '', 'EPHEMERAL');
    servers.open(3);
    const leader = servers.four(3, 'dump');
    expect(leader).toContain('Local Session Sets (1)/(1):');
    expect(leader).toContain('Global Session Sets (1)/(1):');
    const follower = servers.four(1, 'dump');
    expect(follower).toContain('Local Session Sets (0)/(0):');
    expect(follower).toContain(`Global Sessions(1):\n${upgraded.id}\t8000ms`);
  });

  test('[Q38] a connection that was refused a session without a leader stays until it was silent for its timeout', () => {
    const servers = ensemble(3, { config: { readOnlyMode: true } });
    servers.crash(1, 2);
    servers.pass(25_000);
    const client = servers.open(3, { readOnly: true });
    client.drop();
    servers.settle();
    expect(servers.four(3, 'srvr')).toContain('Connections: 2');
    servers.pass(25_000);
    expect(servers.four(3, 'srvr')).toContain('Connections: 1');
  });
});

function idParts(session: SessionId) {
  const id = BigInt(session);
  return {
    server: Number(id >> 56n),
    timeMs: Number((id >> 16n) & 0xff_ffff_ffffn),
    number: Number(id & 0xffffn),
  };
}

describe('words of administrators in an ensemble', () => {
  test('[Z56] mntr says what part a server plays, by both of its names', () => {
    const servers = ensemble(4, { observers: 1 });
    const stateOf = (server: number) =>
      servers
        .four(server, 'mntr')
        .split('\n')
        .filter((line) => /^zk_(server|peer)_state/.test(line));
    expect([1, 3, 4].map(stateOf)).toEqual([
      ['zk_server_state\tfollower', 'zk_peer_state\tfollowing - broadcast'],
      ['zk_server_state\tleader', 'zk_peer_state\tleading - broadcast'],
      ['zk_server_state\tobserver', 'zk_peer_state\tobserving - broadcast'],
    ]);
    expect(servers.four(3, 'mntr')).toContain('zk_quorum_size\t3\n');
  });

  test('[Z56] conf says who is a member, and where clients find the server', () => {
    const servers = ensemble(2, { config: { clientPorts: [2181, 2182], maxClientCnxns: 60 } });
    const conf = servers.four(2, 'conf');
    expect(conf).toContain('clientPort=2182\n');
    expect(conf).toContain('maxClientCnxns=60\n');
    expect(conf).toContain('serverId=2\ninitLimit=10\nsyncLimit=5\nelectionAlg=3\n');
    expect(conf.split('membership: \n')[1]).toBe(
      'server.1=127.0.0.1:28881:38881:participant\nserver.2=127.0.0.1:28882:38882:participant\nversion=0',
    );
  });

  test('[Z56] a server without a leader says that it does not serve, hash without an end of line', () => {
    const servers = ensemble(3);
    servers.crash(2, 3);
    servers.pass(5000);
    const NO = 'This ZooKeeper instance is not currently serving requests';
    expect(['srvr', 'conf', 'hash', 'isro', 'gtmk'].map((word) => servers.four(1, word))).toEqual([
      `${NO}\n`,
      `${NO}\n`,
      NO,
      'null',
      '306',
    ]);
  });
});
