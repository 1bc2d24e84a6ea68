import { expect, test } from 'vitest';
import '../../scenarios/library.ts';
import { cameOf, why } from '../../engine/index.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import { wakersOf } from './wakers.ts';

test('a client in line waits for the znode of the one before it, and who holds waits for no event', () => {
  const { world, trace } = waiting();
  expect(wakersOf(world, trace, trace.length, 'client:A')).toEqual([]);
  const [waker, ...others] = wakersOf(world, trace, trace.length, 'client:C');
  expect(others).toEqual([]);
  expect(waker).toMatchObject({ kind: 'data', exists: true, owner: 'client:B' });
  const set = trace[(waker?.setSeq ?? 0) - 1];
  expect(set).toMatchObject({ kind: 'watch.set', path: waker?.path });
});

test('what came of a kill is all that has it among its reasons, the wake-up of the next in line included', () => {
  const experiment = run();
  experiment.give({ type: 'killClient', client: 'client:A' }, experiment.head);
  experiment.runUntil(experiment.head.timeMs + 12_000, 20_000);
  const trace = experiment.worlds[0]?.trace ?? [];
  const kill = trace.find(({ kind }) => kind === 'command.given');
  const came = cameOf(trace, kill?.seq ?? 0, trace.length);
  expect(came[0]).toBe(kill);
  expect(came.find(({ kind, actor }) => kind === 'callback.run' && actor === 'client:B')).toBeDefined();
  for (const record of came) expect(why(trace, record.seq)).toContain(kill);
  expect(cameOf(trace, kill?.seq ?? 0, kill?.seq ?? 0)).toEqual([kill]);
});

function waiting() {
  const [simulation] = run().worlds;
  if (simulation === undefined) throw new Error('no world');
  return { world: simulation.world, trace: simulation.trace };
}

function run(): Experiment {
  const scenario = findScenario('predecessor-lock');
  const values = scenario && parseValues(scenario, {}, 'initial');
  if (values?.ok !== true) throw new Error('predecessor-lock cannot be opened');
  const choice = { scenario: 'predecessor-lock', seed: 1, clients: 3, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(3000, 20_000);
  return experiment;
}
