import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { differencesModel } from './model.ts';
import { worldDifferences } from './worldDifferences.ts';
import { words } from './words/en.ts';

it('beside no world, and beside one that is alike, a sentence says so', () => {
  const own = stage('predecessor-lock', 2).settle();
  const texts = textsOf(words);
  expect(differencesModel(sceneOf(own), texts, null)).toBe(words.alone);
  expect(modelOf(own, stage('predecessor-lock', 2).settle())).toBe(words.none);
});

it('each difference is a sentence that leads to its thing, in the world that has it', () => {
  const own = stage('predecessor-lock', 2).settle().give({ type: 'release', client: 'client:A' });
  own.until(own.simulation.nowMs + 500);
  const { line, rows } = drawn(modelOf(own, stage('predecessor-lock', 2).settle()));
  expect(line).toBe('4 differences. They have dashed outlines.');
  expect(rows.map(({ text, thing }) => [text, thing.world, thing.id])).toEqual([
    ['Client A believes only on the right that it holds the lock', 0, 'client:A'],
    ['Client B believes that it holds the lock; not on the right', 0, 'client:B'],
    ['/exclusive_lock/n-0000000000 is only on the right', 1, '/exclusive_lock/n-0000000000'],
    ['Log of server 1 differs from 6 on: 1 entry from there; on the right 0', 0, 'server:1'],
  ]);
});

function modelOf(own: Stage, other: Stage) {
  const scene = sceneOf(own);
  return differencesModel(scene, textsOf(words), worldDifferences(own.world(), other.world()));
}
