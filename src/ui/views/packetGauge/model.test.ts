import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage } from '../../select/testing/stage.ts';
import { gaugeModel } from './model.ts';
import { words } from './words/en.ts';

it('a short list of children fits into one packet', () => {
  const model = drawn(gaugeModel(sceneOf(stage('predecessor-lock', 3).settle()), textsOf(words)));
  expect(model.line).toBe('3 names, 68 bytes.');
  expect(model.shown).toMatchObject({ children: 3, fits: 'fits' });
});

it('of a list that is too long for a packet the line says by how much', () => {
  const model = drawn(gaugeModel(sceneOf(stage('large-queue', 2).until(14_000)), textsOf(words)));
  expect(model.line).toBe('1,049,158 bytes, 583 more than the default limit.');
  expect(model.shown.fits).not.toBe('fits');
  expect(model.spoken).toHaveLength(1);
});
