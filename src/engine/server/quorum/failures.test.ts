// How a loss is noticed: closed connections at once, silence by timeouts alone.
import { describe, expect, test } from 'vitest';
import { creation, ensemble, zxidText } from '../../testing/ensemble.ts';

describe('failures', () => {
  test('[Q17] a frozen leader is given up after syncLimit ticks, and learns it when it thaws', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    const frozenAtMs = servers.sim.nowMs;
    servers.freeze(3);
    const { timeMs } = servers.until('leader.established');
    expect(timeMs - frozenAtMs).toBeGreaterThan(9000);
    expect(timeMs - frozenAtMs).toBeLessThan(11_000);
    expect(client.isClosed()).toBe(false);
    servers.thaw(3);
    servers.pass(3000);
    expect(client.isClosed()).toBe(true);
    expect(servers.modes()).toEqual(['follower', 'leader', 'follower']);
  });

  test('[Q17] a world waits for a thawed leader to find that it has no followers left', () => {
    const servers = ensemble(3);
    servers.freeze(3);
    servers.until('leader.established');
    servers.pass(3000);
    servers.thaw(3);
    for (let steps = 0; !servers.sim.isIdle() && steps < 10_000; steps++) servers.sim.step();
    expect(servers.modes()).toEqual(['follower', 'leader', 'follower']);
  });

  test('[Q16] a leader that hears no quorum for syncLimit ticks gives up, and answers reads until then', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a', 'x');
    servers.freeze(1, 2);
    const frozenAtMs = servers.sim.nowMs;
    servers.pass(8000);
    expect(client.get('/a')).toBe('x');
    const left = servers.until('role.left');
    expect(left).toMatchObject({ actor: 'server:3', why: 'noQuorum' });
    expect(left.timeMs - frozenAtMs).toBeGreaterThan(8000);
    expect(left.timeMs - frozenAtMs).toBeLessThanOrEqual(14_000);
  });

  test('[Q32] a follower that answers pings and logs nothing is given up after syncLimit ticks', () => {
    const servers = ensemble(3);
    const client = servers.open(3, { timeoutMs: 40_000 });
    servers.give({ type: 'slowDisk', server: 'server:1', extraFsyncMs: 60_000 });
    const slowAtMs = servers.sim.nowMs;
    client.tell(creation('/a'));
    const lost = servers.until('learner.lost');
    expect(lost).toMatchObject({ learner: 'server:1', why: 'noAck' });
    expect(lost.timeMs - slowAtMs).toBeGreaterThanOrEqual(10_000);
    expect(lost.timeMs - slowAtMs).toBeLessThanOrEqual(11_100);
    expect(servers.server(3).nodes.has('/a')).toBe(true);
  });

  test('[Q16] followers that are killed are missed within a tick', () => {
    const servers = ensemble(3);
    servers.crash(1, 2);
    const killedAtMs = servers.sim.nowMs;
    expect(servers.until('role.left').timeMs - killedAtMs).toBeLessThanOrEqual(2000);
    servers.pass(100);
    expect(servers.open(3).id).toBe('0x0');
  });

  test('[Q10] what a follower lacked, and the epoch, are on its disk when it acknowledges the new leader', () => {
    const servers = ensemble(3);
    const client = servers.open(2);
    servers.crash(1, 3);
    servers.start(3);
    servers.settle();
    client.connect(2);
    client.create('/a');
    servers.start(1);
    servers.until('epoch.begun', ({ actor }) => actor === 'server:1');
    servers.crash(1);
    const { log, peer } = servers.server(1);
    expect(log.toArray().map(({ txn }) => txn.body.type === 'create' && txn.body.path)).toContain('/a');
    expect(peer.value).toMatchObject({ acceptedEpoch: 2, currentEpoch: 2 });
    expect(servers.all('learner.synced').at(-1)?.learner).not.toBe('server:1');
  });

  test('[Q10] a slow disk keeps a follower from acknowledging the new leader, and from its epoch', () => {
    const servers = ensemble(3, { invariants: ['I-15', 'I-38'] });
    const client = servers.open(2);
    servers.crash(1, 3);
    servers.start(3);
    servers.settle();
    client.connect(2);
    client.create('/a');
    servers.give({ type: 'slowDisk', server: 'server:1', extraFsyncMs: 700 });
    servers.start(1);
    const sent = servers.until('sync.received', ({ actor }) => actor === 'server:1');
    client.tell(creation('/later'));
    const synced = servers.until('learner.synced', ({ learner }) => learner === 'server:1');
    const logged = servers.all('txn.logged', 1).find(({ seq }) => seq > sent.seq);
    const begun = servers.all('epoch.begun', 1).at(-1);
    expect((logged?.timeMs ?? 0) - sent.timeMs).toBeGreaterThanOrEqual(700);
    expect(begun).toMatchObject({ epoch: 2, timeMs: logged?.timeMs });
    expect(begun?.seq).toBeGreaterThan(logged?.seq ?? Infinity);
    expect(synced.timeMs).toBeGreaterThan(begun?.timeMs ?? Infinity);
    servers.settle();
    expect([...servers.server(1).nodes.keys()]).toEqual(expect.arrayContaining(['/a', '/later']));
    expect(servers.sim.violations).toEqual([]);
  });

  test('[Q11] a follower that comes back is sent what it lacks', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a');
    servers.crash(1);
    client.create('/b');
    client.create('/c');
    servers.start(1);
    servers.settle();
    expect(servers.all('sync.received', 1).at(-1)?.mode).toBe('DIFF');
    expect([...servers.server(1).nodes.keys()]).toEqual(expect.arrayContaining(['/a', '/b', '/c']));
  });

  test('[Q11] a server whose disk was wiped is sent all the transactions, or the whole tree', () => {
    const servers = ensemble(3, { config: { snapCount: 3 } });
    const client = servers.open(3);
    for (const path of ['/a', '/b', '/c', '/d']) client.create(path);
    servers.crash(1, 2, 3);
    servers.give({ type: 'wipeDisk', server: 'server:1' });
    servers.start(1, 2, 3);
    servers.settle();
    expect(servers.all('sync.received', 1).at(-1)?.mode).toBe('SNAP');
    expect(servers.server(1).nodes.has('/d')).toBe(true);
  });

  // As servers of 3.8.0 did when they were led through the same.
  test('[Q40] a snapshot that holds what is to be dropped is not cut back: the server alone has that in its tree', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/kept');
    servers.isolate(3);
    client.tell(creation('/dropped'));
    servers.until('txn.logged', ({ actor }) => actor === 'server:3');
    servers.crash(1, 2, 3);
    servers.give({ type: 'healAll' });
    servers.start(1, 3);
    servers.until('snapshot.taken', ({ actor }) => actor === 'server:3');
    servers.crash(1, 3);
    servers.start(1, 2);
    servers.settle();
    servers.start(3);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'leader', 'follower']);
    const [cut] = servers.all('log.truncated', 3);
    expect([cut?.to, cut?.treeAt].map((zxid) => zxidText(zxid ?? 0))).toEqual(['1:2', '1:3']);
    expect(servers.all('snapshot.taken', 3).map(({ zxid }) => zxidText(zxid))).toEqual(['0:0', '1:3', '1:2']);
    const { nodes, vars } = servers.server(3);
    expect(nodes.has('/dropped')).toBe(true);
    expect(zxidText(vars.value.lastProcessedZxid)).toBe('1:2');
    expect([1, 2].some((id) => servers.server(id).nodes.has('/dropped'))).toBe(false);
    // The newest snapshot by its name is the one that was not cut back.
    servers.crash(3);
    servers.start(3);
    expect(servers.all('server.started', 3).at(-1)?.lastZxid).toBe(cut?.treeAt);
  });

  // Its log then had what the snapshot held already and not what lay between: it told others to take back what it had itself.
  test('[Q11] a server whose snapshot was ahead of its slow log brings others to the snapshot’s state', () => {
    const servers = ensemble(5, { config: { tickTimeMs: 100, snapCount: 4 }, invariants: ['I-15', 'I-17'] });
    servers.crash(5);
    servers.settle();
    servers.start(5);
    servers.settle();
    const client = servers.open(4, { timeoutMs: 40_000 });
    servers.give({ type: 'slowDisk', server: 'server:5', extraFsyncMs: 400 });
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      servers.pass(100);
      client.tell(creation(path));
    }
    servers.pass(50);
    servers.crash(1);
    servers.until('snapshot.taken', ({ actor }) => actor === 'server:5');
    servers.until('txn.logged', ({ actor }) => actor === 'server:5');
    servers.crash(5);
    servers.give({ type: 'mendDisk', server: 'server:5' });
    servers.start(5);
    servers.settle();
    servers.crash(4);
    servers.settle();
    servers.start(1);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'follower', 'follower', 'down', 'leader']);
    expect(servers.server(1).nodes.has('/e')).toBe(true);
    expect(servers.sim.violations).toEqual([]);
  });

  // The tree it begins with is none that there ever was: nobody is served from it before its leader has sent what is missing.
  test('[Z58] a snapshot with effects that a slow disk had not logged is made good by the leader', () => {
    const config = { snapCount: 3, snapshotNodeMs: 20, treeDigest: true };
    const servers = ensemble(3, { config, invariants: ['I-17', 'I-26'] });
    const client = servers.open(3, { timeoutMs: 40_000 });
    servers.give({ type: 'slowDisk', server: 'server:1', extraFsyncMs: 300 });
    client.tell(creation('/a'));
    client.tell(creation('/b'));
    servers.until('snapshot.begun', ({ actor }) => actor === 'server:1');
    client.tell({ op: 'setData', path: '/b', data: 'later', version: -1 });
    const { zxid } = servers.until('snapshot.taken', ({ actor }) => actor === 'server:1');
    servers.crash(1);
    servers.start(1);
    expect(zxidText(zxid)).toBe('1:3');
    expect(servers.zxids()[0]).toBe('1:3');
    expect(servers.server(1).nodes.get('/b')?.data).toBe('later');
    servers.settle();
    expect(servers.zxids()).toEqual(['1:4', '1:4', '1:4']);
    expect(servers.server(1).digest.value).toBe(servers.server(3).digest.value);
    expect(servers.sim.violations).toEqual([]);
  });

  test('[Q29] a disk that fails costs the process', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.give({ type: 'failDisk', server: 'server:1' });
    expect(client.create('/a')).toBe('Ok 1:2');
    expect(servers.modes()[0]).toBe('down');
  });

  test('[Q28] a server without a leader answers no client but with a close', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.crash(1, 2);
    servers.pass(5000);
    expect(servers.modes()[2]).toBe('looking');
    expect(client.connect(3)).toBe('closed');
  });

  test('an election can be looked back at and goes the same way again', () => {
    const servers = ensemble(5);
    servers.crash(5);
    servers.settle();
    const { sim } = servers;
    const again = sim.forkAt(sim.steps - 40);
    while (again.steps < sim.steps) again.step();
    expect(again.hash()).toBe(sim.hash());
  });

  test('[Q34] each server writes the members down by itself, anew whenever it is brought up to date', () => {
    const servers = ensemble(3, { observers: 1 });
    const lines = ['1=127.0.0.1:28881:38881:participant', '2=127.0.0.1:28882:38882:participant'];
    const text = [...lines, '3=127.0.0.1:28883:38883:observer'].map((line) => `server.${line}\n`).join('');
    for (const number of [1, 2, 3]) {
      const reply = servers.open(number).ask({ op: 'getData', path: '/zookeeper/config', watch: false });
      expect(reply?.body).toMatchObject({ data: `${text}version=0`, stat: { version: -1, mzxid: 0 } });
    }
    const mtimeMs = () => servers.server(3).nodes.get('/zookeeper/config')?.mtimeMs ?? 0;
    const before = mtimeMs();
    servers.crash(3);
    servers.start(3);
    servers.settle();
    expect(mtimeMs()).toBeGreaterThan(before);
  });

  test('[Q33] a leader that starts again sends latecomers the whole tree: its snapshot is from its election', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    servers.crash(1);
    servers.settle();
    for (const _ of [1, 2]) {
      servers.crash(2, 3);
      servers.start(2, 3);
      servers.settle();
    }
    servers.start(1);
    servers.settle();
    expect(servers.all('sync.received', 1).at(-1)?.mode).toBe('SNAP');
    expect(servers.zxids()[0]).toBe('3:0');
  });

  test('[Q37] a check outside a multi costs its leader its followers, and for good its log', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.create('/a');
    client.tell({ op: 'check', path: '/a', version: -1 });
    servers.pass(5000);
    expect(client.isClosed()).toBe(true);
    expect(servers.modes()).toEqual(['follower', 'leader', 'looking']);
  });
});
