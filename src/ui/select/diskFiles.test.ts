import { describe, expect, it } from 'vitest';
import type { ServerId, Simulation } from '../../engine/index.ts';
import { diskFiles, purgedBy } from './diskFiles.ts';
import { stage } from './testing/stage.ts';

const EPOCH = 2 ** 32;

function played(story: string): Simulation {
  return stage('server-disk', 2, { story }).until(60_000).simulation;
}

function stepOf(simulation: Simulation, server: ServerId, kind: string, nth = 1): number {
  const found = simulation.trace.filter((record) => record.actor === server && record.kind === kind);
  return found[nth - 1]?.step ?? 0;
}

function counters(names: readonly { readonly zxid: number }[]): readonly number[] {
  return names.map(({ zxid }) => zxid % EPOCH);
}

describe('the files on a server’s disk', () => {
  const simulation = played('snapshotAndCrash');
  const at = (kind: string, nth = 1) =>
    diskFiles(simulation, 'server:1', stepOf(simulation, 'server:1', kind, nth));

  it('begin with the snapshot of the empty tree, and a log named by its first zxid', () => {
    const { snapshots, logs, recovery } = at('txn.logged', 2);
    expect(snapshots.map(({ name }) => name)).toEqual(['snapshot.0']);
    expect(logs).toMatchObject([{ name: 'log.100000001', bytes: 67_108_880, state: 'open' }]);
    expect(counters(logs[0]?.records ?? [])).toEqual([1, 2]);
    expect(recovery).toMatchObject({ snapshot: 'snapshot.0', logs: [{ name: 'log.100000001' }] });
  });

  it('are joined by a snapshot that is written while writes go on: its name is older than what it may hold', () => {
    const { writing, snapshots } = at('txn.applied', 7);
    expect(writing?.name).toBe('snapshot.100000005');
    expect(counters(writing?.during ?? [])).toEqual([6, 7]);
    expect(snapshots).toHaveLength(1);

    const taken = at('snapshot.taken');
    expect(taken.writing).toBeNull();
    expect(taken.snapshots.map(({ name }) => name)).toEqual(['snapshot.0', 'snapshot.100000005']);
    expect(counters(taken.snapshots.at(-1)?.during ?? [])).toEqual([6, 7, 8]);
    expect(counters(taken.snapshots.at(-1)?.missing ?? [])).toEqual([6, 7, 8]);
  });

  it('are, after a snapshot was begun, two logs; a recovery reads the one that the snapshot falls into first', () => {
    const { logs, recovery } = at('server.stopped');
    expect(logs.map(({ name, state }) => [name, state])).toEqual([
      ['log.100000001', 'closed'],
      ['log.100000007', 'closed'],
    ]);
    expect(recovery.snapshot).toBe('snapshot.100000005');
    expect(recovery.logs.map(({ name, replayed }) => [name, replayed.map((zxid) => zxid % EPOCH)])).toEqual([
      ['log.100000001', [6]],
      ['log.100000007', [7, 8, 9, 10, 11]],
    ]);
    const started = simulation.trace.find(
      ({ kind, step }) =>
        kind === 'server.started' && step > stepOf(simulation, 'server:1', 'server.stopped'),
    );
    expect(started).toMatchObject({ recovered: 'fromSnapshotAndLog', lastZxid: EPOCH + 11 });
  });

  it('have another log after a restart', () => {
    const { logs } = diskFiles(simulation, 'server:1', simulation.steps);
    expect(logs.map(({ name }) => name).slice(2)).toEqual(['log.10000000c', 'log.10000000d']);
  });
});

describe('what TRUNC cuts', () => {
  const simulation = played('truncated');
  const files = diskFiles(simulation, 'server:3', simulation.steps);

  it('is what only this server had, with the file that is cut for it', () => {
    expect(files.cuts).toMatchObject([
      {
        to: EPOCH + 16,
        file: 'log.10000000d',
        deleted: [],
        dropped: [{ type: 'setData', path: '/x', client: 'client:A' }],
      },
    ]);
    expect(files.logs.find(({ name }) => name === 'log.10000000d')).toMatchObject({ bytes: 'cut' });
    expect(files.logs.flatMap(({ records }) => counters(records))).not.toContain(17);
  });

  it('leaves older files where they are until they are purged', () => {
    const names = files.snapshots.map(({ name }) => name);
    expect(names).toEqual([
      'snapshot.0',
      'snapshot.7',
      'snapshot.100000005',
      'snapshot.10000000b',
      'snapshot.100000010',
    ]);
    expect(purgedBy(files, 3)).toEqual(['snapshot.0', 'snapshot.7']);
    expect(purgedBy(files, 1)).toEqual([
      'log.100000001',
      'log.100000007',
      'snapshot.0',
      'snapshot.7',
      'snapshot.100000005',
      'snapshot.10000000b',
    ]);
    expect(purgedBy(files, 9)).toEqual([]);
  });
});
