// A client whose program has finished: what is said and drawn of it while its library goes through a cut, an expiry and a heal.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Simulation } from '../../../engine/index.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { castOf } from '../../../ui/select/cast.ts';
import { ensembleClients } from '../../../ui/select/ensemble/ensembleClients.ts';

await loadOwnRecipes();

const WATCHES = `export default async function main({ zk, name }) {
  await zk.create('/n-' + name, name, { mode: 'EPHEMERAL' });
  await zk.getChildren('/', () => {});
}`;
const LISTENS = `export default async function main({ zk, name, log }) {
  zk.on('state', (state) => log(state));
  await zk.create('/n-' + name, name, { mode: 'EPHEMERAL' });
}`;
const ASKS = `export default async function main({ zk, name }) {
  await zk.create('/n-' + name, name, { mode: 'EPHEMERAL' });
  await zk.exists('/n-' + name, (event) => { if (event.state === 'Expired') zk.exists('/').catch(() => {}); });
}`;

test.each([
  ['has a watcher that looks on', WATCHES],
  ['hears of the connection', LISTENS],
  ['calls in vain after the expiry', ASKS],
])('its tick stays, step by step, where it %s', (_, code) => {
  const choice = choiceFor(code);
  const simulation = new Simulation(scenarioOf(choice, { findScenario }).setup(choice), recipeBook);
  simulation.runUntil(3000);
  const seen = new Set<string>();
  const look = () => {
    const [member] = castOf(simulation.world);
    const [drawn] = ensembleClients(simulation.world, simulation.trace);
    seen.add(`${drawn?.disc.activity} ${member?.hasEnded}`);
  };
  const stepUntil = (ms: number) => {
    while ((simulation.nextAtMs() ?? Infinity) <= ms && simulation.step()) look();
  };
  look();
  for (const type of ['cutClientLink', 'healClientLink'] as const) {
    simulation.give({ type, client: 'client:A' });
    stepUntil(simulation.nowMs + 12_000);
  }
  expect(simulation.trace.some(({ kind }) => kind === 'session.learnedExpired')).toBe(true);
  expect([...seen]).toEqual(['done true']);
});
