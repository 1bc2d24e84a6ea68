import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEmbed } from '../../../embed/parameters.ts';
import { Simulation } from '../../../engine/index.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { herdsOf } from '../model/findings.ts';
import { parseRecording } from '../model/recording.ts';
import { TapRun } from '../model/tapRun.ts';
import { SCENE_OF_FINDING, simulationOf } from './findingScenes.ts';

test('each finding leads to a scene or a museum piece that is there', () => {
  const isThere = (hash: string) => {
    const [kind, id = ''] = hash.slice(1).split('=');
    return kind === 'scene' ? findScenario(id) !== undefined : museumPieces.some((piece) => piece.id === id);
  };
  expect(Object.values(SCENE_OF_FINDING).filter((hash) => !isThere(hash))).toEqual([]);
});

test('the herd of ten kazoo clients is simulated, and the simulation wakes as many at each release', () => {
  const text = readFileSync(new URL('herd.tap', import.meta.url), 'utf8');
  const recording = parseRecording(text);
  if (recording === null) throw new Error('the recording does not open');
  const run = new TapRun(recording.head);
  run.add(recording.events);
  const [herd] = herdsOf(run.now.wakeups.all);
  if (herd === undefined) throw new Error('the recording has no herd');
  const address = simulationOf(herd, 'en') ?? '';
  const { values, problems } = parseEmbed(new URLSearchParams(address.split('?')[1]));
  expect(problems).toEqual([]);
  expect(values).toMatchObject({ scene: 'herd-lock', set: 'variant=exists', clients: '10' });
  const recorded = run.now.wakeups.all.map(({ woken }) => woken.size);
  expect(simulatedWakeups(Number(values.clients)).slice(0, recorded.length)).toEqual(recorded);
});

test('a herd whose recipe is not known is not simulated', () => {
  const herd = { kind: 'herd', index: 1, path: '/a', largest: 9, writes: 1, woken: 9, inVain: 0 } as const;
  expect(simulationOf({ ...herd, isHerdLock: false }, 'en')).toBeNull();
});

/** How many clients each deletion wakes, in order. */
function simulatedWakeups(clients: number): readonly number[] {
  const scenario = findScenario('herd-lock');
  if (scenario === undefined) throw new Error('there is no such scenario');
  const values = parseValues(scenario, { variant: 'exists', rounds: '1' }, 'headless');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const choice = { scenario: 'herd-lock', seed: 1, clients, values: values.value };
  const sim = new Simulation(scenario.setup(choice), recipeBook, { invariants: scenario.invariants });
  while (!sim.isIdle()) sim.step();
  const woken = new Map<number, number>();
  for (const record of sim.trace)
    if (record.kind === 'watch.fired' && record.event.type === 'NodeDeleted')
      woken.set(record.step, (woken.get(record.step) ?? 0) + 1);
  return [...woken.values()];
}
