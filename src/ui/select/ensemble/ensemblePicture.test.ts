import { describe, expect, it } from 'vitest';
import { creation, ensemble, type Ensemble } from '../../../engine/testing/ensemble.ts';
import { stage } from '../testing/stage.ts';
import { ensemblePicture, type EnsemblePicture } from './ensemblePicture.ts';
import { electedOf, leadersOf } from './leaderOf.ts';
import '../../../scenarios/library.ts';

describe('the picture of an ensemble', () => {
  it('has the servers by number with their roles, epoch and last zxid', () => {
    const picture = pictureOf(ensemble(3));
    expect(picture.servers.map(({ number, role, epoch }) => `${number} ${role} ${epoch}`)).toEqual([
      '1 FOLLOWING 1',
      '2 FOLLOWING 1',
      '3 LEADING 1',
    ]);
    expect(picture.servers[2]).toMatchObject({ behind: 3, voters: 3, quorum: 2, phase: 'broadcast' });
  });

  it('counts who is with a server that is elected, before it leads', () => {
    const servers = ensemble(3);
    expect(electedOf(pictureOf(servers).servers)).toBeNull();
    servers.give({ type: 'crashServer', server: 'server:3' });
    servers.until('vote.decided', ({ actor }) => actor === 'server:2');
    expect(electedOf(pictureOf(servers).servers)).toMatchObject({ number: 2, behind: 1, voters: 3 });
  });

  it('counts who follows a leader behind a cut now, and what the leader itself still believes', () => {
    const servers = ensemble(5);
    const [before] = leadersOf(pictureOf(servers).servers);
    expect(before).toMatchObject({ number: 5, behind: 5, counted: 5 });
    servers.give({ type: 'partition', groups: [['server:1', 'server:5']] });
    const leader = () => leadersOf(pictureOf(servers).servers).find(({ number }) => number === 5);
    expect(leader()).toMatchObject({ behind: 2, counted: 5, voters: 5 });
    servers.until('vote.cast');
    expect(leader()).toMatchObject({ behind: 2, counted: 5 });
  });

  it('a frozen follower is not with its leader, nor is one that a cut in one direction separates', () => {
    const servers = ensemble(5);
    servers.freeze(1);
    servers.give({ type: 'cutLink', from: 'server:2', to: 'server:5', ways: 'oneWay' });
    expect(leadersOf(pictureOf(servers).servers)[0]).toMatchObject({ behind: 3, counted: 5 });
  });

  it('draws learner links from followers to their leader, and links for votes only during an election', () => {
    const servers = ensemble(3);
    expect(uses(servers)).toEqual({
      'server:1~server:2': 'none',
      'server:1~server:3': 'learner',
      'server:2~server:3': 'learner',
    });
    servers.give({ type: 'crashServer', server: 'server:3' });
    servers.until('vote.cast');
    expect(uses(servers)['server:1~server:2']).toBe('election');
  });

  it('shows whom a server votes for while it looks for a leader', () => {
    const servers = ensemble(3);
    servers.give({ type: 'crashServer', server: 'server:3' });
    servers.until('vote.received');
    const [first, second, third] = pictureOf(servers).servers;
    expect(first).toMatchObject({ role: 'LOOKING', vote: { round: 2 } });
    expect(second).toMatchObject({ role: 'LOOKING' });
    expect(third).toMatchObject({ process: 'down' });
  });

  it('says which way nothing passes, and how much slower a way is', () => {
    const servers = ensemble(3);
    servers.give({ type: 'cutLink', from: 'server:2', to: 'server:1', ways: 'oneWay' });
    servers.give({ type: 'slowLink', from: 'server:1', to: 'server:3', ways: 'oneWay', extraMs: 200 });
    const links = new Map(pictureOf(servers).links.map((link) => [link.id, link]));
    expect(links.get('server:1~server:2')?.cut).toBe('bToA');
    expect(links.get('server:1~server:3')?.slow).toEqual({ aToB: 200, bToA: 0 });
  });

  it('splits into parts where nothing passes either way, and is whole again once it is healed', () => {
    const servers = ensemble(5);
    servers.give({ type: 'partition', groups: [['server:1', 'server:5']] });
    expect(pictureOf(servers).parts).toEqual([
      ['server:1', 'server:5'],
      ['server:2', 'server:3', 'server:4'],
    ]);
    servers.give({ type: 'healAll' });
    expect(pictureOf(servers).parts).toHaveLength(1);
  });

  it('an asymmetric cut parts nobody', () => {
    const servers = ensemble(3);
    for (const to of ['server:1', 'server:2'] as const)
      servers.give({ type: 'cutLink', from: 'server:3', to, ways: 'oneWay' });
    expect(pictureOf(servers).parts).toHaveLength(1);
  });

  it('a truncated entry is still to be seen as it falls, and no longer', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.isolate(3);
    client.tell(creation('/lost'));
    servers.until('leader.established');
    expect(tailOf(servers, 3)).toContain('doomed');
    servers.pass(3000);
    servers.give({ type: 'healAll' });
    servers.until('log.truncated');
    expect(tailOf(servers, 3)).toContain('fallen');
    servers.pass(5000);
    expect(tailOf(servers, 3)).not.toContain('fallen');
  });

  it('keeps in sight what will be dropped, however much has been logged since', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.isolate(3);
    client.tell(creation('/lost'));
    servers.until('leader.established');
    const other = servers.open(2);
    for (let at = 0; at < 12; at++) other.create(`/kept${at}`);
    expect(tailOf(servers, 3)).toContain('doomed');
    expect(pictureOf(servers).logs.columns).toHaveLength(8);
  });
});

describe('clients of an ensemble', () => {
  it('stand at their server, and stay there while they look for another one', () => {
    const traffic = stage('mixed-traffic', 5, { servers: '5' }).until(1500);
    const homes = homesIn(traffic);
    expect(homes.every(([, at]) => at !== null)).toBe(true);
    const [client, at] = homes[0] ?? [];
    if (client === undefined || at === undefined || at === null) throw new Error('nobody is connected');
    traffic.give({ type: 'partition', groups: [[client, at]] }).give({ type: 'crashServer', server: at });
    traffic.until(2500);
    const now = pictureAt(traffic).clients.find(({ disc }) => disc.id === client);
    expect(now?.at).toBe(at);
    expect(now?.link?.b).not.toBe(at);
    expect(now?.disc.wire).toBe('cut');
  });

  it('have the id of their session where a lesson is about it, and the same one after another connection', () => {
    const members = stage('lesson-members', 1).until(1500);
    const idsOf = (isAboutSessions: boolean) =>
      ensemblePicture(members.simulation, members.simulation.world, {
        invariants: [],
        expected: [],
        isAboutSessions,
      }).sessionIds;
    const before = idsOf(true);
    expect(idsOf(false)).toBeNull();
    expect(before).toEqual({ 'client:A': expect.stringMatching(/^0x[1-3][0-9a-f]{14}$/) });
    members.give({ type: 'crashServer', server: 'server:1' }).until(5000);
    expect(
      members.simulation.trace.some((r) => r.kind === 'session.established' && r.how === 'resumed'),
    ).toBe(true);
    expect(idsOf(true)).toEqual(before);
  });

  it('messages of a write carry the colour of its client as far as the quorum', () => {
    const traffic = stage('mixed-traffic', 1, { servers: '3' });
    const seen = new Set<string>();
    while (traffic.simulation.nowMs < 3000 && traffic.simulation.step()) {
      for (const packet of pictureAt(traffic).packets)
        if (packet.client !== null) seen.add(`${packet.shape} ${packet.client}`);
    }
    for (const shape of ['request', 'proposal', 'ack', 'commit', 'reply'])
      expect([...seen]).toContain(`${shape} client:A`);
  });
});

function pictureOf({ sim }: Ensemble): EnsemblePicture {
  return ensemblePicture(sim, sim.world, { invariants: [], expected: [] });
}

function pictureAt({ simulation }: ReturnType<typeof stage>): EnsemblePicture {
  return ensemblePicture(simulation, simulation.world, { invariants: [], expected: [] });
}

function homesIn(traffic: ReturnType<typeof stage>) {
  return pictureAt(traffic).clients.map(({ disc, at }) => [disc.id, at] as const);
}

function uses(servers: Ensemble): Readonly<Record<string, string>> {
  return Object.fromEntries(pictureOf(servers).links.map(({ id, use }) => [id, use]));
}

function tailOf(servers: Ensemble, number: number): readonly string[] {
  const tail = pictureOf(servers).logs.tails.find(({ server }) => server === `server:${number}`);
  return tail?.cells.map(({ state }) => state) ?? [];
}
