// What a search says of programs whose grade is known, whatever its seed.
import { beforeAll, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import { areSweepsWhole, sampled } from '../../../../scripts/wideSweeps.mjs';
import { causeOf } from './cause.ts';
import { Search } from './search.ts';
import { GRADED } from './testing/graded.ts';

const SEEDS = areSweepsWhole ? [1, 2, 3] : [1];
/** Some seconds of a page's search; a mistake is found in far fewer. */
const RUNS = areSweepsWhole ? 60 : 10;

beforeAll(async () => {
  await loadOwnRecipes();
});

function searched(code: string, seed: number, runs: number, except: readonly string[] = []): Search {
  return searchedAs('together', code, seed, runs, except);
}

function searchedAs(
  arrival: string,
  code: string,
  seed: number,
  runs: number,
  except: readonly string[] = [],
): Search {
  const choice = choiceFor(code, { clients: 3, seed, values: { arrival, holdMs: '500' } });
  const scenario = scenarioOf(choice, { findScenario });
  const claims = claimsOf(scenario, choice.values);
  const search = new Search({ scenario, choice, book: recipeBook, claims, seed, except });
  while (search.found === null && search.tried.runs < runs && search.advance() !== 'done');
  return search;
}

const [wrong, right] = [true, false].map((isWrong) =>
  Object.keys(GRADED).filter((name) => (GRADED[name]?.mistakes.length ?? 0) > 0 === isWrong),
);

test.each(sampled(right ?? [], 3))('a right program is called right: %s', (name) => {
  for (const seed of SEEDS) {
    const { found, shown } = searched(GRADED[name]?.code ?? '', seed, RUNS);
    expect(found?.violation ?? null, `seed ${seed}`).toBeNull();
    const errors = shown.filter(({ grade }) => grade === 'unhandledError');
    expect(
      errors.map(({ error }) => error),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

test.each(wrong ?? [])('a wrong program has its mistake, and its line: %s', (name) => {
  const { code = '', mistakes = [] } = GRADED[name] ?? {};
  for (const seed of SEEDS) {
    const { found } = searched(code, seed, 150);
    expect(mistakes, `seed ${seed}`).toContain(found?.invariant);
    // What a znode has lost is nobody's line.
    const isAtLine = found?.violation.clients.length === 0 || (found?.line ?? 0) > 0;
    expect(isAtLine, `seed ${seed}`).toBe(true);
  }
});

test.each([
  [
    'a counter that reads and then writes',
    'I-23',
    `export default async function main({ zk, added }) {
  await zk.create('/counter', '0').catch(() => null);
  const { data } = await zk.getData('/counter');
  await zk.setData('/counter', String(Number(data) + 1));
  added('/counter');
}`,
  ],
  [
    'a limiter that checks and then acts',
    'I-40',
    `export const invariant = (tree) => tree.children('/limit').length <= 1 || 'two at once';
export default async function main({ zk, sleep }) {
  await zk.create('/limit').catch(() => null);
  if ((await zk.getChildren('/limit')).length >= 1) return;
  const own = await zk.create('/limit/r-', '', { mode: 'EPHEMERAL_SEQUENTIAL' });
  await sleep(30);
  await zk.delete(own);
}`,
  ],
])(
  'a race that needs no fault is among the first runs, although clients come one after another: %s',
  (_, invariant, code) => {
    for (const seed of [1, 2, 3]) {
      const { found } = searchedAs('staggered', code, seed, 10);
      expect(found, `seed ${seed}`).toMatchObject({ invariant, commands: [], startsTogether: true });
    }
  },
);

test('a znode that is created again after a lost answer is found soon, though its parent is created first', () => {
  const code = `const retry = async (call) => {
  for (;;) {
    try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
  }
};
export default async function main({ zk, holds, released, sleep }) {
  await retry(() => zk.create('/locks', '')).catch(() => null);
  const own = await retry(() => zk.create('/locks/lock-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }));
  for (;;) {
    const line = await retry(() => zk.getChildren('/locks'));
    const at = line.findIndex((name) => own.endsWith(name));
    if (at <= 0) break;
    await new Promise((resolve, reject) => {
      retry(() => zk.exists('/locks/' + line[at - 1], resolve)).then((stat) => stat ?? resolve(), reject);
    });
  }
  holds(own);
  await sleep(500);
  released();
  await retry(() => zk.delete(own)).catch(() => null);
}`;
  for (const seed of [1, 2, 3]) {
    const { found } = searchedAs('staggered', code, seed, 45);
    expect(found, `seed ${seed}`).toMatchObject({
      invariant: 'I-5',
      line: 14,
      violation: { blocker: { program: 'waitsForItself', path: expect.stringMatching(/^\/locks\/lock-/) } },
    });
  }
});

test('what is wrong with the tree alone has the line of the write that made it so', () => {
  const code = `export const invariant = (tree) => tree.data('/n') !== '2' || 'it is two';
export default async function main({ zk }) {
  await zk.create('/n', '1').catch(() => null);
  await zk.setData('/n', '2');
}`;
  const { found } = searched(code, 1, 20);
  expect(found).toMatchObject({ invariant: 'I-40', line: 4 });
});

test('an invariant that throws is an error in the code and no mistake of the run', () => {
  const code = `export const invariant = (tree) =>
  tree.exists('/n') ? tree.data('/n').nope.length > 0 : true;
export default async function main({ zk }) {
  await zk.create('/n', '1').catch(() => null);
}`;
  const { found, shown } = searched(code, 1, 10);
  expect(found).toBeNull();
  expect(shown).toMatchObject([{ grade: 'unhandledError', line: 2, error: { client: null, line: 2 } }]);
});

test('what a client wrongly says of itself has the line where it says so', () => {
  const holds = `export default async function main(client) {
  const path = '/lock-' + client.name;
  await client.zk.create(path, '', { mode: 'EPHEMERAL' }).catch(() => null);
  const text = 'another line';
  client.log(text);
  client.holds(path);
  await client.sleep(1500);
}`;
  expect(searched(holds, 1, 20).found).toMatchObject({ invariant: 'I-1', line: 6 });
  const asserts = `export default async function main({ zk, assert }) {
  await zk.create('/n', '1').catch(() => null);

  assert(1 > 2, 'arithmetic');
}`;
  expect(searched(asserts, 1, 20).found).toMatchObject({ invariant: 'I-39', line: 4 });
  const processes = `export default async function main(client) {
  const { data } = await client.zk.getData('/config');
  // Each of them, and each anew.
  client.processed('item' + data);
}`;
  expect(searched(processes, 1, 20).found).toMatchObject({ invariant: 'I-8', line: 4 });
});

test('an invariant about beliefs has the line of the belief, of several the one that was stated', () => {
  const code = `export const invariant = (tree, beliefs) => beliefs.every(({ path }) => tree.exists(path)) || 'no znode';
export default async function main(client) {
  const path = await client.zk.create('/a-', '', { mode: 'EPHEMERAL_SEQUENTIAL' });
  client.holds(path, { as: 'member' });
  client.released();
  await client.zk.delete(path);
  const { name } = client;
  client.holds(path, { as: 'member' });
  await client.sleep(1500);
}`;
  const { found } = searched(code, 1, 20);
  expect(found).toMatchObject({
    invariant: 'I-40',
    line: 8,
    violation: { said: { by: { atStep: 'line 8' } } },
  });
});

test('what is lost has the line of the write that took it away', () => {
  const counts = `export default async function main({ zk, added }) {
  await zk.create('/n', '0').catch(() => null);
  const { data } = await zk.getData('/n');
  await zk.setData('/n', String(Number(data) + 1));

  added('/n');
}`;
  expect(searched(counts, 1, 20).found).toMatchObject({ invariant: 'I-23', line: 4 });
  const takes = `export default async function main({ zk, name, produced }) {
  const path = await zk.create('/item-' + name);
  produced(name, path);
  await zk.delete(path);
}`;
  expect(searched(takes, 1, 20).found).toMatchObject({ invariant: 'I-9', line: 4 });
});

test('an item that is nowhere while it is moved in two steps is one mistake, however many are where', () => {
  const code = `export const invariant = (tree, beliefs, memory) => {
  const [here, there] = ['/from', '/to'].map((queue) => tree.children(queue));
  memory.all ??= [];
  memory.all = [...new Set([...memory.all, ...here, ...there])];
  const lost = memory.all.filter((item) => !here.includes(item) && !there.includes(item));
  return lost.length === 0 || \`\${here.length} here, \${there.length} there, lost: \${lost}\`;
};
export default async function main({ zk, name, sleep }) {
  if (name !== 'A') return;
  await zk.create('/from').catch(() => null);
  await zk.create('/to').catch(() => null);
  for (const item of ['1', '2', '3']) await zk.create('/from/' + item).catch(() => null);
  for (const item of await zk.getChildren('/from')) {
    await zk.delete('/from/' + item);
    await zk.create('/to/' + item).catch(() => null);
  }
}`;
  const { found } = searched(code, 1, 20);
  expect(found?.violation.said?.text).toBe('2 here, 0 there, lost: 1');
  expect(found).toMatchObject({ invariant: 'I-40', line: 14 });
  if (found === null) return;
  expect(searched(code, 2, 20, [causeOf(found)]).found).toBeNull();
});

const asserting = (code: string, runs: number): Search => {
  const choice = choiceFor(code, { clients: 2 });
  const scenario = scenarioOf(choice, { findScenario });
  const search = new Search({
    scenario,
    choice,
    book: recipeBook,
    claims: ['I-39'],
    allow: ['lane'],
    seed: 1,
  });
  while (search.found === null && search.tried.runs < runs && search.advance() !== 'done');
  return search;
};

test('a cache that lives on watches is not wrong to be out of date while its event thread is blocked', () => {
  const { found, shown } = asserting(
    `export default async function main({ zk, name, sleep, assert }) {
  await zk.create('/list').catch(() => null);
  let cached = [];
  const refresh = async () => {
    cached = await zk.getChildren('/list', () => void refresh());
  };
  await refresh();
  await zk.create('/list/' + name, '', { mode: 'EPHEMERAL' });
  await sleep(5000);
  assert(cached.length === (await zk.getChildren('/list')).length, 'out of date');
}`,
    30,
  );
  expect([found, shown]).toEqual([null, []]);
});

test('what a program does wrong after its event thread was blocked for a time is found', () => {
  const { found } = asserting(
    `export default async function main({ zk, name, sleep, assert }) {
  await zk.create('/flag').catch(() => null);
  if (name === 'A') {
    await new Promise((wake) => void zk.exists('/flag', wake));
    // Takes it for granted that nobody has made it anew since.
    assert((await zk.exists('/flag')) === null, 'it is there again');
    return;
  }
  await sleep(1000);
  await zk.delete('/flag');
  await sleep(500);
  await zk.create('/flag');
}`,
    150,
  );
  expect(found?.commands.map(({ command }) => command.type)).toEqual(['blockEventLane', 'unblockEventLane']);
});

test('an update that a callback overwrites is one mistake, at the write without a version, whenever it is missed', () => {
  const code = `export default function main({ zk, added }) {
  return new Promise((done) => {
    function setUp() {
      zk.create('/stock', '0', undefined, () => bookIn(3));
    }
    function bookIn(left) {
      if (left === 0) return done();
      zk.getData('/stock', null, (rc, path, ctx, data) => {
        if (rc !== 0) return done();
        zk.setData('/stock', String(Number(data) + 1), -1, (rc2) => {
          if (rc2 !== 0) return done();
          added('/stock', 1);
          bookIn(left - 1);
        });
      });
    }
    setUp();
  });
}`;
  for (const seed of [1, 3]) {
    const { found } = searchedAs('staggered', code, seed, 20);
    expect(found, `seed ${seed}`).toMatchObject({ invariant: 'I-23', line: 10 });
    if (found === null) return;
    const other = searchedAs('staggered', code, seed + 1, 40, [causeOf(found)]).found;
    expect(other, `seed ${seed}`).toBeNull();
  }
});

test('a lost answer to a create behind several others is among the first things tried', () => {
  const code = `const retry = async (call) => {
  for (;;) {
    try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
  }
};
export default async function main(client) {
  const { zk, name, sleep } = client;
  for (const path of ['/workers', '/tasks', '/tasks/' + name, '/election'])
    await retry(() => zk.create(path, '')).catch(() => null);
  const own = await retry(() => zk.create('/election/n_', name, { mode: 'EPHEMERAL_SEQUENTIAL' }));
  while (own !== '/election/' + (await retry(() => zk.getChildren('/election'))).sort()[0]) await sleep(200);
  client.holds(own, { as: 'leader' });
  await sleep(500);
  client.released();
  await retry(() => zk.delete(own)).catch(() => null);
}`;
  for (const seed of [1, 2, 3]) {
    const { found } = searchedAs('staggered', code, seed, 50);
    expect(found, `seed ${seed}`).toMatchObject({
      invariant: 'I-13',
      violation: { blocker: { program: 'waitsForItself' } },
    });
  }
});
