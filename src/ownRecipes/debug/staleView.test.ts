import { beforeAll, expect, test } from 'vitest';
import { loadOwnRecipes } from '../load.ts';
import { run } from '../testing.ts';
import { StaleViews } from './staleView.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

test('a view is stale once another client changes what was read, and once more after it was read anew', () => {
  const simulation = run(
    `export default async function main(client) {
  const { zk } = client;
  if (client.name === 'B') {
    await client.sleep(1000);
    await zk.setData('/config/value', '2');
    await client.sleep(1000);
    await zk.create('/config/more');
    return;
  }
  await zk.getData('/config/value');
  await zk.getChildren('/config');
  await client.sleep(5000);
}`,
    { clients: 2, values: { promise: 'nothing' } },
  );
  const views = new StaleViews();
  const first = views.after(simulation.trace, 0, null);
  expect(first).toMatchObject({ client: 'client:A', path: '/config/value' });
  const second = views.after(simulation.trace, first?.step ?? 0, 'client:A');
  expect(second).toMatchObject({ path: '/config' });
  expect(simulation.timeAt(second?.step ?? 0)).toBeGreaterThan(2000);
  expect(views.after(simulation.trace, second?.step ?? 0, null)).toBeNull();
});

test('a client that deletes what it has read has no stale view of it; another that has read it has one', () => {
  const simulation = run(
    `export default async function main(client) {
  const { zk } = client;
  if (client.name === 'A') await zk.create('/queue/item');
  else await client.sleep(500);
  await zk.getData('/queue/item');
  await zk.getChildren('/queue');
  await client.sleep(1000);
  if (client.name === 'A') await zk.delete('/queue/item');
  await client.sleep(5000);
}`,
    { clients: 2, values: { promise: 'nothing' } },
  );
  const views = new StaleViews();
  const first = views.after(simulation.trace, 0, null);
  expect(first).toMatchObject({ client: 'client:B', path: '/queue/item' });
  expect(views.after(simulation.trace, 0, 'client:A')).toBeNull();
});
