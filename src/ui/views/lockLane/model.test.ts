import { expect, test } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage } from '../../select/testing/stage.ts';
import { laneModel } from './model.ts';

test('whose programs have ended waits no more, though its znode stands in line', () => {
  const values = { variant: 'article', second: 'tryLock', rounds: '1' };
  const played = stage('fair-lock', 3, values).until(2000);
  const model = drawn(laneModel(sceneOf(played), textsOf('lockLane', played.simulation.nowMs)));
  expect(model.shown.nodes.map(({ client }) => client)).toEqual(['client:A', 'client:B', 'client:C']);
  expect(model.memberOf('client:B')?.hasEnded).toBe(true);
  expect(model.line).not.toContain('2 waiting');
});

test('while no server runs nobody can tell who is in line', () => {
  const played = stage('predecessor-lock', 3).settle().give({ type: 'crashServer', server: 'server:1' });
  const told = laneModel(sceneOf(played), textsOf('lockLane', played.simulation.nowMs));
  expect(told).toBe('Nobody can tell: no server is running.');
});
