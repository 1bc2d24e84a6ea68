// Elections: who wins, how long it takes, and who joins whom.
import { describe, expect, test } from 'vitest';
import { creation, ensemble, type Ensemble } from '../../testing/ensemble.ts';
import { updatePeer } from './quorumVerifier.ts';

describe('elections', () => {
  test('[Q1] among equals the highest number wins, and its first zxid is epoch 1, counter 0', () => {
    const servers = ensemble(3);
    expect(servers.modes()).toEqual(['follower', 'follower', 'leader']);
    expect(servers.zxids()[2]).toBe('1:0');
  });

  test('[Q1] after the leader’s death the server with the newest log wins, whatever its number', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    servers.crash(2);
    servers.settle();
    client.create('/a');
    servers.crash(3);
    servers.start(2);
    servers.settle();
    expect(servers.modes()).toEqual(['leader', 'follower', 'down']);
    expect(servers.server(2).nodes.has('/a')).toBe(true);
  });

  test('[Q2] a server that loses its leader begins a round: it votes for itself and says so to all voters', () => {
    const servers = ensemble(4);
    servers.crash(4);
    const { round } = servers.until('vote.started', ({ actor }) => actor === 'server:1');
    expect(round).toBe(2);
    expect(servers.all('vote.cast', 1).at(-1)?.vote.leader).toBe('server:1');
    servers.settle();
    const heardBy = servers
      .all('vote.received')
      .filter(({ from, round: of, role }) => from === 'server:1' && of === round && role === 'LOOKING');
    expect(new Set(heardBy.map(({ actor }) => actor))).toEqual(new Set(['server:2', 'server:3']));
  });

  test('[Q3] servers that start are told at once of a better vote of one that has looked for long', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.isolate(3);
    client.tell(creation('/a'));
    servers.pass(100);
    servers.crash(1, 2, 3);
    servers.give({ type: 'healAll' });
    servers.start(3);
    servers.pass(20_000);
    servers.start(1, 2);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'follower', 'leader']);
    expect(servers.server(1).nodes.has('/a')).toBe(true);
  });

  test('[Q4] a killed leader is replaced within 350 to 600 ms, and clients can write again', () => {
    const servers = ensemble(3);
    servers.open(1);
    const killedAtMs = servers.sim.nowMs;
    servers.crash(3);
    const established = servers.until('leader.established');
    expect(established.timeMs - killedAtMs).toBeGreaterThan(200);
    expect(established.timeMs - killedAtMs).toBeLessThan(600);
  });

  test('[Q5] a server that comes back joins the leader there is, though its own vote would be better', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.create('/a');
    servers.crash(3);
    servers.settle();
    client.connect(1);
    client.create('/b');
    servers.start(3);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'leader', 'follower']);
    expect(servers.server(3).nodes.has('/b')).toBe(true);
  });

  test('[Q6] an observer neither votes nor counts', () => {
    const servers = ensemble(4, { observers: 1 });
    expect(servers.modes()).toEqual(['follower', 'follower', 'leader', 'observer']);
    servers.crash(1, 2);
    servers.pass(5000);
    expect(servers.modes()).toEqual(['down', 'down', 'looking', 'looking']);
  });

  test('[Q39] an observer waits as long as chance has it before it asks, and finds a leader that serves', () => {
    const waits = Array.from({ length: 12 }, (_, seed) => {
      const servers = ensemble(5, { observers: 2, seed });
      servers.crash(3);
      servers.settle();
      return [4, 5].map((observer) => {
        const [left] = servers.all('role.left', observer);
        const asked = servers.all('vote.started', observer).at(-1);
        return (asked?.timeMs ?? Infinity) - (left?.timeMs ?? 0);
      });
    }).flat();
    expect(Math.min(...waits)).toBeLessThan(50);
    expect(Math.max(...waits)).toBeGreaterThan(150);
    expect(Math.max(...waits)).toBeLessThan(200);
  });

  test('[Q39] an observer that asks once the new leader serves stands at the new epoch', () => {
    const servers = ensemble(4, { observers: 1 });
    servers.crash(3);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'leader', 'down', 'observer']);
    expect(servers.zxids()[3]).toBe('2:0');
  });

  test('[Q7] every failover begins a new epoch, whose counter starts at 0', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    servers.crash(3);
    servers.settle();
    servers.start(3);
    servers.settle();
    client.connect(1);
    expect(client.create('/a')).toBe('Ok 2:1');
    servers.crash(2);
    servers.settle();
    client.connect(1);
    expect(client.create('/b')).toBe('Ok 3:1');
  });

  test('[Q8] a server that accepted a higher epoch stays away until the epoch of the leader ends', () => {
    const servers = ensemble(3);
    servers.crash(1);
    accepted(servers, 1, 9);
    servers.start(1);
    servers.pass(5000);
    expect(servers.modes()).toEqual(['looking', 'follower', 'leader']);
    expect(servers.all('role.left', 1).every(({ why }) => why === 'lowerEpoch')).toBe(true);
    expect(servers.all('role.left', 1).length).toBeGreaterThan(1);
    servers.crash(3);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'leader', 'down']);
    expect(servers.zxids()[1]).toBe('10:0');
  });

  test('[Q8] who had accepted the epoch before, perhaps from another leader, does not count for it', () => {
    const servers = ensemble(3);
    servers.crash(3);
    servers.until('epoch.accepted', ({ actor, epoch }) => actor === 'server:2' && epoch === 2);
    accepted(servers, 1, 2);
    expect(servers.until('role.left', ({ actor }) => actor === 'server:2').why).toBe('timeout');
    expect(servers.until('leader.established').epoch).toBe(3);
  });

  test('[Q9] after a failover the leader stands at the new epoch, followers at the last transaction', () => {
    const servers = ensemble(3);
    servers.open(1).create('/a');
    servers.crash(3);
    servers.settle();
    expect(servers.zxids().slice(0, 2)).toEqual(['1:2', '2:0']);
  });
});

/** What an attempt that failed leaves on a server’s disk. */
function accepted(servers: Ensemble, number: number, acceptedEpoch: number): void {
  updatePeer(servers.server(number), { acceptedEpoch });
}
