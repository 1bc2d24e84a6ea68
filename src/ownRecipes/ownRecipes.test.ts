import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { Experiment } from '../scenarios/experiment/experiment.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import { loadOwnRecipes } from './load.ts';
import { stripTypes } from './stripTypes.ts';
import { choiceFor, failures, logged, run } from './testing.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

const library = { findScenario, book: recipeBook };
const book = (name: string) => readFileSync(new URL(`book/${name}.js`, import.meta.url), 'utf8');
const inMain = (body: string) => `export default async function main(client) {\n${body}\n}\n`;
const OUTSIDE = { promise: 'nothing' };

describe('the calls of ZooKeeper', () => {
  test('[C16] close never fails, as in Java, and ends the handle though the server is not heard', () => {
    const code = inMain(`
      const { zk } = client;
      const say = (error) => client.log(error.code);
      await zk.create('/own', '', { mode: 'EPHEMERAL' });
      await client.sleep(500);
      await zk.close();
      await zk.exists('/own').catch(say);
      await zk.close();
      await client.sleep(60_000);
      client.log('over');`);
    const cut = { atMs: 300, command: { type: 'cutClientLink', client: 'client:A' } } as const;
    const heal = { atMs: 20_000, command: { type: 'healClientLink', client: 'client:A' } } as const;
    for (const commands of [[], [cut, heal]]) {
      const simulation = run(code, { values: OUTSIDE, commands });
      expect([failures(simulation), logged(simulation)]).toEqual([[], ['SessionExpired', 'over']]);
      expect(simulation.world.servers.get('server:1')?.nodes.has('/own')).toBe(false);
    }
  });

  test('answer as a client of JavaScript expects', () => {
    const code = inMain(`
      const { zk } = client;
      const say = (value) => client.log(JSON.stringify(value));
      say(await zk.create('/a', 'one'));
      say(await zk.create('/a/n-', null, { mode: 'EPHEMERAL_SEQUENTIAL' }));
      say(await zk.getChildren('/a'));
      say((await zk.getData('/a')).data);
      say((await zk.setData('/a', 'two', 0)).version);
      say(await zk.exists('/none'));
      say((await zk.exists('/a')).numChildren);
      try { await zk.setData('/a', 'three', 7); } catch (error) { say([error.name, error.code, error.path, error instanceof KeeperException]); }
      say((await zk.multi([{ op: 'check', path: '/a', version: 1 }, { op: 'create', path: '/b', data: 'x' }])).length);
      try { await zk.multi([{ op: 'create', path: '/c' }, { op: 'delete', path: '/none' }]); } catch (error) { say([error.code, error.results]); }
      await zk.sync('/a');
      await zk.addAuth('digest', 'amy:secret');
      say((await zk.getAcl('/a')).acl);
      await zk.setAcl('/b', [{ perms: 31, scheme: 'auth', id: '' }]);
      say((await zk.getAcl('/b')).acl[0].scheme);
      say(await zk.getEphemerals('/a'));
      await zk.delete('/b');
      say([client.name, typeof (await client.clock()), (await client.draw(10)) < 10]);
    `);
    const simulation = run(code, { values: OUTSIDE });
    expect(failures(simulation)).toEqual([]);
    expect(logged(simulation).map((text) => JSON.parse(text) as unknown)).toEqual([
      '/a',
      '/a/n-0000000000',
      ['n-0000000000'],
      'one',
      1,
      null,
      1,
      ['KeeperException', 'BadVersion', '/a', true],
      2,
      ['NoNode', ['Ok', 'NoNode']],
      [{ perms: 31, scheme: 'world', id: 'anyone' }],
      'digest',
      ['/a/n-0000000000'],
      ['A', 'number', true],
    ]);
  });

  test('are sent in the order they are made, also when several wait at once', () => {
    const code = inMain(`
      const { zk } = client;
      const paths = ['/a', '/b', '/c', '/d'];
      const made = await Promise.all(paths.map((path) => zk.create(path, '')));
      client.log(made.join());
      client.log((await Promise.all([client.sleep(30).then(() => 'late'), zk.exists('/a').then((stat) => stat.version)])).join());
    `);
    const simulation = run(code, { values: OUTSIDE });
    expect(logged(simulation)).toEqual(['/a,/b,/c,/d', 'late,0']);
    const sent = simulation.trace.flatMap((record) =>
      record.kind === 'request.sent' && record.op === 'create' ? [record.path] : [],
    );
    expect(sent).toEqual(['/a', '/b', '/c', '/d']);
  });

  test('a watcher is called once for a change, one function once for an event, and may call again', () => {
    const code = `export default async function main(client) {
      const { zk } = client;
      if (client.name === 'A') {
        const watcher = async (event) => {
          client.log(event.type + ' ' + event.state + ' ' + event.path);
          if (event.type === 'NodeCreated') client.log((await zk.getData('/x', watcher)).data);
        };
        await zk.exists('/x', watcher);
        await zk.exists('/x', watcher);
      } else {
        await client.sleep(100);
        await zk.create('/x', 'born');
        await client.sleep(100);
        await zk.setData('/x', 'changed');
        await zk.setData('/x', 'again');
      }
    }`;
    expect(logged(run(code, { clients: 2, values: OUTSIDE }))).toEqual([
      'NodeCreated SyncConnected /x',
      'born',
      'NodeDataChanged SyncConnected /x',
    ]);
  });

  test.each([
    ['java', ['Disconnected', 'Expired']],
    ['curator-5.7', ['SUSPENDED', 'LOST']],
  ])('the state of the connection is told as %s tells it', (client, told) => {
    const code = inMain('client.zk.on("state", (state) => client.log(state));\nawait client.sleep(60000);');
    const choice = choiceFor(code, { values: { ...OUTSIDE, library: client } });
    const experiment = new Experiment([choice], library);
    experiment.runUntil(500, 10_000);
    experiment.give({ type: 'cutClientLink', client: 'client:A' }, experiment.head);
    experiment.runUntil(12_000, 10_000);
    experiment.give({ type: 'healClientLink', client: 'client:A' }, experiment.head);
    experiment.runUntil(16_000, 10_000);
    const [world] = experiment.worlds;
    if (world === undefined) throw new Error('no world');
    expect([...new Set(logged(world))].filter((state) => told.includes(state))).toEqual(told);
  });
});

describe('a world of own code', () => {
  test('is looked back at and branched from at every step, code included', () => {
    const choice = choiceFor(book('predecessorLock'), { clients: 3, values: { holdMs: '50' } });
    const scenario = findScenario(choice.scenario);
    if (scenario === undefined) throw new Error('not loaded');
    const whole = run(book('predecessorLock'), { clients: 3, values: { holdMs: '50' } });
    for (let step = 0; step <= whole.steps; step += 17) {
      const fork = whole.forkAt(step);
      while (fork.steps < whole.steps && fork.step());
      expect(fork.hash()).toBe(whole.hash());
      fork.release();
    }
  });

  test('also where watchers have run, several calls wait and the connection was lost', () => {
    const code = `let seen = 0;
    export default async function main(client) {
      const { zk } = client;
      zk.on('state', (state) => client.log(state + ' ' + ++seen));
      const watcher = (event) => { client.log(event.type + ' ' + ++seen); zk.exists('/x', watcher).catch(() => {}); };
      await zk.exists('/x', watcher);
      for (let round = 0; round < 4; round++) {
        await Promise.all([client.sleep(40), zk.create('/x', '').catch(() => {}), zk.sync('/')]);
        await zk.delete('/x').catch(() => {});
      }
    }`;
    const choice = choiceFor(code, { clients: 2, values: OUTSIDE });
    const experiment = new Experiment([choice], library);
    experiment.runUntil(60, 10_000);
    experiment.give({ type: 'dropReply', client: 'client:A' }, experiment.head);
    experiment.runUntil(3000, 10_000);
    const [whole] = experiment.worlds;
    if (whole === undefined) throw new Error('no world');
    expect(failures(whole).filter((text) => !text.includes('ConnectionLoss'))).toEqual([]);
    for (let step = 5; step <= whole.steps; step += 23) {
      const fork = whole.forkAt(step);
      const next = fork.nextAtMs();
      if (next !== null) fork.runUntil(next);
      expect(fork.hash(), `step ${step}`).toBe(whole.hash(fork.steps));
    }
  });

  test('forgets the code of a client that is killed, and begins anew when it is started', () => {
    const code =
      'let count = 0;\nexport default async function main(client) { client.log(++count); await client.sleep(5000); client.log(++count); }';
    const experiment = new Experiment([choiceFor(code, { values: OUTSIDE })], library);
    experiment.runUntil(100, 10_000);
    experiment.give({ type: 'killClient', client: 'client:A' }, experiment.head);
    experiment.runUntil(300, 10_000);
    experiment.give({ type: 'startClient', client: 'client:A' }, experiment.head);
    experiment.runUntil(9000, 10_000);
    const [world] = experiment.worlds;
    if (world === undefined) throw new Error('no world');
    expect(logged(world)).toEqual(['1', '1', '2']);
  });

  test('tells at which line each client is', () => {
    const simulation = run(inMain('await client.sleep(10);\nawait client.untilReleased();'), {
      values: { holdMs: 'untilReleased' },
    });
    expect(simulation.world.clients.get('client:A')?.threads.get(0)?.atStep).toBe('line 3');
  });
});

test('client.d.ts has every member that there is, and no other', () => {
  const text = readFileSync(new URL('client.d.ts', import.meta.url), 'utf8');
  const membersOf = (name: string) => {
    const [, body = ''] = new RegExp(`export interface ${name} \\{(.*?)\\n\\}`, 's').exec(text) ?? [];
    return [...body.matchAll(/^  (?:readonly )?(\w+)[(:]/gm)]
      .map(([, member = '']) => member)
      .toSorted((a, b) => (a < b ? -1 : 1));
  };
  const code = inMain(
    'client.log(Object.keys(client).sort().join());\nclient.log(Object.keys(client.zk).sort().join());',
  );
  const [client, zk] = logged(run(code));
  expect(membersOf('Client').join()).toBe(client);
  expect(membersOf('ZooKeeper').join()).toBe(zk);
});

describe('TypeScript', () => {
  test('runs without its types, each line where it was', async () => {
    const stripped = stripTypes(
      `import type { Client } from './client';\ninterface Held { readonly path: string }\nexport default async function main(client: Client): Promise<void> {\n  const held = { path: '/a' } as Held;\n  client.log(held!.path satisfies string);\n  await client.zk.delete(held.path);\n}`,
    );
    if (!stripped.ok) throw new Error(stripped.mistake.message);
    const simulation = run(stripped.code, { values: OUTSIDE });
    expect(logged(simulation)).toEqual(['/a']);
    expect(failures(simulation)).toEqual(['line 6: KeeperException: NoNode for /a']);
  });

  test('that cannot be read is named at its line', async () => {
    expect(stripTypes('let a;\nconst b: = 3;')).toMatchObject({
      ok: false,
      mistake: { line: 2, message: 'Unexpected token' },
    });
  });
});
