import { expect, it } from 'vitest';
import type { World } from '../../engine/index.ts';
import { stage } from './testing/stage.ts';
import { worldBefore } from './worldBefore.ts';
import { clientWatchTables, watchManagers, type Row } from './watchTables.ts';

function typing(...lines: readonly string[]) {
  const run = stage('sandbox', 2, { servers: '1' }).until(1000);
  for (const line of lines) run.give({ type: 'typeLine', client: 'client:A', line }).settle();
  return run;
}

function clientTables(world: World): readonly string[] {
  const client = world.clients.get('client:A');
  if (client === undefined) throw new Error('nobody is called A');
  return clientWatchTables(client, null).flatMap(({ kind, rows }) => rows.map(({ key }) => `${kind} ${key}`));
}

it('each kind of watch is in a table of its own on the client; exists is where the znode was', () => {
  const { world } = typing(
    'create /a',
    'get -w /a',
    'stat -w /none',
    'ls -w /a',
    'addWatch -m PERSISTENT /p',
    'addWatch -m PERSISTENT_RECURSIVE /r',
  );
  expect(clientTables(world())).toEqual([
    'data /a',
    'exist /none',
    'child /a',
    'persistent /p',
    'recursive /r',
  ]);
});

it('a server has two maps in each of two managers, with modes', () => {
  const { world } = typing(
    'create /a',
    'get -w /a',
    'addWatch -m PERSISTENT /p',
    'addWatch -m PERSISTENT_RECURSIVE /r',
  );
  const server = world().servers.get('server:1');
  if (server === undefined) throw new Error('there is no server 1');
  const [data, child] = watchManagers(server, null);
  const modes = data?.byPath.map(({ key, items }) => [key, items.map(({ item }) => item.mode)]);
  expect(modes).toEqual([
    ['/a', ['STANDARD']],
    ['/p', ['PERSISTENT']],
    ['/r', ['PERSISTENT_RECURSIVE']],
  ]);
  expect(listed(data?.byWatcher ?? [])).toEqual(['client:A#1 → /a, /p, /r']);
  expect(listed(child?.byWatcher ?? [])).toEqual(['client:A#1 → /p, /r']);
});

it('what a step has set is marked, and what it has fired is listed once more as removed', () => {
  const run = typing('create /a', 'get -w /a');
  const changesAfter = (line: string, kind: 'watch.set' | 'watch.fired') => {
    run.give({ type: 'typeLine', client: 'client:A', line }).settle();
    const { simulation } = run;
    const step = simulation.trace.findLast((record) => record.kind === kind)?.step ?? 0;
    const [now, before] = [simulation.worldAt(step), worldBefore({ simulation, step })].map((world) =>
      world?.servers.get('server:1'),
    );
    if (now === undefined) throw new Error('there is no server 1');
    return watchManagers(now, before ?? null)[0]?.byPath.flatMap(({ key, items }) =>
      items.map(({ change }) => `${key} ${change}`),
    );
  };
  expect(changesAfter('stat -w /b', 'watch.set')).toEqual(['/a kept', '/b added']);
  expect(changesAfter('set /a 1', 'watch.fired')).toEqual(['/b kept', '/a removed']);
});

function listed(rows: readonly Row<string, string>[]): readonly string[] {
  return rows.map(({ key, items }) => `${key} → ${items.map(({ item }) => item).join(', ')}`);
}
