import { describe, expect, it } from 'vitest';
import type { ServerId, Simulation } from '../../../engine/index.ts';
import { disk as words } from '../../../words/en/viewsEnsemble.ts';
import { serverFaces } from '../../select/ensemble/serverFaces.ts';
import { stage } from '../../select/testing/stage.ts';
import { diskOf, tellingServer, type Disk } from './disk.ts';
import { lineOf, spokenOf } from './diskText.ts';

const EPOCH = 2 ** 32;

function played(story: string): Simulation {
  return stage('server-disk', 2, { story }).until(60_000).simulation;
}

function diskAt(simulation: Simulation, id: ServerId, step: number): Disk {
  const world = simulation.worldAt(step);
  const server = serverFaces(world).find((each) => each.id === id);
  if (server === undefined) throw new Error(`no ${id}`);
  return diskOf(simulation, world, { server, step });
}

function stepOf(simulation: Simulation, server: ServerId, kind: string, nth = 1): number {
  const found = simulation.trace.filter((record) => record.actor === server && record.kind === kind);
  const record = found[nth - 1];
  if (record === undefined) throw new Error(`no ${kind} of ${server}`);
  return record.step;
}

describe('a disk while a snapshot is written and after a crash', () => {
  const simulation = played('snapshotAndCrash');

  it('says how far the snapshot is, and what was applied meanwhile', () => {
    const disk = diskAt(simulation, 'server:1', stepOf(simulation, 'server:1', 'txn.applied', 7));
    const writing = disk.snapshots.at(-1);
    expect(writing).toMatchObject({ name: 'snapshot.100000005', order: null });
    expect(writing?.written?.done).toBeGreaterThan(0);
    expect(writing?.written?.done).toBeLessThan(writing?.written?.all ?? 0);
    expect(writing?.fuzzy.map(({ zxid }) => zxid % EPOCH)).toEqual([6, 7]);
    expect(lineOf(disk, words)).toMatch(
      /^Server 1 is writing snapshot\.100000005: \d+ of \d+ znodes; 2 transactions applied meanwhile\.$/,
    );
  });

  it('numbers what a start reads, the snapshot first, and marks what it replays', () => {
    const disk = diskAt(simulation, 'server:1', stepOf(simulation, 'server:1', 'server.stopped'));
    expect([...disk.snapshots, ...disk.logs].map(({ name, order }) => [name, order])).toEqual([
      ['snapshot.0', null],
      ['snapshot.100000005', 1],
      ['log.100000001', 2],
      ['log.100000007', 3],
    ]);
    const replayed = disk.logs.flatMap(({ cells }) => cells).filter(({ isReplayed }) => isReplayed);
    expect(replayed.map(({ name }) => name.zxid % EPOCH)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(lineOf(disk, words)).toBe(
      'At a start, server 1 reads snapshot.100000005 and replays 6 transactions from 2 log files.',
    );
    expect(spokenOf(disk, words)).toContain(
      'snapshot.100000005, number 1 read at a start; fuzzy: may or may not have 1:6 to 1:8; the log replays 1:6 to 1:11 over it.',
    );
  });

  it('is that of the server that crashed, and before that of the first', () => {
    const servers = serverFaces(simulation.worldAt(simulation.steps));
    expect(tellingServer(simulation, 1, servers)).toBe('server:1');
    expect(tellingServer(simulation, simulation.steps, servers)).toBe('server:1');
  });
});

describe('a disk that a new leader has had cut', () => {
  const simulation = played('truncated');
  const { steps } = simulation;

  it('is the one that is shown, with what was cut at the end of its file', () => {
    expect(tellingServer(simulation, steps, serverFaces(simulation.worldAt(steps)))).toBe('server:3');
    const disk = diskAt(simulation, 'server:3', steps);
    const log = disk.logs.find(({ name }) => name === 'log.10000000d');
    expect(log?.rest).toBe('cut');
    expect(log?.cells.map(({ name, kind }) => [name.zxid % EPOCH, kind]).at(-1)).toEqual([17, 'truncated']);
    expect(spokenOf(disk, words)).toContain('TRUNC to zxid 1:16 cut one transaction from log.10000000d.');
  });

  it('marks, before it is cut, what will be discarded', () => {
    const disk = diskAt(simulation, 'server:3', stepOf(simulation, 'server:3', 'log.truncated') - 1);
    expect(disk.logs.flatMap(({ cells }) => cells).at(-1)?.kind).toBe('doomed');
  });

  it('marks what a purge would delete', () => {
    const { snapshots, logs } = diskAt(simulation, 'server:3', steps);
    expect([...snapshots, ...logs].filter(({ isPurged }) => isPurged).map(({ name }) => name)).toEqual([
      'snapshot.0',
      'snapshot.7',
    ]);
  });
});
