// A queue of so many items that most of its tree cannot be drawn.
import { expect, it } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { scenarioPairs } from '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { lockLine } from '../../select/lockLine.ts';
import { worldPicture } from './worldPicture.ts';
import { worldLayout } from './layout.ts';

it.each(['left', 'right'] as const)('the %s half of “One list, or sixteen” stands in its server', (half) => {
  const pair = scenarioPairs.find(({ id }) => id === 'queue-lengths');
  const scenario = findScenario(pair?.[half].scenario ?? '');
  if (pair === undefined || scenario === undefined) throw new Error('the pair is gone');
  const choice = sideChoice(pair[half], 1, pair.clients);
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(12_000, 100_000);
  const simulation = experiment.worlds[0];
  if (simulation === undefined) throw new Error('no world');
  const options = { invariants: [], expected: [], lock: lockLine(scenario, choice) };
  const picture = worldPicture(simulation, simulation.world, options);
  for (const size of [
    { width: 535, height: 300, type: 1 },
    { width: 388, height: 300, type: 1 },
  ]) {
    const { nodes, frame } = worldLayout(picture, null, size);
    expect(nodes.size).toBeGreaterThan(5);
    for (const { x, y, w, h } of nodes.values()) {
      expect(w).toBeGreaterThanOrEqual(3);
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(size.width);
      expect(y + h / 2).toBeLessThanOrEqual(frame.top + frame.height);
    }
  }
});
