// A composed world with two own programs: A puts items into a queue, B and C take them out and sometimes process one twice. D is a zkCli,
// which comes when some of that is over.
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { OwnProgram } from '../../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../../scenarios/world/planOf.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';

const PRODUCER = `export default async function main(client) {
  const { zk } = client;
  for (let i = 0; i < 3; i++) {
    await zk.create('/queue/item-', 'job' + i, { mode: 'PERSISTENT_SEQUENTIAL' });
    await client.sleep(500);
  }
}`;

export const WORKER = `export default async function main(client) {
  const { zk } = client;
  for (let round = 0; round < 20; round++) {
    const items = await zk.getChildren('/queue');
    if (items.length === 0) {
      await client.sleep(200);
      continue;
    }
    const item = items[0];
    const path = '/queue/' + item;
    try {
      const { data } = await zk.getData(path);
      await client.sleep(100); // the work
      await zk.create('/done/' + item + '-by-' + client.name, data);
      await zk.delete(path); // whatever its version
    } catch (error) {
      if (error.code !== 'NoNode') throw error;
    }
  }
}

export const invariantOnce = (tree) => {
  const done = tree.children('/done').map((name) => name.split('-by-')[0]);
  const twice = done.find((name, i) => done.indexOf(name) !== i);
  return twice === undefined || twice + ' was processed twice';
};`;

/** Own recipes must have been loaded. */
export function queueTwice(): ScenarioChoice {
  const client = (name: string, program: number | null) => ({ name, program, sessionTimeoutMs: 30_000 });
  return choiceOfPlan(
    {
      ...EMPTY_PLAN,
      servers: 3,
      programs: [own('producer', PRODUCER), own('worker', WORKER)],
      clients: [client('A', 0), client('B', 1), client('C', 1), client('D', null)],
      znodes: [
        { path: '/queue', data: '' },
        { path: '/done', data: '' },
      ],
    },
    1,
  );
}

function own(name: string, code: string): OwnProgram {
  const { scenario, values } = choiceFor(code);
  return { kind: 'own', scenario, values: { ...values, arrival: 'together' }, name, code };
}
