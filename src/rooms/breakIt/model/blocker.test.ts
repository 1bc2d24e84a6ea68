// Nobody comes in: a client that merely waits is not to blame for what another one has left behind.
import { beforeAll, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import { Search, type FoundRun } from './search.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

const ELECTION = (
  end: string,
): string => `export default async function main({ zk, name, sleep, holds, released }) {
  for (;;) {
    try {
      await zk.create('/leader', name, { mode: 'EPHEMERAL' });
      break;
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
      await sleep(100);
    }
  }
  holds('/leader', { as: 'leader' });
  await sleep(300);
  released();
  ${end}
}`;

test('a leader that ends and keeps its znode is named, and no line of the client that waits', () => {
  const found = foundIn(ELECTION(''));
  expect(found).toMatchObject({
    invariant: 'I-13',
    line: null,
    violation: {
      clients: ['client:B'],
      blocker: { client: 'client:A', path: '/leader', program: 'ended' },
    },
  });
});

test('likewise while its program goes on', () => {
  expect(foundIn(ELECTION('await sleep(60_000);'))).toMatchObject({
    line: null,
    violation: { blocker: { client: 'client:A', program: 'running' } },
  });
});

test('a lock whose first znode in line is left behind is told so, too', () => {
  const code = `export default async function main({ zk, name, sleep, holds, released }) {
  const own = await zk.create('/exclusive_lock/n-', name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  while (own !== '/exclusive_lock/' + (await zk.getChildren('/exclusive_lock')).sort()[0]) await sleep(100);
  holds(own);
  released();
}`;
  expect(foundIn(code)).toMatchObject({
    invariant: 'I-5',
    line: null,
    violation: { blocker: { client: 'client:A', path: '/exclusive_lock/n-0000000000', program: 'ended' } },
  });
});

test('a client that waits behind its own znode has its line', () => {
  const found = foundIn(
    `export default async function main({ zk, name, sleep, holds }) {
  await zk.create('/leader', name, { mode: 'EPHEMERAL' }).catch(() => undefined);
  for (;;) {
    if (name === 'nobody') holds('/leader', { as: 'leader' });
    await sleep(500);
  }
}`,
    1,
  );
  expect(found).toMatchObject({ invariant: 'I-13', line: 5 });
  expect(found?.violation).not.toHaveProperty('blocker');
});

function foundIn(code: string, clients = 2): FoundRun | null {
  const choice = choiceFor(code, { clients });
  const scenario = scenarioOf(choice, { findScenario });
  const claims = claimsOf(scenario, choice.values);
  const search = new Search({ scenario, choice, book: recipeBook, claims, seed: 1 });
  while (search.found === null && search.tried.runs < 20 && search.advance() !== 'done');
  return search.found;
}
