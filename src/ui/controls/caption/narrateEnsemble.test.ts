import { describe, expect, it } from 'vitest';
import '../../../scenarios/library.ts';
import { en } from '../../../words/en/index.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { narrate } from './narrate.ts';
import { tellEnsembles } from './testing/tellEnsembles.ts';

tellEnsembles();

describe('of an ensemble is read out', () => {
  it('who won the first election', () => {
    const traffic = stage('mixed-traffic', 2, { servers: '3' }).until(600);
    expect(toldSince(traffic, 0)).toMatch(/^Server 3 leads epoch 1[.;]/);
  });

  it('that the network was cut, whom the larger side elected, and who lost the connection', () => {
    const traffic = stage('mixed-traffic', 4, { servers: '5' }).until(1500);
    const from = recordsIn(traffic);
    traffic.give({
      type: 'partition',
      groups: [
        ['server:5', 'server:1', 'client:A'],
        ['server:2', 'client:B'],
      ],
    });
    const cut = toldSince(traffic, from);
    expect(cut).toMatch(
      /^Network partitioned: servers 1 and 5 with client A on one side, server 2 with client B on the other/,
    );
    traffic.until(7000);
    const told = toldSince(traffic, from);
    expect(told).toContain('server 5 no longer leads');
    expect(told).toMatch(/lost (the|their) connection/);
  });

  it('that a server which starts again under a leader looks for it, and an election where there is none', () => {
    const story = stage('rolling-restart', 3);
    const votes: string[] = [];
    for (let from = 0; story.simulation.world.timeMs < 10_000 && story.simulation.step();) {
      const records = story.simulation.trace.slice(from);
      if (records.some(({ kind }) => kind === 'vote.started')) votes.push(toldSince(story, from));
      from = recordsIn(story);
    }
    expect(votes).toEqual([
      ...Array.from({ length: 3 }, () => 'An election started.'),
      'Server 1 looks for a leader.',
      'Server 2 looks for a leader.',
      ...Array.from({ length: 2 }, () => 'An election started.'),
    ]);
  });

  it('of a write that is refused that it is, not that it is committed', () => {
    const sandbox = stage('sandbox', 1, { servers: '3' }).until(2000);
    const create = { type: 'typeLine', client: 'client:A', line: 'create /app' } as const;
    const first = recordsIn(sandbox);
    sandbox.give(create).until(2500);
    expect(toldSince(sandbox, first)).toContain('the write of client A is committed');
    const second = recordsIn(sandbox);
    sandbox.give(create).until(3000);
    expect(toldSince(sandbox, second)).toContain('NodeExists');
    expect(toldSince(sandbox, second)).not.toContain('committed');
  });

  it('that a client came back with the session it had', () => {
    const story = stage('session-failover', 2, { story: 'followerCrashes' });
    const isBack = () =>
      story.simulation.trace.some(
        (record) => record.kind === 'session.established' && record.how === 'resumed',
      );
    let from = 0;
    for (; !isBack() && story.simulation.step(); from = isBack() ? from : recordsIn(story));
    expect(toldSince(story, from)).toBe('Client A reconnected, session kept.');
  });

  it('what a log lost when the cut healed', () => {
    const story = stage('partition', 3, { story: 'leaderInMinority' });
    while (!story.simulation.trace.some(({ kind }) => kind === 'log.truncated') && story.simulation.step());
    expect(toldSince(story, 0)).toMatch(/server \d dropped one log entry that no quorum had/);
  });
});

describe('of a write is read out', () => {
  it('on whose disks it lies while no quorum has it, and that its client cannot know', () => {
    const told = wholeStory('leaderInMinority');
    expect(told).toContain('server 5 and server 1 logged the write of client A, but no quorum has it');
    expect(told).toMatch(
      /[Cc]lient A gets ConnectionLoss for its setData and cannot know whether it was done/,
    );
    expect(told).toContain('server 5 dropped one log entry that no quorum had');
    expect(told).toMatch(/[Cc]lient A read A1/);
  });

  it('that a new leader keeps it, and from then on nobody says that no quorum has it', () => {
    const told = wholeStory('carriedOver');
    expect(told).toContain('the write of client A, which no quorum had, is kept by the new leader');
    expect(told.slice(told.indexOf('is kept by'))).not.toContain('no quorum has it');
  });
});

describe('of many clients at once is read out', () => {
  it('how many read, and how many cannot know whether their writes were done', () => {
    const traffic = stage('mixed-traffic', 120, { servers: '3' }).until(1500);
    const calm = recordsIn(traffic);
    const read = toldSince(traffic.until(2000), calm);
    expect(read).toMatch(/\d+ reads are answered/);
    expect(read).not.toMatch(/client \w+ (read|synced)/i);
    const crashed = recordsIn(traffic);
    traffic.give({ type: 'crashServer', server: 'server:3' });
    const told = toldSince(traffic.until(2500), crashed);
    expect(told).toMatch(/\d+ clients cannot know whether their writes were done/);
    expect(told).not.toMatch(/client \w+ cannot know/i);
  });
});

describe('of one ensemble alone is read out', () => {
  /** From the last vote to the next leader. */
  const elected = (story: string, worlds = 1) => {
    const { simulation } = stage('failover', 2, { story });
    const established = () => simulation.trace.filter(({ kind }) => kind === 'leader.established');
    while (established().length < 2 && simulation.step());
    const from = simulation.trace.findLastIndex(({ kind }) => kind === 'vote.cast');
    const span = { simulation, from, to: simulation.trace.length, claims: [], isOver: true };
    return narrate(
      Array.from({ length: worlds }, () => span),
      en,
    );
  };

  it('how long after the old leader went down or froze the next one leads, beside another world not', () => {
    expect(elected('crashed')).toBe('Server 2 leads epoch 2, 248 ms after server 3 went down.');
    expect(elected('frozen')).toBe('Server 2 leads epoch 2, 10.2 s after server 3 froze.');
    expect(elected('crashed', 2)).toBe('Server 2 leads epoch 2.');
  });

  it('that a client read what it read after a sync', () => {
    const run = stage('partition', 3, { story: 'syncOnSmallerSide' });
    const isRead = () =>
      run.simulation.trace.some(
        (each) => each.kind === 'fact.stated' && each.actor === 'client:C' && each.fact.type === 'read',
      );
    let from = 0;
    for (; !isRead() && run.simulation.step(); from = isRead() ? from : recordsIn(run));
    expect(toldSince(run, from)).toContain('Client C synced, then read A1');
  });

  it('how many writes are on their way at once', () => {
    const run = stage('quorum-write', 3, { story: 'three' });
    const proposed = () =>
      run.simulation.trace.filter((each) => each.kind === 'txn.proposed' && each.path === '/x');
    while (proposed().length < 3 && run.simulation.step());
    const { simulation } = run;
    const span = { simulation, from: 0, to: simulation.trace.length, claims: [], isOver: false };
    expect(narrate([span], en)).toContain('three writes are proposed and not committed yet');
  });

  it('who is writing a snapshot and who has, and how far a server that starts has read its disk', () => {
    const run = stage('server-disk', 2);
    const seen = (kind: string) => run.simulation.trace.filter((each) => each.kind === kind);
    while (seen('snapshot.begun').length < 3 && run.simulation.step());
    const before = toldSince(run, 0);
    expect(before).toContain('server 1, server 2, and server 3 are writing snapshot.100000005');
    while (seen('server.stopped').length < 1 && run.simulation.step());
    expect(toldSince(run, 0)).toContain('server 1, server 2, and server 3 have written snapshot.100000005');
    const from = recordsIn(run);
    while (seen('server.started').length < 4 && run.simulation.step());
    expect(toldSince(run, from)).toContain('server 1 has read its disk up to zxid 1:11');
  });
});

/** Told as it happens, a sentence whenever nothing has happened for a while. */
function wholeStory(story: string): string {
  const run = stage('partition', 3, { story });
  const told: string[] = [];
  for (let from = 0, lastMs = 0; run.simulation.world.timeMs < 40_000 && run.simulation.step();) {
    if (run.simulation.world.timeMs - lastMs < 700) continue;
    told.push(toldSince(run, from));
    [from, lastMs] = [recordsIn(run), run.simulation.world.timeMs];
  }
  return told.join(' ');
}

function recordsIn({ simulation }: Stage): number {
  return simulation.trace.length;
}

function toldSince(run: Stage, from: number): string {
  return narrate([{ simulation: run.simulation, from, to: recordsIn(run), claims: [], isOver: true }], en);
}
