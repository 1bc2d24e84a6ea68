import { expect, it } from 'vitest';
import { Simulation } from '../../src/engine/simulation.ts';
import type { Cue } from '../../src/engine/trace/cue.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';

const KILL_SECOND_AT_ITS_EXISTS: Cue = {
  when: { on: 'record', kind: 'request.queued', actor: 'client:B', where: { op: 'exists' } },
  command: { type: 'killClient', client: 'client:B' },
};

it('a command of the script is given right after the record it waits for', () => {
  const sim = scripted([KILL_SECOND_AT_ITS_EXISTS]);
  sim.runUntil(10_000);
  const at = sim.trace.findIndex(({ kind }) => kind === 'command.given');
  const queued = sim.trace.findIndex(
    (record) => record.kind === 'request.queued' && record.actor === 'client:B' && record.op === 'exists',
  );
  expect(sim.trace[at]).toMatchObject({ actor: 'conductor', command: { type: 'killClient' } });
  expect(sim.trace[at]?.step).toBe((sim.trace[queued]?.step ?? 0) + 1);
});

it('cues come one after the other: at a time, in silence, for a role, the nth of its kind', () => {
  const sim = scripted([
    {
      when: { on: 'record', kind: 'session.created', nth: 2 },
      command: { type: 'pauseClient', client: 'client:A' },
    },
    { when: { on: 'time', atMs: 700 }, command: { type: 'resumeClient', client: 'client:A' } },
    { when: { on: 'quiet', afterMs: 50 }, command: { type: 'release', client: 'role:holder' } },
    {
      when: { on: 'record', kind: 'belief.stated', actor: 'role:holder' },
      command: { type: 'killClient', client: 'role:holder' },
    },
  ]);
  sim.runUntil(60_000);
  const given = sim.trace.filter((record) => record.kind === 'command.given');
  expect(given.map(({ command, client }) => `${command.type} ${client}`)).toEqual([
    'pauseClient client:A',
    'resumeClient client:A',
    'release client:B',
    'killClient client:C',
  ]);
  const sessions = sim.trace.filter(({ kind }) => kind === 'session.created');
  expect(given[0]?.timeMs).toBe(sessions[1]?.timeMs);
  expect(given[1]?.timeMs).toBe(700);
  expect(given[3]?.timeMs).toBeGreaterThan(750);
});

it('what the script does is part of the world: it is there again after looking back and in forks', () => {
  const sim = scripted([KILL_SECOND_AT_ITS_EXISTS, ...RELEASES]);
  sim.runUntil(20_000);
  const half = Math.floor(sim.steps / 2);
  expect(sim.worldAt(half).cue).toEqual(sim.forkAt(half).world.cue);
  const fork = sim.forkAt(half);
  fork.runUntil(20_000);
  expect(fork.hash()).toBe(sim.hash());
});

it('a script that is stopped gives nothing more, also where the time of its command was still to come', () => {
  const sim = scripted([
    { when: { on: 'time', atMs: 500 }, command: { type: 'killClient', client: 'client:A' } },
    { when: { on: 'time', atMs: 600 }, command: { type: 'killClient', client: 'client:B' } },
  ]);
  sim.runUntil(300);
  expect(sim.give({ type: 'stopScript' })).toBeNull();
  sim.runUntil(5000);
  const given = sim.trace.filter(({ kind }) => kind === 'command.given');
  expect(given).toMatchObject([{ actor: 'user', command: { type: 'stopScript' } }]);
  const fork = sim.forkAt(given[0]?.step ?? 0);
  while (fork.steps < sim.steps) fork.step();
  expect(fork.hash()).toBe(sim.hash());
  expect(sim.give({ type: 'stopScript' })).toBe('noScript');
});

it('a command that cannot be done is refused, and the script goes on', () => {
  const sim = scripted([
    { when: { on: 'time', atMs: 10 }, command: { type: 'resumeClient', client: 'client:A' } },
    { when: { on: 'time', atMs: 20 }, command: { type: 'killClient', client: 'client:A' } },
  ]);
  sim.runUntil(5000);
  const kinds = sim.trace.filter(({ actor }) => actor === 'conductor').map(({ kind }) => kind);
  expect(kinds).toEqual(['command.refused', 'command.given']);
});

const RELEASES: readonly Cue[] = [1, 2, 3].map(() => ({
  when: { on: 'quiet' },
  command: { type: 'release', client: 'role:holder' },
}));

/** Four clients in line for a lock that is held until it is released. */
function scripted(script: readonly Cue[]): Simulation {
  const scenario = findScenario('predecessor-lock');
  if (scenario === undefined) throw new Error('there is a lock scenario');
  const values = { arrival: 'staggered', rounds: 1, holdMs: 'untilReleased' };
  const setup = scenario.setup({ scenario: scenario.id, seed: 3, clients: 4, values });
  return new Simulation({ ...setup, script }, recipeBook, { invariants: [] });
}
