import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { scenarioOf } from '../scenarios/experiment/twins.ts';
import { claimsOf } from '../scenarios/scenario/claims.ts';
import { loadOwnRecipes } from './load.ts';
import { invariantsIn, promisesOf, wantsIn } from './promises.ts';
import { choiceFor, run } from './testing.ts';

beforeAll(async () => void (await loadOwnRecipes()));

const main = (body: string, before = '') =>
  `${before}export default async function main(client) {\n${body}\n}\n`;
const read = (file: string) => readFileSync(new URL(`${file}.js`, import.meta.url), 'utf8');

describe('what a file is judged by follows from what it states:', () => {
  test.each([
    ['nothing', 'await client.zk.create("/a");', []],
    ['nothing in comments', '// client.holds("/a")\n/* client.assert(1) */', []],
    ['a lock', 'client.holds("/a");', ['I-1', 'I-3', 'I-5']],
    ['a leader', 'client.holds(own, { as: "leader" });', ['I-12', 'I-3', 'I-13']],
    [
      'roles in a variable',
      'const as = x ? "reader" : "writer"; client.holds(p(1), { as });',
      ['I-1', 'I-3', 'I-5'],
    ],
    ['permits', 'client.holds(own, { as: "permit" });', ['I-41', 'I-3', 'I-5']],
    ['members', 'client.holds(own, { as: "member" });', ['I-31', 'I-32']],
    ['items', 'client.produced("a", "/q/1"); client.processed("a");', ['I-8', 'I-9']],
    ['a barrier', 'client.arrived("1"); client.passed("1");', ['I-10']],
    ['a counter', 'client.added("/c");', ['I-23']],
    ['an assertion', 'client.assert(true);', ['I-39']],
  ])('%s', (_, body, ids) => {
    const choice = choiceFor(main(body));
    const scenario = scenarioOf(choice, { findScenario });
    expect(promisesOf(main(body))).toEqual(ids);
    expect(claimsOf(scenario, choice.values)).toEqual(ids);
  });

  test('an invariant of its own, at its line', () => {
    expect(invariantsIn(main('', '// one\nexport const invariant = () => true;\n'))).toEqual([
      { name: 'invariant', line: 2 },
    ]);
    expect(invariantsIn(main('', 'export const invariants = [];\n'))).toEqual([]);
    expect(promisesOf(main('', 'export function invariant(tree) {}\n'))).toEqual(['I-40']);
  });

  test('who never says that it holds something does not wait for it either', () => {
    expect(wantsIn(main('client.log("holds");'))).toBe(false);
    expect(wantsIn(main('client.holds("/a");'))).toBe(true);
    expect(wantsIn(main('client.wants(); client.holds("/a");'))).toBe(false);
  });
});

test('[I-39] an assertion that does not hold is told with its text and its line', () => {
  const { violations } = run(
    main('const { data } = await client.zk.getData("/");\nclient.assert(data === "x", "the root is x");'),
  );
  expect(violations).toMatchObject([
    { invariant: 'I-39', clients: ['client:A'], said: { text: 'the root is x', line: 3 } },
  ]);
  expect(run(main('client.assert(1 < 2, "sums");')).violations).toEqual([]);
});

describe('[I-9] an item that is taken out in the transaction that puts it elsewhere', () => {
  const moved = (before: string, after: string): string =>
    main(`const { zk, produced } = client;
  await zk.create('/in');
  await zk.create('/out');
  const path = await zk.create('/in/job-', 'bill', { mode: 'PERSISTENT_SEQUENTIAL' });
  ${before}
  await zk.multi([{ op: 'delete', path }, { op: 'create', path: '/out/7', data: 'from in: bill' }]);
  ${after}`);
  const PRODUCED = "produced('bill', path);";

  test('is not lost, whenever its producer learns that it is there', () => {
    expect(run(moved(PRODUCED, '')).violations).toEqual([]);
    expect(run(moved('', PRODUCED)).violations).toEqual([]);
  });

  test('is not lost when its producer, killed and started anew, says so again', () => {
    const code = main(`const { zk, produced } = client;
  const there = (error) => { if (error.code !== 'NodeExists') throw error; };
  for (const path of ['/in', '/out']) await zk.create(path).catch(there);
  if (!(await zk.exists('/out/7'))) {
    await zk.create('/in/7', 'bill').catch(there);
    produced('bill', '/in/7');
    await zk.multi([{ op: 'delete', path: '/in/7' }, { op: 'create', path: '/out/7', data: 'bill' }]);
  } else produced('bill', '/in/7');
  await client.sleep(5000);`);
    const commands = [
      { atMs: 2000, command: { type: 'killClient', client: 'client:A' } },
      { atMs: 3000, command: { type: 'startClient', client: 'client:A' } },
    ] as const;
    expect(run(code, { commands }).violations).toEqual([]);
  });

  test('is not lost when its producer is told of it while no server serves', () => {
    const code = main(`await client.zk.create('/in', 'bill');
  await client.sleep(2000);
  client.produced('bill', '/in');`);
    const crash = { atMs: 1000, command: { type: 'crashServer', server: 'server:1' } } as const;
    const simulation = run(code, { commands: [crash], maxSteps: 300 });
    expect(simulation.trace.some((record) => record.kind === 'fact.stated')).toBe(true);
    expect(simulation.violations).toEqual([]);
  });

  test('is lost when it was moved back and then deleted, whenever its producer learns that it was there', () => {
    const move = (from: string, to: string) =>
      `await zk.multi([{ op: 'delete', path: '${from}' }, { op: 'create', path: '${to}', data: 'bill' }]);`;
    const code = main(`const { zk, produced } = client;
  await zk.create('/in', 'bill');
  ${move('/in', '/out')}
  ${move('/out', '/in')}
  await zk.delete('/in');
  produced('bill', '/in');`);
    expect(run(code).violations).toMatchObject([{ invariant: 'I-9', path: 'bill' }]);
  });

  test('is lost when it is deleted there and nobody has processed it', () => {
    const lost = [{ invariant: 'I-9', path: 'bill', count: 1 }];
    expect(run(moved(PRODUCED, "await zk.delete('/out/7');")).violations).toMatchObject(lost);
    expect(run(moved('', `await zk.delete('/out/7'); ${PRODUCED}`)).violations).toMatchObject(lost);
    const done = "client.processed('bill'); await zk.delete('/out/7');";
    expect(run(moved(PRODUCED, done)).violations).toEqual([]);
  });
});

test('[I-9] what a killed client had taken stays lost when the client is started again', () => {
  const code = main(`const { zk, produced, took, sleep } = client;
  const isFirst = await zk.create('/first', '').catch(() => false);
  if (isFirst) {
    await zk.create('/in', 'bill');
    produced('bill', '/in');
    took('bill');
    await zk.delete('/in');
  }
  await sleep(60_000);`);
  const at = (atMs: number, type: 'killClient' | 'startClient') =>
    ({ atMs, command: { type, client: 'client:A' } }) as const;
  const { violations } = run(code, { commands: [at(500, 'killClient'), at(900, 'startClient')] });
  expect(violations).toMatchObject([{ invariant: 'I-9', path: 'bill', clients: ['client:A'], until: null }]);
});

describe('[I-31] a member that is no longer listed once its session is over', () => {
  const registry = (before: string, after: string): string =>
    main(`const path = '/' + client.name;
  const register = () => client.zk.create(path, '', { mode: 'EPHEMERAL' });
  ${before}
  await register();
  client.holds(path, { as: 'member' });
  for (let i = 0; i < 40; i++) {
    await client.sleep(500);
    ${after}
  }`);
  const expired = {
    clients: 2,
    values: { library: 'curator-5.7' },
    commands: [{ atMs: 2000, command: { type: 'expireSession', client: 'client:A' } as const }],
  };

  test('breaks it, where its program goes on as if it were listed', () => {
    const { violations } = run(registry('', ''), expired);
    expect(violations).toMatchObject([{ invariant: 'I-31', clients: ['client:A'], path: '/A' }]);
  });

  test('does not where its program lists it again', () => {
    const again = `if (lost) { lost = false; await register().catch(() => { lost = true; }); }`;
    const heard = `let lost = false;\n  client.zk.on('state', (state) => { lost ||= state === 'LOST'; });`;
    expect(run(registry(heard, again), expired).violations).toEqual([]);
  });
});

describe('[I-40] an invariant of its own', () => {
  test('is asked after every step, with the tree and what clients believe', () => {
    const code = main(
      `await client.zk.create('/seat', client.name, { mode: 'EPHEMERAL' }).catch(() => {});
  client.holds('/seat', { as: 'entered' });
  await client.sleep(500);
  client.released();`,
      `export const invariant = (tree, beliefs) =>
  beliefs.every(({ client, role, path }) => role === 'entered' && tree.owner(path) === client) || 'who is in has the seat';
`,
    );
    const { violations } = run(code, { clients: 2 });
    expect(violations).toMatchObject([
      { invariant: 'I-40', clients: ['client:B'], said: { text: 'who is in has the seat', line: 1 } },
    ]);
    expect(violations[0]?.until).toBeGreaterThan(violations[0]?.step ?? 0);
    expect(run(code, { clients: 1 }).violations).toEqual([]);
  });

  test('remembers what it is given to remember, also where the run is looked back at', () => {
    const code = main(
      `await client.zk.create('/n', '5');\nawait client.zk.setData('/n', '7');\nawait client.zk.setData('/n', '6');`,
      `export const invariant = (tree, beliefs, memory) => {
  const n = Number(tree.data('/n') ?? 0);
  memory.most = Math.max(memory.most ?? 0, n);
  return n === memory.most || 'it never goes back';
};
`,
    );
    const whole = run(code);
    expect(whole.violations).toMatchObject([{ invariant: 'I-40', said: { text: 'it never goes back' } }]);
    const fork = whole.forkAt((whole.violations[0]?.step ?? 0) - 3);
    while (fork.steps < whole.steps && fork.step());
    expect(fork.violations).toEqual(whole.violations);
  });

  describe('that remembers in a variable of the file', () => {
    const WRITES = `await client.zk.create('/n', '5');\nawait client.zk.setData('/n', '7');`;
    const said = 'highest is a variable of the file, which keeps its value when the run starts again';

    test.each([
      ['itself', `if (n < highest) return 'it went back';\n  highest = n;\n  return true;`, 5],
      ['in an object', `return (highest.most = Math.max(highest.most ?? 0, n)) === n;`, 4],
      ['in a list', `highest.push(n);\n  return true;`, 4],
      ['through another function', `return keep(n);`, 7],
    ])('%s is told where to remember it, instead of a verdict on another run', (_, body, line) => {
      const code = main(
        WRITES,
        `let highest = 0;
export const invariant = (tree) => {
  const n = Number(tree.data('/n') ?? 0);
  ${body}
};
function keep(n) {
  return n >= highest++;
}
`,
      );
      const [violation] = run(code).violations;
      expect(violation).toMatchObject({ invariant: 'I-40', said: { line, threw: true } });
      expect(violation?.said?.text).toContain(said);
      expect(run(code).violations).toEqual([violation]);
    });

    test('unless it only reads it, or has a variable of that name itself', () => {
      const code = main(
        `let tries = 0;\ntries++;\nhighest = tries;\n${WRITES}`,
        `let highest = 0;
const names = ['/n'];
const has = (tree, highest) => { highest = names[0]; return tree.exists(highest) || highest === '/n'; };
export const invariant = (tree) => {
  const found = [];
  for (let n = 0; n <= highest && n < 9; n++) found.push(n);
  return has(tree, '') && 'highest = 3' !== '';
};
`,
      );
      expect(run(code).violations).toEqual([]);
    });
  });

  test.each([
    ['that throws', 'export const invariant = (tree) => tree.nodes.length > 0;\n', 'tree has no nodes'],
    ['that is async', 'export const invariant = async () => true;\n', 'cannot be async'],
    ['that never ends', 'export const invariant = () => { for (;;); };\n', 'without end'],
  ])('%s says so', (_, before, said) => {
    const [violation] = run(main('await client.zk.create("/a");', before)).violations;
    expect(violation?.said?.text).toContain(said);
    expect(violation?.said?.threw).toBe(true);
    expect(violation?.said?.by).toBeUndefined();
  });

  test('has others beside it, whose names begin so: each is watched and told by itself', () => {
    const code = main(
      "await client.zk.create('/a', '');\nawait client.sleep(1000);\nawait client.zk.create('/b', '');",
      `export const invariant = (tree) => !tree.exists('/a') || 'a is there';
export const invariantOfB = (tree) => !tree.exists('/b') || 'b is there';
`,
    );
    const { violations } = run(code);
    expect(violations).toMatchObject([
      { invariant: 'I-40', until: null, said: { text: 'a is there', line: 1 } },
      { invariant: 'I-40', until: null, said: { text: 'b is there', line: 2, name: 'invariantOfB' } },
    ]);
  });

  test('that throws has thrown in that run alone: before, and in another run of the same code, it is asked', () => {
    const code = main(
      `await client.sleep(1000);\nawait client.zk.create('/a', client.name).catch(() => null);`,
      `export const invariant = (tree) => tree.exists('/a') ? tree.data('/a').nope.length > 0 : true;\n`,
    );
    const [first] = run(code).violations;
    expect(first?.timeMs).toBeGreaterThan(1000);
    expect(first).toMatchObject({ until: null, said: { line: 1, threw: true } });
    expect(run(code).violations).toEqual([first]);
  });
});

test('[I-41] no more hold a permit than there are', () => {
  const code = main(
    'const own = await client.zk.create("/queue/p-", "", { mode: "EPHEMERAL_SEQUENTIAL" });\nclient.holds(own, { as: "permit" });\nawait client.sleep(500);\nclient.released();',
    'export const permits = 2;\n',
  );
  expect(run(code, { clients: 2 }).violations.map(({ invariant }) => invariant)).not.toContain('I-41');
  expect(run(code, { clients: 3 }).violations.map(({ invariant }) => invariant)).toContain('I-41');
});

describe('an example of the menu that is', () => {
  test.each(['counter', 'rateLimiter', 'serviceRegistry', 'outbox'])(
    'right is judged, and holds: %s',
    (name) => {
      const code = read(`examples/${name}`);
      expect(promisesOf(code)).not.toEqual([]);
      expect(run(code, { clients: 3 }).violations).toEqual([]);
    },
  );

  test.each([
    ['lostUpdate', 'I-23', []],
    ['burst', 'I-40', []],
    ['staleRegistry', 'I-32', [{ atMs: 500, command: { type: 'killClient', client: 'client:A' } as const }]],
    ['lostEvents', 'I-40', []],
  ])('wrong breaks its promise: %s', (name, invariant, commands) => {
    const { violations } = run(read(`examples/${name}`), { clients: 3, commands });
    expect(violations.map((violation) => violation.invariant)).toContain(invariant);
  });
});
