// What the picture and the card say of a client that claims a znode of its own code: judged by that znode, not by its neighbours.
import { expect, test } from 'vitest';
import { subjectOf } from '../../../ui/commands/slots.ts';
import { OWN_RECIPE } from '../../../ownRecipes/program.ts';
import { choiceFor, run } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { clientFacts } from '../../../ui/panels/cards/clientFacts.ts';
import { beliefBars } from '../../../ui/select/beliefBars.ts';
import { lockLine } from '../../../ui/select/lockLine.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

test('who owns the znode it claims is right, whatever lies beside it', () => {
  const others = "await zk.create('/config', 'x').catch(() => {}); ";
  const beside = (code: string): string => code.replace(/await zk\.create\('\/leader'/, `${others}$&`);
  const facts = factsOf('client:A', splitLeaders({ fault: 'none', rewritten: beside }));
  expect(facts).toMatchObject({ belief: 'true', own: [{ path: '/leader', standing: 'beside' }] });
});

test('so is one whose znode lies under another parent than those of the first program', () => {
  const under = (code: string): string =>
    code.includes('invariant')
      ? code
      : code
          .replace('await sleep', "await zk.create('/offices', ''); $&")
          .replaceAll('/leader', '/offices/leader');
  const facts = factsOf('client:B', splitLeaders({ fault: 'none', rewritten: under }));
  expect(facts).toMatchObject({ belief: 'true', own: [{ path: '/offices/leader', standing: 'beside' }] });
});

test('of two who claim one znode, the one whose session owns it is right', () => {
  const split = splitLeaders();
  expect(factsOf('client:A', split)).toMatchObject({ belief: 'false', own: [] });
  expect(factsOf('client:B', split)).toMatchObject({ belief: 'true', own: [{ path: '/leader' }] });
});

test('of one world a client that is clicked is meant itself, also where it claims to lead', () => {
  const [simulation] = splitLeaders().worlds;
  if (simulation === undefined) throw new Error('one world');
  const { world, steps: step, nowMs: timeMs } = simulation;
  const clicked = (id: string) =>
    subjectOf({ kind: 'client', id }, { side: 0, world, simulation, step, timeMs }, 1);
  expect(clicked('client:A')).toEqual({ kind: 'client', client: 'client:A' });
});

test('who leads and who holds a lock beside that znode do not believe the same', () => {
  const { trace, steps } = run(
    `export default async function main({ zk, holds, name, sleep }) {
  const [path, as] = name === 'A' ? ['/leader', 'leader'] : ['/lock', 'holder'];
  await zk.create(path, name, { mode: 'EPHEMERAL' });
  holds(path, { as });
  for (;;) await sleep(500);
}`,
    { clients: 2, maxSteps: 300 },
  );
  const [scenario, choice] = [findScenario(OWN_RECIPE), choiceFor('')];
  if (scenario === undefined) throw new Error('own recipes are not loaded');
  const bars = beliefBars(trace, ['client:A', 'client:B'], () => lockLine(scenario, choice), steps);
  expect(bars.lanes.map(({ beliefs }) => beliefs.map(({ path }) => path))).toEqual([['/leader'], ['/lock']]);
  expect(bars.overlaps).toEqual([]);
});

function factsOf(
  client: 'client:A' | 'client:B',
  { worlds, scenarios, choices }: ReturnType<typeof splitLeaders>,
) {
  const [simulation] = worlds;
  const [scenario] = scenarios;
  const [choice] = choices;
  if (simulation === undefined || scenario === undefined || choice === undefined)
    throw new Error('one world');
  return clientFacts(simulation.world, client, lockLine(scenario, choice));
}
