// Which line is marked where an update is lost, by the program's own invariant or by what was acknowledged.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { blindWritesBehind } from '../../../ui/select/blindWrites.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { spokenIn } from '../../../words/load.ts';
import { faultLines } from './faults/faultLines.ts';
import { withOwnVoice } from './ownVoice.ts';

await loadOwnRecipes();

const INVARIANT = `export const invariant = (tree) => {
  const done = tree.paths.filter((path) => path.startsWith('/done-')).length;
  const count = tree.data('/counter');
  return Number(count) >= done || 'an update is lost';
};
`;
const COUNTER = `${INVARIANT}
export default async function main({ zk, name, added }) {
  await zk.create('/counter', '0').catch(() => {});
  const { data, stat } = await zk.getData('/counter');
  await zk.setData('/counter', String(Number(data) + 1));
  await zk.create('/done-' + name, '');
}`;

test('an own invariant that breaks after a lost update: the write without a version, not where its client stands', async () => {
  const { faults, asked } = await redOf(COUNTER);
  expect(faults).toEqual([
    {
      client: 'client:B',
      line: 10,
      part: { overwrote: '/counter', isOneOfSeveral: false },
      name: 'Invariant of the program',
    },
  ]);
  expect(asked).toMatchObject({ kind: 'txn.applied', changes: [{ type: 'dataSet', path: '/counter' }] });
});

test('the same where what was added is acknowledged', async () => {
  const { faults, asked } = await redOf(
    COUNTER.replace(INVARIANT, '').replace("await zk.create('/done-' + name, '');", "added('/counter');"),
  );
  expect(faults).toEqual([
    {
      client: 'client:B',
      line: 5,
      part: { overwrote: '/counter', isOneOfSeveral: false },
      name: 'No lost update',
    },
  ]);
  expect(asked).toMatchObject({ kind: 'txn.applied', changes: [{ type: 'dataSet', path: '/counter' }] });
});

test('of several writes without a version each may be the one: both lines are named, the last one is not blamed alone', async () => {
  const { faults } = await redOf(
    COUNTER.replace(
      "  await zk.create('/done-' + name, '');",
      `  await zk.create('/seen', '').catch(() => {});
  await zk.getData('/seen');
  await zk.setData('/seen', name);
  await zk.create('/done-' + name, '');`,
    ),
  );
  expect(faults.map(({ line, part }) => ({ line, part }))).toEqual([
    { line: 10, part: { overwrote: '/counter', isOneOfSeveral: true } },
    { line: 13, part: { overwrote: '/seen', isOneOfSeveral: true } },
  ]);
});

test('where no write lost another it is said where the client was', async () => {
  const { faults } = await redOf(
    COUNTER.replace("await zk.setData('/counter', String(Number(data) + 1));", ''),
  );
  expect(faults).toEqual([
    expect.objectContaining({ line: 11, part: 'stood', name: 'Invariant of the program' }),
  ]);
});

test('a write with the version that was read loses nothing', async () => {
  const careful = COUNTER.replace('Number(data) + 1))', 'Number(data) + 1), stat.version)');
  const { faults } = await redOf(careful);
  expect(faults.filter(({ part }) => typeof part === 'object')).toEqual([]);
});

test('an invariant that remembers blames the write that broke it, not the claim of a client that holds a lock', async () => {
  const { faults } = await redOf(`export const invariant = (tree, beliefs, memory) => {
  const before = memory.count ?? 0;
  memory.count = Number(tree.data('/counter') ?? 0);
  return memory.count >= before || 'the counter went back';
};
export default async function main({ zk, name, holds, sleep }) {
  await zk.create('/counter', '0').catch(() => {});
  if (name === 'B') {
    await sleep(500);
    await zk.setData('/counter', '100');
    return;
  }
  await zk.create('/lock', name, { mode: 'EPHEMERAL' });
  holds('/lock');
  const { data } = await zk.getData('/counter');
  await sleep(1000);
  await zk.setData('/counter', String(Number(data) + 1));
  await sleep(60_000);
}`);
  expect(faults).toEqual([
    {
      client: 'client:A',
      line: 17,
      part: { overwrote: '/counter', isOneOfSeveral: false },
      name: 'Invariant of the program',
    },
  ]);
});

async function redOf(code: string) {
  const experiment = new Experiment([choiceFor(code, { clients: 2 })], { findScenario, book: recipeBook });
  experiment.runUntil(4000, 10_000);
  const [simulation] = experiment.worlds;
  const [claims = []] = experiment.claims;
  if (simulation === undefined) throw new Error('one world');
  const words = inVoice(withOwnVoice(await spokenIn('en')), experiment.scenarios);
  const { world, steps: step, violations, trace } = simulation;
  const faults = faultLines({ world, step, simulation }, claims, words).map(
    ({ client, line, part, name }) => ({ client, line, part, name }),
  );
  const [violation] = violations;
  const [blind] = violation === undefined ? [] : blindWritesBehind(violation, trace);
  return { faults, asked: blind === undefined ? undefined : trace[blind.seq - 1] };
}
