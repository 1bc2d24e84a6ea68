// What is said of the znodes that own programs hold: what the programs claim, and of each one that claims it.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Simulation } from '../../../engine/index.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { znodeName } from '../../../ui/draw/thing/thingNames.ts';
import { castOf } from '../../../ui/select/cast.ts';
import { lockLine } from '../../../ui/select/lockLine.ts';
import { lockLane } from '../../../ui/select/lockLane.ts';
import { traceIndex } from '../../../ui/select/traceIndex.ts';
import { truthServer } from '../../../ui/select/truth.ts';
import { znodeTree } from '../../../ui/select/znodeTree.ts';
import { drawn, textsOf } from '../../../ui/draw/view/testing/scene.ts';
import { overZnode } from '../../../ui/draw/thing/overZnode.ts';
import { laneModel } from '../../../ui/views/lockLane/model.ts';
import { words as laneWords } from '../../../ui/views/lockLane/words/en.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { spokenIn } from '../../../words/load.ts';
import { withOwnVoice } from './ownVoice.ts';

await loadOwnRecipes();

const claiming = (role: string) => `export default async function main({ zk, holds, sleep, name }) {
  const path = await zk.create('/exclusive_lock/p-' + name, name, { mode: 'EPHEMERAL' });
  holds(path, ${role});
  await sleep(60_000);
}`;
const MIXED = `export default async function main({ zk, holds, sleep, name }) {
  const path = await zk.create('/exclusive_lock/p-' + name, name, { mode: 'EPHEMERAL' });
  if (name === 'A') holds(path, { as: 'leader' }); else holds(path, { as: 'permit' });
  await sleep(60_000);
}`;
const NOTHING = `export default async function main({ zk, sleep, name }) {
  await zk.create('/exclusive_lock/p-' + name, name, { mode: 'EPHEMERAL' });
  await zk.create('/exclusive_lock/kept-' + name, name);
  await sleep(60_000);
}`;

test.each([
  ['en', claiming(`{ as: 'leader' }`), 'leads', 'leads, or believes it does'],
  ['en', claiming(`{ as: 'permit' }`), 'has a permit', 'has a permit, or believes it does'],
  ['en', claiming(`{ as: 'writer' }`), 'may write', 'reads or writes, or believes it may'],
  ['en', claiming(`{}`), 'holds the lock', 'holds the lock, or believes it does'],
  ['zh-CN', claiming(`{ as: 'leader' }`), '领导者', '是领导者，或者自认为是'],
  ['zh-CN', claiming(`{ as: 'permit' }`), '有许可', '拿到了许可，或者自认为拿到了'],
] as const)(
  'a znode and the legend say what the program claims: %s %#',
  async (language, code, over, legend) => {
    const { labels, words } = await pictured(code, language, 1);
    expect(labels).toEqual({ '/exclusive_lock/p-A': over });
    expect(words.guide.holder).toBe(legend);
  },
);

test('each of several that have it has its label, also for a screen reader', async () => {
  const { labels, names } = await pictured(
    `export const permits = 3;\n${claiming(`{ as: 'permit' }`)}`,
    'en',
    3,
  );
  expect(Object.values(labels)).toEqual(['has a permit', 'has a permit', 'has a permit']);
  expect(names).toEqual([
    'znode /exclusive_lock/p-A, owned by client A, has a permit',
    'znode /exclusive_lock/p-B, owned by client B, has a permit',
    'znode /exclusive_lock/p-C, owned by client C, has a permit',
  ]);
});

test('where programs claim different things each znode says what its own one claims', async () => {
  const { labels, words } = await pictured(MIXED, 'en', 2);
  expect(labels).toEqual({ '/exclusive_lock/p-A': 'leads', '/exclusive_lock/p-B': 'has a permit' });
  expect(words.guide.holder).toBe('works, or believes it has a role');
});

test('the line of such a world says what each client is, over its znode and in its sentence', () => {
  expect(lineSaid(MIXED, 3)).toEqual([
    'Client A leads, client B has a permit, and client C has a permit.',
    'p-A, owned by client A, leads, its program believes so',
    'p-B, owned by client B, has a permit, its program believes so',
    'p-C, owned by client C, has a permit, its program believes so',
  ]);
});

test.each([
  [`{ as: 'member' }`, 'Client A is a member.', 'is a member, its program believes so'],
  [`{ as: 'leader' }`, 'Client A leads. No waiters.', 'leads, its program believes that it leads'],
  [
    `{ as: 'permit' }`,
    'Client A has a permit. No waiters.',
    'has a permit, its program believes that it has a permit',
  ],
  [
    `{ as: 'reader' }`,
    'Client A has access. No waiters.',
    'may read, its program believes that it has access',
  ],
  [
    `{}`,
    'Client A holds the lock. No waiters.',
    'holds the lock, its program believes that it holds the lock',
  ],
])('the line of a program that claims %s says that', (role, line, node) => {
  expect(lineSaid(claiming(role), 1)).toEqual([line, `p-A, owned by client A, ${node}`]);
});

function lineSaid(code: string, clients: number): readonly string[] {
  const { simulation, ...scene } = played(code, clients);
  const now = { step: simulation.steps, timeMs: simulation.nowMs };
  const { world } = simulation;
  const view = { side: 0, world, simulation, ...now } as const;
  const model = drawn(
    laneModel({ ...scene, view, cast: castOf(world), now, shown: now }, textsOf(laneWords)),
  );
  return [model.line, ...model.spoken];
}

test('the znode of a killed client says what that client claimed until it is deleted', async () => {
  const { labels } = await pictured(claiming(`{ as: 'permit' }`), 'en', 2, true);
  expect(labels).toEqual({ '/exclusive_lock/p-A': 'has a permit', '/exclusive_lock/p-B': 'has a permit' });
});

test('no znode of a program that claims nothing is said to hold a lock', async () => {
  const { labels } = await pictured(NOTHING, 'en', 2);
  expect(labels).toEqual({});
});

async function pictured(code: string, language: 'en' | 'zh-CN', clients: number, isKilled = false) {
  const { scenario, line, simulation } = played(code, clients);
  const words = inVoice(withOwnVoice(await spokenIn(language)), [scenario]);
  if (isKilled) simulation.give({ type: 'killClient', client: 'client:B' });
  simulation.runUntil(2500);
  const { world } = simulation;
  const server = truthServer(world);
  const index = traceIndex(simulation.trace);
  const lane = lockLane(server, world, line, index);
  const { nodes } = znodeTree(server, world, { lane, watches: [], index, step: world.step });
  const labels = nodes.flatMap((node): [string, string][] => {
    const over = overZnode(node, words);
    return over === null ? [] : [[node.path, over]];
  });
  const names = nodes.filter(({ owner }) => owner !== null).map((node) => znodeName(node, words));
  return { labels: Object.fromEntries(labels), names, words };
}

function played(code: string, clients: number) {
  const choice = choiceFor(code, { clients });
  const scenario = scenarioOf(choice, { findScenario });
  const simulation = new Simulation(scenario.setup(choice), recipeBook, { invariants: scenario.invariants });
  simulation.runUntil(2000);
  return { choice, scenario, line: lockLine(scenario, choice), simulation };
}
