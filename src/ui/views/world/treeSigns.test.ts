import { describe, expect, it } from 'vitest';
import { Simulation, type Command } from '../../../engine/index.ts';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { lockLine } from '../../select/lockLine.ts';
import { treeSigns } from './treeSigns.ts';
import { worldPicture } from './worldPicture.ts';

describe('the legend of one server', () => {
  it('explains the holder, those who wait and their watches where a lock is waited for', () => {
    const signs = signsOf('herd-lock', []);
    expect(signs).toEqual(['holder', 'waiting', 'owns', 'watches', 'ephemeral', 'session']);
  });

  it('explains the dots once a client was woken', () => {
    expect(signsOf('herd-lock', [{ type: 'release', client: 'role:holder' }])).toContain('woken');
  });

  it('says nothing of a holder where there is no lock', () => {
    const signs = signsOf('lesson-note', []);
    expect(signs).not.toContain('holder');
    expect(signs).not.toContain('watches');
    expect(signs).toContain('session');
  });
});

function signsOf(id: string, commands: readonly Command[]) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(id);
  const initial = parseValues(scenario, {}, 'initial');
  if (!initial.ok) throw new Error(id);
  const own = { ...initial.value, rounds: 'endless', holdMs: 'untilReleased' };
  const values = 'holdMs' in initial.value ? own : initial.value;
  const setup = scenario.setup({ scenario: id, seed: 3, clients: 3, values });
  const simulation = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
  simulation.runUntil(900);
  for (const command of commands) {
    expect(simulation.give(command)).toBeNull();
    simulation.runUntil(1500);
  }
  return treeSigns(
    worldPicture(simulation, simulation.worldAt(simulation.steps), {
      lock: lockLine(scenario, { values }),
      invariants: scenario.invariants,
      expected: [],
    }),
  );
}
