import { expect, it } from 'vitest';
import '../library.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { Experiment } from './experiment.ts';
import { giveByHand } from './takeOver.ts';
import type { Command } from '../../engine/index.ts';

function partition(): Experiment {
  const scenario = findScenario('partition');
  if (scenario === undefined) throw new Error('there is a partition');
  const values = parseValues(scenario, {}, 'initial');
  if (!values.ok) throw new Error(values.error.code);
  const choice = { scenario: scenario.id, seed: 1, clients: 3, values: values.value };
  return new Experiment([choice], { findScenario, book: recipeBook });
}

function byScript(experiment: Experiment): readonly string[] {
  const [world] = experiment.worlds;
  return (world?.trace ?? []).flatMap((record) =>
    record.kind === 'command.given' && record.actor === 'conductor' ? [record.command.type] : [],
  );
}

function played(command: Command): Experiment {
  const experiment = partition();
  experiment.runUntil(1000, 100_000);
  expect(giveByHand(experiment, command, experiment.head)).toEqual([null]);
  experiment.runUntil(60_000, 100_000);
  return experiment;
}

it('a script stops where the user takes over, and says so', () => {
  const untouched = partition();
  untouched.runUntil(60_000, 100_000);
  const { length } = byScript(untouched);
  expect(length).toBeGreaterThan(0);
  const experiment = played({ type: 'crashServer', server: 'server:1' });
  expect(byScript(experiment).length).toBeLessThan(length);
  expect(experiment.commands.map(({ command }) => command.type)).toEqual(['crashServer', 'stopScript']);
});

it('a link with commands from before scripts were stopped runs as it did', () => {
  const experiment = partition();
  experiment.runUntil(1000, 100_000);
  experiment.give({ type: 'crashServer', server: 'server:1' }, experiment.head);
  experiment.runUntil(60_000, 100_000);
  expect(byScript(experiment).length).toBeGreaterThan(0);
});

it('without a script there is nothing to stop', () => {
  const experiment = played({ type: 'crashServer', server: 'server:1' });
  giveByHand(experiment, { type: 'startServer', server: 'server:1' }, experiment.head);
  expect(experiment.commands.map(({ command }) => command.type)).toEqual([
    'crashServer',
    'stopScript',
    'startServer',
  ]);
});

it('what undo takes back is the command, and the script goes on', () => {
  const experiment = played({ type: 'crashServer', server: 'server:1' });
  const given = experiment.lastCommandBefore(experiment.steps);
  expect(given?.command.type).toBe('crashServer');
  if (given !== null) experiment.undo(given);
  experiment.runUntil(60_000, 100_000);
  expect(experiment.commands).toEqual([]);
  const untouched = partition();
  untouched.runUntil(60_000, 100_000);
  expect(byScript(experiment)).toEqual(byScript(untouched));
});
