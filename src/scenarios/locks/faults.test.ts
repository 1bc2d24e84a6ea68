import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation, hash32, type ClientId, type Command } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';

const SEEDS = areSweepsWhole ? 30 : 4;
const SEEDS_OF_LATE = areSweepsWhole ? 8 : 3;
/** For sessions to expire, clients to come back and all turns to be had. */
const LONG_ENOUGH_MS = 40_000;
const PROTOCOLS = [
  'herd-lock variant=exists',
  'herd-lock variant=children-try',
  'herd-lock variant=children-look',
  'predecessor-lock',
];
/** Loaded late: one of each kind that holds. */
const LATE = [
  'line-lock variant=guid',
  'fair-lock variant=corrected threads=2 depth=2',
  'fair-lock variant=corrected second=tryLockFor patienceMs=200',
  'read-write-lock variant=recipe',
  'read-write-lock variant=downgrade-in-place mix=writers',
  'semaphore variant=leases patienceMs=300',
  'multi-lock variant=one-order',
];

/** The likelier a fault, the more often it stands here. */
const FAULTS = [
  'dropReply',
  'dropReply',
  'dropReply',
  'killClient',
  'startClient',
  'closeClient',
  'pauseClient',
  'resumeClient',
  'cutClientLink',
  'healClientLink',
  'expireSession',
  'release',
] as const;

test.each([...PROTOCOLS, ...LATE])(
  '%s: whatever befell it, everyone has had its turns in the end',
  (name) => {
    const seeds = LATE.includes(name) ? SEEDS_OF_LATE : SEEDS;
    for (let seed = 1; seed <= seeds; seed++) {
      const sim = worldOf(name, seed);
      disturb(sim, seed);
      makeGood(sim);
      const ends = [...sim.world.clients.values()].flatMap(({ threads }) =>
        [...threads.values()].map(({ state }) => state),
      );
      const story = JSON.stringify(sim.commands);
      for (const end of ends)
        expect(end, `seed ${seed}: ${story}`).toMatchObject({ kind: 'ended', how: 'returned' });
      // Two believers, or one without its node, there may have been meanwhile: that is what pauses do.
      const lasting = sim.violations.filter(({ until }) => until === null);
      expect(lasting, `seed ${seed}: ${story}`).toEqual([]);
      expect(rerun(sim, name, seed).hash(), `seed ${seed}: ${story}`).toBe(sim.hash());
    }
  },
);

function worldOf(name: string, seed: number): Simulation {
  const [id = '', ...written] = name.split(' ');
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const arrival = ['lockstep', 'together', 'staggered'][seed % 3] ?? 'together';
  const said = { arrival, rounds: '3', holdMs: String((seed % 2) * 50) };
  const own = Object.fromEntries(written.map((pair) => pair.split('=') as [string, string]));
  const values = parseValues(scenario, { ...said, ...own }, 'initial');
  if (!values.ok) throw new Error(`${name}: ${JSON.stringify(values.error)}`);
  const setup = scenario.setup({ scenario: id, seed, clients: 4, values: values.value });
  return new Simulation(setup, recipeBook, { invariants: scenario.invariants });
}

function disturb(sim: Simulation, seed: number): void {
  for (let n = 0; n < 12; n++) {
    const draw = (purpose: number, bound: number) => hash32(seed, n, purpose) % bound;
    sim.runUntil(sim.nowMs + draw(1, draw(2, 4) === 0 ? 6000 : 150));
    const client: ClientId = `client:${'ABCD'[draw(3, 4)] ?? 'A'}`;
    const type = FAULTS[draw(4, FAULTS.length)] ?? 'release';
    const rare: Command =
      draw(5, 2) === 0 ? { type: 'addClient' } : { type: 'restartServer', server: 'server:1' };
    sim.give(draw(6, 8) === 0 ? rare : { type, client });
  }
}

/** Ends all faults, and starts again who ended before its time. */
function makeGood(sim: Simulation): void {
  for (const client of sim.world.clients.keys()) {
    sim.give({ type: 'resumeClient', client });
    sim.give({ type: 'healClientLink', client });
  }
  sim.runUntil(sim.nowMs + LONG_ENOUGH_MS);
  for (const client of sim.world.clients.keys()) sim.give({ type: 'startClient', client });
  sim.runUntil(sim.nowMs + LONG_ENOUGH_MS);
}

/** The same seed and commands in a world cut from this one, and taken on by the commands that came later. */
function rerun(sim: Simulation, name: string, seed: number): Simulation {
  const cut = hash32(seed, [...PROTOCOLS, ...LATE].indexOf(name)) % sim.steps;
  const fork = sim.forkAt(cut);
  for (const { command, atMs, afterStep } of sim.commands) {
    if (afterStep < cut) continue;
    while (fork.steps < afterStep) fork.step();
    fork.give(command, atMs);
  }
  while (fork.steps < sim.steps) fork.step();
  return fork;
}
