// A correct lock whose holder is paused until its session is over: what is violated then is told as the limit of every lease, and no line
// is marked. A program that goes on after it was told is at fault.
import { expect, onTestFinished, test } from 'vitest';
import '../../../../scenarios/library.ts';
import { Simulation, type ClientId } from '../../../../engine/index.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import { inVoice } from '../../../../words/inVoice.ts';
import { spokenIn } from '../../../../words/load.ts';
import { faultLines } from './faultLines.ts';
import { leaseLimits } from './leaseLimits.ts';
import { withOwnVoice } from '../ownVoice.ts';
import { pastFaults } from './earlierFaults.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

await loadOwnRecipes();

const PREDECESSOR = `export default async function main(client) {
  const { zk } = client;
  const dir = '/exclusive_lock';
  const path = await zk.create(dir + '/n-', client.name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  const me = path.slice(dir.length + 1);
  for (;;) {
    const names = (await zk.getChildren(dir)).sort();
    const at = names.indexOf(me);
    if (at === 0) break;
    let wake;
    const gone = new Promise((resolve) => { wake = resolve; });
    const there = await zk.exists(dir + '/' + names[at - 1], () => wake());
    if (there) await gone;
  }
  client.holds(path);
  await client.sleep(200);
  client.released();
  await zk.delete(path);
}`;

const GOES_ON = `export default async function main(client) {
  const path = await client.zk.create('/exclusive_lock/n', client.name, { mode: 'EPHEMERAL' });
  client.holds(path);
  for (;;) {
    await client.sleep(300);
    try { await client.zk.exists(path); } catch { /* It goes on. */ }
  }
}`;

test('a paused holder is told as the limit of every lease, and marks no line', async () => {
  const { at, resume } = await paused(PREDECESSOR, 3);
  const silent = at();
  expect(silent.red).toContain('I-3');
  expect(silent.faults).toEqual([]);
  expect(silent.past).toEqual([]);
  expect(silent.limits).toEqual(['Mutual exclusion', 'Claims are backed by a znode']);
  resume();
  const over = at();
  expect(over.faults).toEqual([]);
  expect(over.past).toEqual([]);
  expect(over.limits).toEqual(['Mutual exclusion', 'Claims are backed by a znode']);
});

test('once the server is gone too, nobody can tell the paused holder: it stays the limit of every lease', async () => {
  const { at, crash } = await paused(PREDECESSOR, 1);
  expect(at()).toMatchObject({ faults: [], limits: ['Claims are backed by a znode'] });
  crash();
  expect(at()).toMatchObject({ red: ['I-3'], faults: [], limits: ['Claims are backed by a znode'] });
});

test('what was at fault before the server was gone stays at fault', async () => {
  const { at, resume, crash } = await paused(GOES_ON, 1);
  resume();
  crash();
  expect(at()).toMatchObject({ red: ['I-3'], faults: [3], limits: [] });
});

test('a program that goes on although it was told is at fault at the line that claims', async () => {
  const { at, resume } = await paused(GOES_ON, 1);
  expect(at()).toMatchObject({ faults: [], limits: ['Claims are backed by a znode'] });
  resume();
  expect(at()).toMatchObject({ faults: [3], limits: [] });
});

test('of three servers the one that ends the session is ahead of the others', async () => {
  const experiment = splitLeaders();
  const [simulation] = experiment.worlds;
  const violation = simulation?.violations.find(({ invariant }) => invariant === 'I-3');
  if (simulation === undefined || violation === undefined) throw new Error('A has lost its znode');
  const { step } = violation;
  const words = inVoice(withOwnVoice(await spokenIn('en')), experiment.scenarios);
  const view = { simulation, step, world: simulation.worldAt(step) };
  expect(faultLines(view, experiment.claims[0] ?? [], words)).toEqual([]);
  expect(leaseLimits(view, experiment.claims[0] ?? [], words)).toEqual(['Claims are backed by a znode']);
});

test('an own invariant that only the belief of the cut-off client breaks is the limit too, and its line is named', async () => {
  const words = withOwnVoice(await spokenIn('en'));
  const judgedAt = (healedAtMs?: number) => {
    const { worlds, claims, scenarios } = splitLeaders(healedAtMs === undefined ? {} : { healedAtMs });
    const [simulation] = worlds;
    if (simulation === undefined) throw new Error('one world');
    const view = { simulation, step: simulation.steps, world: simulation.world };
    const messages = inVoice(words, scenarios);
    return {
      faults: faultLines(view, claims[0] ?? [], messages).map(({ name, line }) => `${name}: ${line}`),
      limits: leaseLimits(view, claims[0] ?? [], messages),
    };
  };
  const own = 'Invariant of the program';
  expect(judgedAt()).toEqual({
    faults: [`${own}: 7`],
    limits: ['One leader', 'Claims are backed by a znode', own],
  });
  // Once it is told and goes on, it is no limit any more.
  expect(judgedAt(15_000)).toMatchObject({ limits: [], faults: expect.arrayContaining([`${own}: 7`]) });
});

/** The first client that claims is paused until its session is over. */
async function paused(code: string, clients: number) {
  const choice = choiceFor(code, { clients });
  const scenario = scenarioOf(choice, { findScenario });
  const claims = claimsOf(scenario, choice.values);
  const simulation = new Simulation(scenario.setup(choice), recipeBook, { invariants: scenario.invariants });
  onTestFinished(() => simulation.release());
  const holder = (): ClientId | undefined =>
    simulation.trace.find(({ kind }) => kind === 'belief.stated')?.actor as ClientId | undefined;
  while (holder() === undefined && simulation.step());
  const client = holder();
  if (client === undefined) throw new Error('nobody claims');
  simulation.give({ type: 'pauseClient', client });
  simulation.runUntil(60_000, 20_000);
  const words = inVoice(withOwnVoice(await spokenIn('en')), [scenario]);
  return {
    crash: (): void => {
      simulation.give({ type: 'crashServer', server: 'server:1' });
      simulation.runUntil(simulation.world.timeMs + 5000, 20_000);
    },
    resume: (): void => {
      simulation.give({ type: 'resumeClient', client });
      simulation.runUntil(simulation.world.timeMs + 10_000, 20_000);
    },
    at: () => {
      const { step, world } = { step: simulation.steps, world: simulation.world };
      const view = { simulation, step, world };
      return {
        red: simulation.violations.filter(({ until }) => until === null).map(({ invariant }) => invariant),
        faults: faultLines(view, claims, words).map(({ line }) => line),
        past: pastFaults(view, claims, words).map(({ line }) => line),
        limits: leaseLimits(view, claims, words),
      };
    },
  };
}
