import { expect, test } from 'vitest';
import { en } from '../../../words/en/index.ts';
import { shelfWords } from '../../../words/en/shelf.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import { castOf } from '../../select/cast.ts';
import { stage } from '../../select/testing/stage.ts';
import { laneModel } from './model.ts';

test('whose programs have ended waits no more, though its znode stands in line', () => {
  const values = { variant: 'article', second: 'tryLock', rounds: '1' };
  const { simulation, world, scenario, line } = stage('fair-lock', 3, values).until(2000);
  const now = { step: simulation.steps, timeMs: simulation.nowMs };
  const scene: Scene = {
    view: { side: 0, world: world(), simulation, ...now },
    scenario,
    choice: { scenario: scenario.id, seed: 1, clients: 3, values },
    line,
    cast: castOf(world()),
    now,
    shown: now,
  };
  const words = { words: shelfWords.lockLane, all: shelfWords, format: en.format, nowMs: now.timeMs };
  const model = laneModel(scene, words);
  if (typeof model === 'string') throw new Error(model);
  expect(model.shown.nodes.map(({ client }) => client)).toEqual(['client:A', 'client:B', 'client:C']);
  expect(model.memberOf('client:B')?.hasEnded).toBe(true);
  expect(model.line).not.toContain('2 waiting');
});
