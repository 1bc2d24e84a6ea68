import { describe, expect, it } from 'vitest';
import {
  why,
  type RecordKind,
  type ServerId,
  type Simulation,
  type TraceRecord,
} from '../../src/engine/index.ts';
import { creation, ensemble } from '../../src/engine/testing/ensemble.ts';
import { awaitWorld, ensembleOf, leaderOf } from './ensembles.ts';

const ALL: readonly ServerId[] = ['server:1', 'server:2', 'server:3', 'server:4', 'server:5'];

describe('why is server 4 the leader?', () => {
  it('because the leader was crashed, a quorum voted for server 4, and a quorum took up its epoch', () => {
    const sim = ensembleOf(5);
    sim.give({ type: 'crashServer', server: 'server:5' });
    const chain = why(sim.trace, next(sim, 'leader.established').seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'crashServer' } });
    expect(inOrder(chain, ['server.stopped', 'role.left', 'vote.started', 'vote.decided'])).toBe(true);
    expect(chain.at(-1)).toMatchObject({ kind: 'leader.established', actor: 'server:4' });
    expect(votersFor(chain, 'server:4')).toBeGreaterThanOrEqual(3);
    expect(chain.filter(({ kind }) => kind === 'epoch.begun').length).toBeGreaterThanOrEqual(3);
  });

  it('or because the network was cut between the leader and those who elected server 4', () => {
    const sim = ensembleOf(5);
    const old = leaderOf(sim);
    sim.give({ type: 'partition', groups: [[old, 'server:1'], others(old, 'server:1')] });
    const established = next(sim, 'leader.established');
    const chain = why(sim.trace, established.seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    expect(chain.find(({ kind }) => kind === 'role.left')).toMatchObject({ leader: old, why: 'timeout' });
    expect(
      chain.every(({ actor }) => actor === 'user' || others(old, 'server:1').includes(actor as ServerId)),
    ).toBe(true);
  });

  it('at the very beginning nothing but the start led to it', () => {
    const sim = ensembleOf(3);
    const first = sim.trace.find(({ kind }) => kind === 'leader.established');
    expect(why(sim.trace, first?.seq ?? 0)[0]?.kind).toBe('server.started');
  });
});

describe('why did the old leader give up?', () => {
  it('because the network carried nothing from those that would have been a quorum', () => {
    const sim = ensembleOf(5);
    const old = leaderOf(sim);
    sim.give({ type: 'partition', groups: [[old, 'server:1'], others(old, 'server:1')] });
    const left = next(sim, 'role.left', (record) => record.actor === old);
    const kinds = why(sim.trace, left.seq).map(({ kind }) => kind);
    expect(kinds).toEqual(['command.given', 'learner.lost', 'learner.lost', 'learner.lost', 'role.left']);
  });

  it('also where what it missed first was an acknowledgement', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    servers.isolate(5);
    client.tell(creation('/lost'));
    const left = servers.until('role.left', ({ actor }) => actor === 'server:5');
    const chain = why(servers.sim.trace, left.seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    expect(chain.some(({ kind }) => kind === 'leader.established')).toBe(false);
  });

  it('because its followers were crashed one after the other', () => {
    const sim = ensembleOf(3);
    const old = leaderOf(sim);
    for (const server of others(old).slice(0, 2)) sim.give({ type: 'crashServer', server });
    const left = next(sim, 'role.left', (record) => record.actor === old);
    const chain = why(sim.trace, left.seq);
    expect(chain.filter(({ kind }) => kind === 'command.given')).toHaveLength(2);
  });
});

describe('why did this write vanish?', () => {
  it('because only the cut-off leader had logged it when others came to a new epoch, and it was told to drop it', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    client.create('/kept');
    servers.isolate(5);
    client.tell(creation('/lost'));
    servers.until('txn.logged');
    const written = servers.all('txn.logged', 5).at(-1);
    servers.until('leader.established');
    servers.pass(4000);
    servers.give({ type: 'healAll' });
    const dropped = servers.until('log.truncated');
    expect(dropped).toMatchObject({ actor: 'server:5' });
    const chain = why(servers.sim.trace, dropped.seq, written?.seq ?? 0);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    const story: readonly RecordKind[] = [
      'request.received',
      'txn.proposed',
      'txn.logged',
      'leader.established',
      'sync.sent',
      'sync.received',
      'log.truncated',
    ];
    expect(inOrder(chain, story)).toBe(true);
    expect(chain.find(({ kind }) => kind === 'sync.sent')).toMatchObject({ mode: 'TRUNC', to: 'server:5' });
    expect(chain.some((record) => record.kind === 'role.left' && record.actor === 'server:5')).toBe(true);
  });
});

describe('why was client B disconnected?', () => {
  it('because its server gave up its role, as its leader was crashed', () => {
    const sim = busyEnsemble(3);
    sim.give({ type: 'crashServer', server: leaderOf(sim) });
    const lost = next(sim, 'connection.lost', (record) => record.why === 'closedByServer');
    const chain = why(sim.trace, lost.seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'crashServer' } });
    expect(chain.at(-1)?.kind).toBe('connection.lost');
    expect(chain.length).toBeLessThan(8);
  });

  it('because its write waited in vain for servers that the network does not reach', () => {
    const sim = busyEnsemble(5, 8);
    const old = leaderOf(sim);
    sim.give({ type: 'partition', groups: [[old, 'server:1'], others(old, 'server:1')] });
    const lost = next(sim, 'connection.lost', (record) => {
      const kinds = why(sim.trace, record.seq).map(({ kind }) => kind);
      return record.why === 'silence' && kinds.includes('request.forwarded');
    });
    const chain = why(sim.trace, lost.seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    expect(chain.map(({ kind }) => kind)).toEqual(['command.given', 'request.forwarded', 'connection.lost']);
  });

  it('because its write is on too few disks to be committed', () => {
    const sim = busyEnsemble(5);
    const old = leaderOf(sim);
    sim.give({ type: 'partition', groups: [[old, 'server:1'], others(old, 'server:1')] });
    const lost = next(sim, 'connection.lost', (record) => {
      const kinds = why(sim.trace, record.seq).map(({ kind }) => kind);
      return record.why === 'silence' && kinds.includes('txn.proposed');
    });
    const chain = why(sim.trace, lost.seq);
    expect(chain[0]).toMatchObject({ kind: 'command.given', command: { type: 'partition' } });
    expect(inOrder(chain, ['command.given', 'txn.proposed', 'txn.acked', 'connection.lost'])).toBe(true);
  });
});

describe('why did the session expire?', () => {
  it('because its client was killed, also where that client was another server’s', () => {
    const sim = busyEnsemble(3);
    for (const client of ['client:A', 'client:B', 'client:C', 'client:D'] as const)
      sim.give({ type: 'killClient', client });
    const expired = next(sim, 'session.expired');
    expect(why(sim.trace, expired.seq)[0]).toMatchObject({
      kind: 'command.given',
      command: { type: 'killClient' },
    });
  });
});

it('A chain ends where a program went on after a pause of its own', () => {
  const sim = busyEnsemble(3);
  sim.runUntil(20_000);
  const longest = sim.trace.slice(-500).map(({ seq }) => why(sim.trace, seq).length);
  expect(Math.max(...longest)).toBeLessThan(100);
});

/** With its clients connected and at work. */
function busyEnsemble(servers: number, clients = 4): Simulation {
  const sim = ensembleOf(servers, { clients });
  sim.runUntil(sim.nowMs + 3000);
  return sim;
}

function others(...out: readonly ServerId[]): readonly ServerId[] {
  return ALL.filter((server) => !out.includes(server));
}

type Of<K extends RecordKind> = Extract<TraceRecord, { readonly kind: K }>;

/** Steps until a new record of that kind. */
function next<K extends RecordKind>(
  sim: Simulation,
  kind: K,
  isMeant: (record: Of<K>) => boolean = () => true,
): Of<K> {
  const from = sim.trace.length;
  const isIt = (record: TraceRecord): record is Of<K> => record.kind === kind && isMeant(record as Of<K>);
  awaitWorld(sim, () => sim.recordsOf(sim.steps).some(isIt));
  const found = sim.trace.slice(from).find(isIt);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

function inOrder(chain: readonly TraceRecord[], kinds: readonly RecordKind[]): boolean {
  let at = 0;
  for (const { kind } of chain) if (kind === kinds[at]) at++;
  return at === kinds.length;
}

/** How many servers’ votes for one stand in the chain. */
function votersFor(chain: readonly TraceRecord[], leader: ServerId): number {
  const voters = new Set<string>();
  for (const record of chain) {
    if (record.kind === 'vote.cast' && record.vote.leader === leader) voters.add(record.actor);
    if (record.kind === 'vote.received' && record.vote.leader === leader) voters.add(record.from);
  }
  return voters.size;
}
