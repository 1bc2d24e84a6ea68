import { describe, expect, it } from 'vitest';
import { ensemble, type Ensemble } from '../../../engine/testing/ensemble.ts';
import { en } from '../../../words/en/index.ts';
import { shelfWords } from '../../../words/en/shelf.ts';
import { lineOf } from './model.ts';
import { ballots, type Ballot } from './ballots.ts';
import { words } from './words/en.ts';
import { words as chinese } from './words/zh.ts';

describe('votes', () => {
  it('first each server votes for itself, then for the one that has most, until a quorum agrees and the round is decided', () => {
    const servers = ensemble(3);
    servers.crash(3);
    servers.until('vote.started', ({ actor }) => actor === 'server:2');
    const begun = at(servers);
    expect(begun).toMatchObject({ state: 'electing', needed: 2 });
    expect(ballotOf(begun, 2)).toMatchObject({
      vote: { leader: 'server:2' },
      count: 1,
      state: 'collecting',
      round: 2,
    });
    expect(ballotOf(begun, 3).state).toBe('absent');
    servers.until('vote.received', ({ actor, vote }) => actor === 'server:1' && vote.leader === 'server:2');
    expect(ballotOf(at(servers), 1)).toMatchObject({
      vote: { leader: 'server:2' },
      count: 2,
      state: 'finalizing',
    });
    servers.until('vote.decided', ({ actor }) => actor === 'server:2');
    const decided = ballotOf(at(servers), 2);
    expect(decided).toMatchObject({ state: 'decided', count: 2, vote: { leader: 'server:2' } });
    expect(decided.heard.map(({ kind }) => kind)).toEqual(['same', 'same', 'none']);
  });

  it('who has the newer history wins, whatever its number', () => {
    const servers = ensemble(3);
    servers.crash(2);
    servers.open(3).create('/a');
    servers.crash(3);
    servers.start(2);
    servers.until('vote.decided', ({ actor }) => actor === 'server:1');
    const { last, ballots: rows } = at(servers);
    expect(last).toMatchObject({ leader: 'server:1', voters: ['server:1', 'server:2'] });
    expect(rows[0]?.has.zxid).toBeGreaterThan(rows[1]?.has.zxid ?? Infinity);
  });

  it('between elections the last one is told: who won which round with how many votes', () => {
    const servers = ensemble(5);
    const { state, last, needed } = at(servers);
    expect([state, needed]).toEqual(['settled', 3]);
    expect(last).toMatchObject({ leader: 'server:5', round: 1 });
    expect(last?.voters.length).toBeGreaterThanOrEqual(3);
  });

  it('a minority that is cut off goes on electing, and never has enough', () => {
    const servers = ensemble(5);
    servers.isolate(1, 2);
    servers.pass(20_000);
    const cut = at(servers);
    expect(cut.state).toBe('electing');
    expect(ballotOf(cut, 1)).toMatchObject({ count: 2, state: 'collecting', vote: { leader: 'server:2' } });
    expect(ballotOf(cut, 5).state).toBe('decided');
  });

  it('a server that comes back hears that there is a leader already', () => {
    const servers = ensemble(3);
    servers.crash(1);
    servers.settle();
    servers.start(1);
    servers.until('vote.received', ({ actor, role }) => actor === 'server:1' && role !== 'LOOKING');
    const kinds = ballotOf(at(servers), 1).heard.map(({ kind }) => kind);
    expect(kinds).toContain('settled');
  });

  it('looking back shows the votes of then', () => {
    const servers = ensemble(3);
    servers.crash(3);
    servers.until('vote.decided');
    const { sim } = servers;
    const then = sim.trace.find(({ kind }) => kind === 'vote.decided')?.step ?? 0;
    expect(ballots(sim.worldAt(then - 1), sim.trace).last).toBeNull();
  });
});

it('says which round it is: the same, however many votes are exchanged', () => {
  const { txns } = shelfWords;
  const telling = { words, txns, format: en.format };
  const servers = ensemble(5);
  servers.crash(5);
  servers.until('vote.received', ({ actor, vote }) => actor === 'server:1' && vote.leader === 'server:4');
  expect(lineOf(at(servers), telling)).toBe(
    'Round 2: server 1 has heard 2 of 5 votes for server 4; 3 are needed.',
  );
  servers.until('vote.decided', ({ actor }) => actor === 'server:4');
  expect(lineOf(at(servers), telling)).toBe(
    'Round 2: server 4 is elected; it leads once a quorum follows it.',
  );
});

it('of one that comes back says that it alone has its own vote only: the others have elected', () => {
  const { txns } = shelfWords;
  const telling = { words, txns, format: en.format };
  const servers = ensemble(3);
  servers.crash(1);
  servers.settle();
  servers.start(1);
  servers.until('vote.received', ({ actor }) => actor === 'server:1');
  expect(lineOf(at(servers), telling)).toMatch(
    /: server 1 has its own vote only; 2 votes for one server are needed/,
  );
});

function at({ sim }: Ensemble) {
  return ballots(sim.world, sim.trace);
}

function ballotOf({ ballots: rows }: ReturnType<typeof at>, server: number): Ballot {
  const ballot = rows.find((row) => row.server.number === server);
  if (ballot === undefined) throw new Error(`no ballot of server ${server}`);
  return ballot;
}

it('in Chinese a count stands apart from the characters around it', () => {
  const told = [chinese.settled('1 s', 'server:1', 2, 2, 3), chinese.agreed(2, 'server:1', 2, 3)];
  for (const sentence of told) expect(sentence).not.toMatch(/\p{Script=Han}\d|\d\p{Script=Han}/u);
});
