// What is said beside own code of all its runs with one kill: who was killed, and where.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import type { EveryKill } from '../../../ui/room/room.ts';
import { everyKill } from './everyKill.ts';

await loadOwnRecipes();

test('it names the client that was killed, which need not be the one that the invariant is about', async () => {
  const choice = choiceFor(
    `export default async function main(client) {
  const { zk } = client;
  if (client.name === 'B') await client.sleep(50);
  for (;;) try { await zk.create('/exclusive_lock/door'); break; } catch { await client.sleep(100); }
  client.holds('/exclusive_lock/door');
  client.released();
  await zk.delete('/exclusive_lock/door');
}`,
    { clients: 2 },
  );
  const { broken } = await new Promise<EveryKill>((resolve) => void everyKill(choice, resolve));
  expect(broken).toMatchObject({ client: 'client:A', line: 4, name: 'No stuck lock' });
});

test('it says nothing of code that states nothing: no invariant was judged', async () => {
  const heard: string[] = [];
  const kill = (body: string) =>
    new Promise<void>((resolve) => {
      const code = `export default async function main(client) {\n  ${body}\n}`;
      everyKill(choiceFor(code), () => {
        heard.push(body);
        resolve();
      });
    });
  void kill("await client.zk.create('/a');");
  await kill("await client.zk.create('/a'); client.assert(true);");
  expect(heard).toEqual(["await client.zk.create('/a'); client.assert(true);"]);
});
