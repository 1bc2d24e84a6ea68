import { expect, it } from 'vitest';
import { records } from '../../../words/en/records.ts';
import { sceneOf, drawn, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { spaceTimeModel } from './model.ts';
import { words } from './words/en.ts';

it('before a message has been sent a sentence says so', () => {
  expect(modelOf(stage('predecessor-lock', 2))).toBe(words.empty);
});

it('has a lane for each server and client, and reads out the newest messages', () => {
  const { line, lanes, spoken } = drawn(modelOf(stage('predecessor-lock', 2).until(2000)));
  expect(line).toBe(words.calm);
  expect(lanes.map(({ face, member }) => face?.number ?? member?.name)).toEqual([1, 'A', 'B']);
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.at(-1)).toBe('reply: Client B got the reply to exists /exclusive_lock/n-0000000000: done');
});

it('where it looks back it draws what came later, and reads out what had arrived', () => {
  const world = stage('mixed-traffic', 2, { servers: '3' }).until(3000);
  const then = world.simulation.lastStepAt(1500);
  const { diagram, nowMs, shownMs, spoken } = drawn(modelOf(world, then));
  expect(shownMs).toBeGreaterThan(nowMs);
  const later = diagram.messages.filter(({ arrived }) => arrived.step > then);
  expect(later.length).toBeGreaterThan(0);
  expect(spoken).not.toEqual(drawn(modelOf(world)).spoken);
});

function modelOf(world: Stage, step?: number) {
  return spaceTimeModel(sceneOf(world, step), textsOf(words), records);
}
