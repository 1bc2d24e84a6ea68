// The asynchronous methods of the Java client: what callbacks are told, when, and on which thread.
import { beforeAll, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { loadOwnRecipes } from './load.ts';
import { failures, logged, run } from './testing.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

const main = (body: string): string =>
  `export default async function main({ zk, log, sleep, holds }) {\n${body}\n}`;

test('a callback is told rc, path, ctx and what its call came to, in the order of the calls', () => {
  const told = main(`
  const { Code } = KeeperException;
  zk.create('/a', 'one', { mode: 'PERSISTENT' }, (rc, path, ctx, name) => log('create', rc === Code.OK, path, ctx, name), 'mine');
  zk.create('/a', '', undefined, (rc, path, ctx, name) => log('again', rc === Code.NODEEXISTS, path, ctx === undefined, name));
  zk.setData('/a', 'two', 0, (rc, path, ctx, stat) => log('set', rc, stat.version), null);
  zk.getData('/a', null, (rc, path, ctx, data, stat) => log('get', rc, data, stat.version));
  zk.getData('/no', null, (rc, path, ctx, data, stat) => log('none', rc, path, data, stat));
  zk.exists('/no', null, (rc, path, ctx, stat) => log('exists', rc, stat));
  zk.getChildren('/', null, (rc, path, ctx, names) => log('children', rc, names.includes('a')));
  zk.sync('/', (rc, path, ctx) => log('sync', rc, path, ctx), { n: 1 });
  zk.multi([{ op: 'check', path: '/a', version: 7 }, { op: 'delete', path: '/a' }], (rc, path, ctx, results) => log('multi', rc, path, results[0].err));
  zk.getEphemerals('/', (rc, ctx, paths) => log('ephemerals', rc, ctx, paths), 'c');
  zk.delete('/a', -1, (rc, path, ctx) => log('delete', rc, path));
  await sleep(500);`);
  expect(logged(run(told))).toEqual([
    'create true /a mine /a',
    'again true /a true null',
    'set 0 1',
    'get 0 two 1',
    'none -101 /no null null',
    'exists -101 null',
    'children 0 true',
    'sync 0 / {"n":1}',
    'multi -103 null BadVersion',
    'ephemerals 0 c []',
    'delete 0 /a',
  ]);
});

test('the caller goes on at once, and the event thread runs the callback behind earlier events', () => {
  const code = main(`
  await zk.create('/a');
  zk.exists('/a', (event) => log('event', event.type), () => log('watching'));
  log('went on');
  zk.setData('/a', 'x', -1, () => log('set'));
  await sleep(500);`);
  const simulation = run(code);
  expect(logged(simulation)).toEqual(['went on', 'watching', 'event NodeDataChanged', 'set']);
  const handled = simulation.trace.flatMap((record) =>
    record.kind === 'outcome.handled' ? [record.op] : [],
  );
  expect(handled).toEqual(['exists', 'setData']);
});

test('calls of a callback are made, and its lines are known', () => {
  const code = main(`
  zk.create('/lock', '', { mode: 'EPHEMERAL' }, (rc, path) => {
    if (rc !== KeeperException.Code.OK) return;
    holds(path);
    zk.setData(path, 'held', -1, () => log('written'));
  });
  await sleep(500);`);
  const simulation = run(code);
  expect(logged(simulation)).toEqual(['written']);
  const marks = simulation.trace.flatMap((record) =>
    record.kind === 'program.resumed' && record.yielded.kind === 'op' && record.yielded.op.kind === 'atStep'
      ? [record.yielded.op.step]
      : [],
  );
  expect(marks).toEqual(['line 3', 'line 8', 'line 6']);
});

test('a lost connection is told as Java tells it', () => {
  const code = main(`
  await sleep(100);
  zk.create('/a', '', undefined, (rc) => log('rc', rc, rc === KeeperException.Code.CONNECTIONLOSS));
  await sleep(10_000);`);
  const commands = [{ atMs: 90, command: { type: 'dropReply', client: 'client:A' } }] as const;
  expect(logged(run(code, { commands }))).toEqual(['rc -4 true']);
});

test('a looked-back and forked world has its callbacks', () => {
  const simulation = run(
    main(`
  for (let n = 0; n < 5; n++) { zk.create('/n' + n, '', undefined, (rc, path) => log(path)); await sleep(100); }`),
  );
  const fork = simulation.forkAt(Math.floor(simulation.steps / 2));
  while (!fork.isIdle() && fork.step());
  expect(fork.hash(fork.steps)).toBe(simulation.hash(fork.steps));
  expect(logged(fork)).toEqual(logged(simulation));
});

test('mistakes name their line, and main says that it did not wait', () => {
  expect(failures(run(main("  zk.create('/a', '', {}, 'callback');")))[0]).toMatch(
    /^line 2: TypeError: zk\.create: the callback is a function, which is told \(rc, path, ctx, …\), not "callback"$/,
  );
  expect(failures(run(main("  zk.exists('a', null, () => {});\n  await sleep(10);")))[0]).toMatch(
    /^line 2: IllegalArgumentException: /,
  );
  expect(
    failures(
      run(main("  zk.exists('/a', null, () => { throw new Error('mine'); });\n  await sleep(99);")),
    )[0],
  ).toBe('line 2: Error: mine');
  expect(logged(run(main("  zk.exists('/a', null, () => log('later'));")))).toEqual([
    'main returned before the callback of zk.exists was called',
    'later',
  ]);
});
