// Faults of the clients that share a queue, a barrier, a value or a commit: the right forms keep what they promise, and no
// program ends by an error.
import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation, hash32, type ClientId, type Command, type Violation } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';

const SEEDS = areSweepsWhole ? 8 : 3;
const SETTLED_MS = 30_000;
const FORMS = [
  'priority-queue variant=fresh-list items=4 workMs=200',
  'locking-queue variant=result-in-multi items=4 workMs=200',
  'barrier variant=looks-again rounds=3 closedMs=800',
  'group-membership variant=checks-owner',
  'published-value variant=reads-with-watch rounds=5',
  'two-values variant=one-multi rounds=5',
  'two-values variant=version-node rounds=5',
  'znode-cache variant=one-shot rounds=9',
  'znode-cache variant=one-shot rounds=9 changes=replaces',
  'znode-cache variant=recursive rounds=9 changes=replaces',
  'two-phase-commit variant=decided-once',
  'two-phase-commit variant=decided-once votes=one-no',
];

const FAULTS = [
  'dropReply',
  'dropReply',
  'dropReply',
  'killClient',
  'startClient',
  'pauseClient',
  'resumeClient',
  'stallProgram',
  'unstallProgram',
  'cutClientLink',
  'healClientLink',
  'expireSession',
] as const;

test.each(FORMS)('%s: under faults it keeps what it promises', (name) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { sim, meant } = worldOf(name, seed);
    disturb(sim, seed);
    makeGood(sim);
    const story = JSON.stringify(sim.commands);
    const ends = [...sim.world.clients.values()].flatMap(({ threads }) =>
      [...threads.values()].map(({ state }) => state).filter(({ kind }) => kind === 'ended'),
    );
    for (const end of ends) expect(end, `seed ${seed}: ${story}`).toMatchObject({ how: 'returned' });
    const broken = sim.violations.filter((one) => !meant(one));
    expect(broken, `seed ${seed}: ${story}`).toEqual([]);
  }
});

function worldOf(name: string, seed: number) {
  const [id = '', ...written] = name.split(' ');
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const own = Object.fromEntries(written.map((pair) => pair.split('=') as [string, string]));
  const values = parseValues(scenario, own, 'initial');
  if (!values.ok) throw new Error(`${name}: ${JSON.stringify(values.error)}`);
  const setup = scenario.setup({ scenario: id, seed, clients: 4, values: values.value });
  const expected = scenario.expected(values.value);
  return {
    sim: new Simulation(setup, recipeBook, { invariants: scenario.invariants }),
    meant: ({ invariant }: Violation) => expected.includes(invariant),
  };
}

function disturb(sim: Simulation, seed: number): void {
  for (let n = 0; n < 12; n++) {
    const draw = (purpose: number, bound: number) => hash32(seed, n, purpose) % bound;
    sim.runUntil(sim.nowMs + draw(1, draw(2, 4) === 0 ? 6000 : 300));
    const client: ClientId = `client:${'ABCD'[draw(3, 4)] ?? 'A'}`;
    const type = FAULTS[draw(4, FAULTS.length)] ?? 'dropReply';
    const restart: Command = { type: 'restartServer', server: 'server:1' };
    sim.give(draw(6, 8) === 0 ? restart : { type, client });
  }
}

/** Ends all faults, and starts again who ended before its time. */
function makeGood(sim: Simulation): void {
  for (const client of sim.world.clients.keys()) {
    sim.give({ type: 'resumeClient', client });
    sim.give({ type: 'unstallProgram', client });
    sim.give({ type: 'healClientLink', client });
  }
  sim.runUntil(sim.nowMs + SETTLED_MS);
  for (const client of sim.world.clients.keys()) sim.give({ type: 'startClient', client });
  sim.runUntil(sim.nowMs + SETTLED_MS);
}
