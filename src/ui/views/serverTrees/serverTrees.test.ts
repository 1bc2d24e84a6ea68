import { describe, expect, it } from 'vitest';
import type { Simulation } from '../../../engine/index.ts';
import { creation, ensemble, type Ensemble } from '../../../engine/testing/ensemble.ts';
import { serverTrees } from './serverTrees.ts';
import type { TreeCellKind } from './treeCells.ts';
import { trafficWorld } from '../../select/testing/trafficWorld.ts';

describe('the trees of all servers', () => {
  it('are alike when nothing is under way', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a', 'x');
    expect(kinds(servers, '/a')).toEqual(['same', 'same', 'same']);
    expect(at(servers).columns.map(({ differences }) => differences)).toEqual([0, 0, 0]);
    expect(at(servers).rows.map(({ path, depth }) => `${depth} ${path}`)).toEqual(['0 /a']);
  });

  it('list a znode right below its parent, whatever its siblings are called', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    for (const path of ['/a', '/a-b', '/a/c']) client.create(path);
    expect(at(servers).rows.map(({ path }) => path)).toEqual(['/a', '/a/c', '/a-b']);
  });

  it('list what a client has created below ZooKeeper’s own znodes', () => {
    const servers = ensemble(3);
    servers.open(3).create('/zookeeper/election');
    servers.open(3).create('/zookeeper/election/n');
    expect(at(servers).rows.map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      '0 zookeeper',
      '1 config',
      '1 election',
      '2 n',
      '1 quota',
    ]);
  });

  it('show what a server has not yet, and where an old value is still read', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a', 'old');
    servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
    client.set('/a', 'new');
    client.create('/b');
    expect(kinds(servers, '/a')).toEqual(['stale', 'same', 'same']);
    expect(kinds(servers, '/b')).toEqual(['missing', 'same', 'same']);
    const row = at(servers).rows.find(({ path }) => path === '/a');
    expect(row?.cells.map(({ data, version }) => `${data} ${version}`)).toEqual(['old 0', 'new 1', 'new 1']);
    expect(at(servers).columns[0]?.differences).toBe(2);
    servers.give({ type: 'healAll' });
    servers.settle();
    expect(kinds(servers, '/a')).toEqual(['same', 'same', 'same']);
  });

  it('of many znodes show few that are alike, and all that differ', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    for (let n = 0; n < 70; n++) client.create(`/n${String(n).padStart(2, '0')}`, 'old');
    expect(at(servers)).toMatchObject({ hidden: 46 });
    servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
    client.set('/n69', 'new');
    const { rows, hidden } = at(servers);
    expect([rows.length, hidden]).toEqual([24, 46]);
    expect(rows.at(-1)?.path).toBe('/n69');
  });

  it('show what was deleted and is still there', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a');
    servers.give({ type: 'cutLink', from: 'server:3', to: 'server:1', ways: 'both' });
    client.ask({ op: 'delete', path: '/a', version: -1 });
    expect(kinds(servers, '/a')).toEqual(['lingering', 'absent', 'absent']);
  });

  it('the tree of a process that is down is gone with it', () => {
    const servers = ensemble(3);
    servers.open(3).create('/a');
    servers.crash(1);
    expect(kinds(servers, '/a')[0]).toBe('lost');
  });

  it('what only a leader that was cut off has written is doomed once another epoch has begun', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a', 'old');
    servers.isolate(3);
    client.tell(creation('/lost'));
    client.tell({ op: 'setData', path: '/a', data: 'new', version: -1 });
    servers.until('role.left', ({ actor }) => actor === 'server:3');
    expect(kinds(servers, '/lost')).toEqual(['absent', 'absent', 'doomed']);
    expect(kinds(servers, '/a')).toEqual(['same', 'same', 'doomed']);
  });

  it('what such a leader alone has deleted was there: it is not called missing', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    client.create('/a');
    servers.isolate(3);
    client.tell({ op: 'delete', path: '/a', version: -1 });
    servers.until('role.left', ({ actor }) => actor === 'server:3');
    expect(kinds(servers, '/a')).toEqual(['same', 'same', 'doomed']);
    const cells = at(servers).rows.find(({ path }) => path === '/a')?.cells ?? [];
    expect(cells.map(({ isDeleted }) => isDeleted)).toEqual([false, false, true]);
  });

  it('say who is connected where, and name a reader only while what it read still stands', () => {
    const sim = trafficWorld({ servers: 3, clients: 4 });
    const read = new Set<string>();
    for (let timeMs = 500; timeMs <= 6000; timeMs += 50) {
      sim.runUntil(timeMs);
      const { rows } = serverTrees(sim.world, sim.trace);
      for (const { version, readers } of rows.flatMap(({ cells }) => cells)) {
        for (const reader of readers) {
          expect(versionHeldBy(sim, reader)).toBe(version);
          read.add(reader);
        }
      }
    }
    expect(read.size).toBeGreaterThan(0);
    const { columns } = serverTrees(sim.world, sim.trace);
    expect(columns.flatMap(({ clients }) => clients)).toHaveLength(4);
  });
});

/** The version that a client's program was last told. */
function versionHeldBy({ trace }: Simulation, client: string): number | undefined {
  const told = trace.flatMap((record) => {
    if (record.kind !== 'program.resumed' || record.actor !== client || record.input.kind !== 'response')
      return [];
    return record.input.body.stat?.version ?? [];
  });
  return told.at(-1);
}

function at({ sim }: Ensemble) {
  return serverTrees(sim.world, sim.trace);
}

function kinds(servers: Ensemble, path: string): readonly TreeCellKind[] {
  return (
    at(servers)
      .rows.find((row) => row.path === path)
      ?.cells.map(({ kind }) => kind) ?? []
  );
}
