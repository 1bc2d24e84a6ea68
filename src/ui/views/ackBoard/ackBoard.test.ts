import { describe, expect, it } from 'vitest';
import { creation, ensemble, type Ensemble } from '../../../engine/testing/ensemble.ts';
import { ackBoard, type AckRow } from './ackBoard.ts';

describe('the board of acknowledgements', () => {
  it('fills disc by disc until a quorum has the proposal on disk, and then it is committed', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    client.tell(creation('/a'));
    const counts: string[] = [];
    while (!servers.sim.isQuiescent() && servers.sim.step()) {
      const row = rowsOf(servers).find(({ name }) => name.path === '/a');
      const text = row === undefined ? '' : `${row.state} ${row.count}`;
      if (counts.at(-1) !== text) counts.push(text);
    }
    expect(counts).toEqual(['', 'waiting 0', 'waiting 1', 'waiting 2', 'committed 3']);
    expect(at(servers).leaders[0]).toMatchObject({ needed: 3, voterCount: 5, office: 'inOffice' });
  });

  it('what is committed leaves the board after a while', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    expect(rowsOf(servers).map(({ state }) => state)).toEqual(['committed', 'committed']);
    servers.pass(4000);
    expect(rowsOf(servers)).toEqual([]);
  });

  it('a proposal of a leader that is cut off waits; it is called lost only once another epoch has begun', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    servers.isolate(5);
    client.tell(creation('/lost'));
    servers.until('txn.acked');
    expect(lostRow(servers)).toMatchObject({ state: 'waiting', count: 1 });
    servers.until('leader.established');
    const [inOffice, over] = at(servers).leaders;
    expect(inOffice).toMatchObject({ leader: { number: 4 }, office: 'inOffice', epoch: 2 });
    expect(over).toMatchObject({ leader: { number: 5 }, office: 'over', epoch: 1 });
    expect(lostRow(servers)?.state).toBe('doomed');
    servers.until('role.left', ({ actor }) => actor === 'server:5');
    const { doomed } = at(servers);
    expect(doomed.find(({ name }) => name.path === '/lost')).toMatchObject({ loggedBy: ['server:5'] });
  });

  it('several proposals are under way at once, and are committed in their order', () => {
    const servers = ensemble(5);
    const client = servers.open(5);
    for (const path of ['/a', '/b', '/c']) client.tell(creation(path));
    let most = 0;
    while (!servers.sim.isQuiescent() && servers.sim.step()) {
      const states = rowsOf(servers).map(({ state }) => state);
      most = Math.max(most, states.filter((state) => state === 'waiting').length);
      expect(states).toEqual(states.toSorted());
    }
    expect(most).toBeGreaterThan(1);
  });

  it('a disc is half full while the entry is on disk and the leader has not counted it', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.give({ type: 'cutLink', from: 'server:1', to: 'server:3', ways: 'oneWay' });
    client.tell(creation('/a'));
    servers.pass(50);
    const row = rowsOf(servers).find(({ name }) => name.path === '/a');
    expect(row?.acks.map(({ state }) => state)).toEqual(['logged', 'acked', 'acked']);
  });
});

function at({ sim }: Ensemble) {
  return ackBoard(sim.world, sim.trace);
}

function rowsOf(servers: Ensemble): readonly AckRow[] {
  return at(servers).leaders.flatMap(({ rows }) => rows);
}

function lostRow(servers: Ensemble): AckRow | undefined {
  return rowsOf(servers).find(({ name }) => name.path === '/lost');
}
