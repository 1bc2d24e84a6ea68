import { expect, test } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage } from '../../select/testing/stage.ts';
import { eyesModel } from './model.ts';
import { words } from './words/en.ts';

test('while no server runs nobody can tell who is a candidate', () => {
  const played = stage('leader-latch', 3).settle().give({ type: 'crashServer', server: 'server:1' });
  const { line } = drawn(eyesModel(sceneOf(played), textsOf(words, played.simulation.nowMs)));
  expect(line).toBe('Nobody can tell: no server is running.');
});
