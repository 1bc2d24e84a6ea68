import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { threadsModel } from './model.ts';

it('before a client is chosen the first is looked into: what its thread does, and its event lane', () => {
  const { line, threads, lane, spoken } = modelOf(stage('predecessor-lock', 3).until(3000));
  expect(line).toBe('Inside client A.');
  expect(threads.map(({ name, step, beliefs }) => [name, step, beliefs])).toEqual([
    ['thread 1', 'has the lock', ['holds']],
  ]);
  expect(lane).toMatchObject({ running: null, queue: [] });
  expect(spoken).toEqual([threads[0]?.text, lane.text]);
});

it('of the client that was chosen it says what it waits for, and for how long', () => {
  const { line, threads } = modelOf(stage('predecessor-lock', 3).until(3000), 'client:B');
  expect(line).toBe('Inside client B.');
  expect(threads.map(({ does, since }) => [does, since])).toEqual([
    ['waiting for an event on /exclusive_lock/n-0000000000', 'for 2.7 s'],
  ]);
});

it('where the chosen client is not of this world, the first is looked into', () => {
  const world = stage('predecessor-lock', 3).until(3000).give({ type: 'pauseClient', client: 'client:A' });
  expect(modelOf(world, 'client:Z').line).toBe('Inside client A. The whole process is paused.');
});

it('a stalled thread is not said to run', () => {
  const world = stage('predecessor-lock', 3)
    .until(3000)
    .give({ type: 'openGate', client: 'client:A', gate: 'release' })
    .give({ type: 'stallProgram', client: 'client:A' });
  const { line, threads } = modelOf(world);
  expect(line).toBe('Inside client A. Its threads are stalled; its event thread keeps running.');
  expect(threads.map(({ does }) => does)).toEqual(['stalled']);
});

it('a thread that waits to be told is not said to lead: the callback is that leads', () => {
  const world = stage('scheme-one', 3, { variant: 'published' })
    .until(3000)
    .give({ type: 'openGate', client: 'client:A', gate: 'leave' });
  while (world.world().clients.get('client:B')!.vars.value.beliefs.length === 0) world.simulation.step();
  const { threads, lane } = modelOf(world, 'client:B');
  expect(threads.map(({ step, beliefs }) => [step, beliefs])).toEqual([['follows', []]]);
  expect(lane.running?.beliefs).toEqual(['leads']);
});

it('a thread that leads is said to lead once', () => {
  const { threads } = modelOf(stage('scheme-one', 3).until(3000), 'client:A');
  expect(threads.map(({ step, beliefs }) => [step, beliefs])).toEqual([['', ['leads']]]);
});

function modelOf(world: Stage, chosen: `client:${string}` | null = null) {
  return drawn(threadsModel(sceneOf(world), textsOf('threads', 3000), chosen));
}
