// Every run of a composed world: it keeps the clients of its plan, in what is said, in the certificate, and in links.
import { describe, expect, it } from 'vitest';
import '../../../../scenarios/library.ts';
import { listScenarios, findScenario, parseValues } from '../../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../../scenarios/experiment/twins.ts';
import { BEHAVIOUR_VERSION, parseLink, versionFor } from '../../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { WorldPlan } from '../../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../../scenarios/world/planOf.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { foundLink } from '../foundLink.ts';
import { leastClients } from '../withClients.ts';
import { everyRunOf, explorerOf, withEnd } from './explorerOf.ts';
import { certificateOf, Total } from './total.ts';

await loadOwnRecipes();

const library = { findScenario, book: recipeBook };

const PRODUCER = `export default async function main({ zk }) {
  await zk.create('/queue/item-', 'job', { mode: 'PERSISTENT_SEQUENTIAL' });
}`;
const WORKER = `export const invariantOnce = (tree) => tree.children('/done').length <= 1 || 'the job was done twice';
export default async function main({ zk, name, sleep }) {
  await sleep(200);
  for (const item of await zk.getChildren('/queue')) {
    await zk.create('/done/' + name + '-' + item);
    await zk.delete('/queue/' + item);
  }
}`;

function own(name: string, code: string) {
  const { scenario, values } = choiceFor(code);
  return { kind: 'own', scenario, values, name, code } as const;
}

/** Two workers take from one queue, and a zkCli stands by. */
const QUEUE: WorldPlan = {
  ...EMPTY_PLAN,
  programs: [own('producer', PRODUCER), own('worker', WORKER)],
  clients: [
    { name: 'A', program: 0, sessionTimeoutMs: 30_000 },
    { name: 'B', program: 1, sessionTimeoutMs: 30_000 },
    { name: 'C', program: 1, sessionTimeoutMs: 30_000 },
    { name: 'D', program: null, sessionTimeoutMs: 30_000 },
  ],
  znodes: [
    { path: '/queue', data: '' },
    { path: '/done', data: '' },
  ],
};

const ASKED = { clients: 2, faults: ['kill'], atMost: 1, delays: 0 } as const;

describe('every run of a composed world', () => {
  const shown = choiceOfPlan(QUEUE, 1);
  const scenario = scenarioOf(shown, library);
  const order = everyRunOf(scenario, shown, ASKED);

  it('is of all its clients, and its certificate says how many there are', () => {
    expect(order.choice.clients).toBe(4);
    expect(order.bound.gates).toBe(8);
    const nothing = new Total(order.bound, []).report();
    expect(certificateOf(nothing, order.choice, claimsOf(scenario, {})).clients).toBe(4);
  });

  it('has runs whose links open', () => {
    const explorer = explorerOf(order, library);
    const run = explorer.play({ deed: 'kill client:B', afterStep: 5 });
    if (run === null) throw new Error('there is no such run');
    const link = foundLink({ ...run, choice: order.choice }, library);
    expect(parseLink(JSON.stringify(link), library)).toMatchObject({ ok: true, value: link });
  });
});

it('a link whose world was given another number of clients opens with those of its plan', () => {
  const parsed = parse({ ...choiceOfPlan(QUEUE, 1), clients: 2 });
  expect(parsed).toMatchObject({ ok: true, value: { choices: [{ clients: 4 }] }, notices: [] });
});

it.each(listScenarios().map(({ id }) => id))('what is explored of %s is what a link may say', (id) => {
  const scenario = findScenario(id);
  const values = scenario === undefined ? undefined : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || values?.ok !== true) throw new Error(id);
  const shown = { scenario: id, seed: 1, clients: scenario.clients.initial, values: values.value };
  if (!parse(shown).ok) return;
  const clients = Math.max(leastClients(scenario, withEnd(scenario, shown)), Math.min(2, shown.clients));
  const { choice } = everyRunOf(scenario, shown, { ...ASKED, clients });
  expect(parse(choice)).toMatchObject({ ok: true });
});

function parse(choice: ScenarioChoice) {
  const link = {
    v: versionFor([choice]),
    behaviour: BEHAVIOUR_VERSION,
    choices: [choice],
    commands: [],
    playhead: { step: 0, timeMs: 0 },
    hash: '',
    view: 'single',
  };
  return parseLink(JSON.stringify(link), library);
}
