import { expect, it } from 'vitest';
import { stage } from '../../select/testing/stage.ts';
import { differingOf } from './differingOf.ts';
import { worldDifferences } from './worldDifferences.ts';

it('two worlds that are alike have nothing to mark', () => {
  const [own, other] = [stage('predecessor-lock', 2).settle(), stage('predecessor-lock', 2).settle()];
  const { things, logs, views } = differingOf(worldDifferences(own.world(), other.world()));
  expect([things.size, logs.size, views.size]).toEqual([0, 0, 0]);
});

it('another holder is marked in the picture, and the tabs of beliefs and trees lead to it', () => {
  const own = stage('predecessor-lock', 2).settle().give({ type: 'release', client: 'client:A' });
  own.until(own.simulation.nowMs + 500);
  const other = stage('predecessor-lock', 2).settle();
  const { things, views } = differingOf(worldDifferences(own.world(), other.world()));
  expect([...things]).toEqual(expect.arrayContaining(['client client:A', 'client client:B']));
  expect([...views]).toEqual(expect.arrayContaining(['lockLane', 'beliefBars', 'serverTrees']));
  expect([...views]).not.toContain('ballots');
});
