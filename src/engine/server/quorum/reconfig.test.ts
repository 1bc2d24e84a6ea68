// Members that join and leave while the ensemble runs. What they answer is compared with recordings of real ensembles
// (`conformance/traces/reconfig`); here is what goes on between the servers.
import { describe, expect, test } from 'vitest';
import type { ReconfigRequest } from '../../model/message.ts';
import {
  creation,
  ensemble,
  type EnsembleOptions,
  type Ensemble,
  type EnsembleClient,
} from '../../testing/ensemble.ts';
import { membersText } from './configNode.ts';

const RECONFIGURED = { reconfigEnabled: true, skipAcl: true } as const;
const PROMISES: NonNullable<EnsembleOptions['invariants']> = [
  'I-12e',
  'I-15',
  'I-16',
  'I-17',
  'I-18',
  'I-25',
  'I-34',
  'I-35',
  'I-36',
  'I-37',
];

describe('reconfiguration', () => {
  test('[Q42] the first leader gives the configuration the zxid of its epoch, and so do all', () => {
    const servers = ensemble(3, { config: RECONFIGURED });
    expect([1, 2, 3].map((number) => membersText(servers.server(number)))).toEqual(
      [1, 2, 3].map(() =>
        expect.stringMatching(/^server\.1=.*\nserver\.2=.*\nserver\.3=.*\nversion=100000000$/),
      ),
    );
  });

  test('[Q43] it needs a quorum of the old members and one of the new', () => {
    const servers = ensemble(3, { joiners: 2, config: RECONFIGURED });
    const client = servers.open(3);
    servers.start(4, 5);
    servers.settle();
    // Servers 1 and 2 log nothing for a while: three of the new five have it, and one of the old three.
    for (const server of ['server:1', 'server:2'] as const)
      servers.give({ type: 'slowDisk', server, extraFsyncMs: 5000 });
    client.tell(reconfig({ joining: `${spec(4)},${spec(5)}` }));
    servers.pass(4000);
    expect(servers.all('config.changed', 3)).toHaveLength(0);
    servers.pass(4000);
    expect(servers.all('config.changed', 3)).toHaveLength(1);
  });

  test('[Q43] who has left does not count, though it follows and acknowledges', () => {
    const servers = ensemble(3, { config: RECONFIGURED });
    const client = servers.open(3);
    expect(ask(servers, client, { leaving: '1' })).toBe('Ok');
    servers.freeze(2);
    client.tell(creation('/a'));
    servers.pass(2000);
    expect(
      servers.all('txn.acked').filter(({ by, zxid }) => by === 'server:1' && zxid % 2 ** 32 === 3),
    ).toHaveLength(1);
    expect(servers.server(3).nodes.has('/a')).toBe(false);
    servers.thaw(2);
    servers.pass(1000);
    expect(servers.server(3).nodes.has('/a')).toBe(true);
  });

  test('[Q43] mntr of the leader counts who follows without a vote (compared with a real 3.8.0)', () => {
    const servers = ensemble(3, { config: RECONFIGURED });
    const figures = () => servers.four(3, 'mntr').match(/zk_synced_(?:non_voting_)?followers\t\d+/g);
    expect(figures()).toEqual(['zk_synced_followers\t2', 'zk_synced_non_voting_followers\t0']);
    ask(servers, servers.open(3), { leaving: '1' });
    expect(figures()).toEqual(['zk_synced_followers\t2', 'zk_synced_non_voting_followers\t1']);
  });

  test('[Q44] a leader that is removed names its successor, and nobody votes', () => {
    const servers = ensemble(3, { config: RECONFIGURED });
    const client = servers.open(1);
    const votes = servers.all('vote.started').length;
    ask(servers, client, { leaving: '3' });
    servers.pass(5000);
    expect(servers.modes()).toEqual(['leader', 'follower', 'follower']);
    expect(servers.all('vote.started')).toHaveLength(votes);
    const left = servers.all('role.left').map(({ actor, why }) => `${actor} ${why}`);
    expect(left.toSorted()).toEqual(['server:1 reconfigured', 'server:2 reconfigured', 'server:3 noQuorum']);
  });

  test('[Q45] a server that looks for a leader learns the configuration with the votes of others', () => {
    const servers = ensemble(3, { joiners: 1, config: RECONFIGURED });
    servers.start(4);
    servers.settle();
    expect(servers.modes()).toEqual(['follower', 'follower', 'leader', 'follower']);
    expect(servers.all('config.changed', 4)).toMatchObject([
      { voters: ['server:1', 'server:2', 'server:3'] },
    ]);
  });

  test('[Q46] a server whose own file does not name it any more does not start', () => {
    const servers = ensemble(3, { config: RECONFIGURED });
    ask(servers, servers.open(3), { leaving: '1' });
    servers.crash(1);
    servers.start(1);
    servers.pass(3000);
    expect(servers.modes()).toEqual(['down', 'follower', 'leader']);
  });

  test('whatever stops and starts between reconfigurations, no promise is broken', () => {
    let changes = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const servers = randomRun(seed);
      changes += new Set(servers.all('config.changed').map(({ version }) => version)).size;
      expect([seed, servers.sim.violations]).toEqual([seed, []]);
    }
    expect(changes).toBeGreaterThan(60);
  });
});

/** Reconfigurations, crashes and writes as chance has them. */
function randomRun(seed: number): Ensemble {
  const servers = ensemble(3, { joiners: 2, seed, config: RECONFIGURED, invariants: PROMISES });
  const dice = diceOf(seed);
  const clients: EnsembleClient[] = [servers.open(3), servers.open(2)];
  for (let move = 0; move < 25; move++) {
    const number = 1 + dice(5);
    const client = clients[dice(clients.length)];
    const isDown = servers.modes()[number - 1] === 'down';
    const chance = dice(10);
    if (chance < 3) client?.tell(reconfig(randomChange(dice)));
    else if (chance < 5) client?.tell({ op: 'setData', path: '/', data: `${move}`, version: -1 });
    else if (chance < 8) {
      if (isDown) servers.start(number);
      else servers.crash(number);
    } else if (!isDown && servers.modes()[number - 1] !== 'looking')
      clients.push(servers.open(number, { timeoutMs: 40_000 }));
    servers.pass(1 + dice(1500));
  }
  return servers;
}

function randomChange(dice: (sides: number) => number): Omit<ReconfigRequest, 'op'> {
  const type = dice(4) === 0 ? 'observer' : 'participant';
  const joining = spec(1 + dice(5), type);
  const leaving = String(1 + dice(5));
  return [{ joining }, { leaving }, { joining, leaving }][dice(3)] ?? {};
}

/** Park and Miller. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed * 7919 + 1;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

function spec(number: number, type: 'participant' | 'observer' = 'participant'): string {
  return `server.${number}=127.0.0.1:${28_880 + number}:${38_880 + number}:${type};${2180 + number}`;
}

function reconfig(change: Omit<ReconfigRequest, 'op'>): ReconfigRequest {
  return { op: 'reconfig', ...change };
}

function ask(servers: Ensemble, client: EnsembleClient, change: Omit<ReconfigRequest, 'op'>): string {
  const reply = client.ask(reconfig(change));
  servers.settle();
  return reply?.err ?? 'ConnectionLoss';
}
