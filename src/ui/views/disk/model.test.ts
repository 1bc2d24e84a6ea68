import { describe, expect, it } from 'vitest';
import type { ServerId } from '../../../engine/index.ts';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { diskModel } from './model.ts';
import { words } from './words/en.ts';

const EPOCH = 2 ** 32;

function played(story: string): Stage {
  return stage('server-disk', 2, { story }).until(60_000);
}

/** Of the server that the reader chose; null: none. */
function modelAt(world: Stage, chosen: ServerId | null, step: number) {
  return drawn(diskModel(sceneOf(world, step), textsOf(words), { chosen, choose: () => undefined }));
}

function stepOf({ simulation }: Stage, server: ServerId, kind: string, nth = 1): number {
  const found = simulation.trace.filter((record) => record.actor === server && record.kind === kind);
  const record = found[nth - 1];
  if (record === undefined) throw new Error(`no ${kind} of ${server}`);
  return record.step;
}

describe('a disk while a snapshot is written and after a crash', () => {
  const world = played('snapshotAndCrash');

  it('says how far the snapshot is, and what was applied meanwhile', () => {
    const { disk, line } = modelAt(world, 'server:1', stepOf(world, 'server:1', 'txn.applied', 7));
    const writing = disk.snapshots.at(-1);
    expect(writing).toMatchObject({ name: 'snapshot.100000005', order: null });
    expect(writing?.written?.done).toBeGreaterThan(0);
    expect(writing?.written?.done).toBeLessThan(writing?.written?.all ?? 0);
    expect(writing?.fuzzy.map(({ zxid }) => zxid % EPOCH)).toEqual([6, 7]);
    expect(line).toMatch(
      /^Server 1 is writing snapshot\.100000005: \d+ of \d+ znodes; 2 transactions applied meanwhile\.$/,
    );
  });

  it('numbers what a start reads, the snapshot first, and marks what it replays', () => {
    const { disk, line, spoken } = modelAt(world, 'server:1', stepOf(world, 'server:1', 'server.stopped'));
    expect([...disk.snapshots, ...disk.logs].map(({ name, order }) => [name, order])).toEqual([
      ['snapshot.0', null],
      ['snapshot.100000005', 1],
      ['log.100000001', 2],
      ['log.100000007', 3],
    ]);
    const replayed = disk.logs.flatMap(({ cells }) => cells).filter(({ isReplayed }) => isReplayed);
    expect(replayed.map(({ name }) => name.zxid % EPOCH)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(line).toBe(
      'At a start, server 1 reads snapshot.100000005 and replays 6 transactions from 2 log files.',
    );
    expect(spoken).toContain(
      'snapshot.100000005, number 1 read at a start; fuzzy: may or may not have 1:6 to 1:8; the log replays 1:6 to 1:11 over it.',
    );
  });

  it('is that of the server that crashed, before that of the first, and that which the reader chose', () => {
    const { steps } = world.simulation;
    expect([1, steps].map((step) => modelAt(world, null, step).disk.server.id)).toEqual([
      'server:1',
      'server:1',
    ]);
    expect(modelAt(world, 'server:2', steps).disk.server.id).toBe('server:2');
  });
});

describe('a disk that a new leader has had cut', () => {
  const world = played('truncated');
  const { steps } = world.simulation;

  it('is the one that is shown, with what was cut at the end of its file', () => {
    const { disk, spoken } = modelAt(world, null, steps);
    expect(disk.server.id).toBe('server:3');
    const log = disk.logs.find(({ name }) => name === 'log.10000000d');
    expect(log?.rest).toBe('cut');
    expect(log?.cells.map(({ name, kind }) => [name.zxid % EPOCH, kind]).at(-1)).toEqual([17, 'truncated']);
    expect(spoken).toContain('TRUNC to zxid 1:16 cut one transaction from log.10000000d.');
  });

  it('marks, before it is cut, what will be discarded', () => {
    const { disk } = modelAt(world, 'server:3', stepOf(world, 'server:3', 'log.truncated') - 1);
    expect(disk.logs.flatMap(({ cells }) => cells).at(-1)?.kind).toBe('doomed');
  });

  it('marks what a purge would delete', () => {
    const { snapshots, logs } = modelAt(world, 'server:3', steps).disk;
    expect([...snapshots, ...logs].filter(({ isPurged }) => isPurged).map(({ name }) => name)).toEqual([
      'snapshot.0',
      'snapshot.7',
    ]);
  });
});
