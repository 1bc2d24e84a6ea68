import { expect, it } from 'vitest';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playToRed } from '../../../scenarios/museum/playPiece.ts';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { lockLine } from '../../select/lockLine.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { threadsModel } from './model.ts';
import { words } from './words/en.ts';

it('before a client is chosen the first is looked into: what its thread does, and its event lane', () => {
  const { line, threads, lane, spoken } = modelOf(stage('predecessor-lock', 3).until(3000));
  expect(line).toBe('Inside client A.');
  expect(threads.map(({ name, step, beliefs }) => [name, step, beliefs])).toEqual([
    ['thread 1', 'has the lock', [{ text: 'holds', truth: 'true' }]],
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

it('a thread that leads is said to lead once', () => {
  const { threads } = modelOf(stage('scheme-one', 3).until(3000), 'client:A');
  expect(threads.map(({ step, beliefs }) => [step, beliefs])).toEqual([
    ['', [{ text: 'leads', truth: 'true' }]],
  ]);
});

it('a thread that goes by a lost lock is told as mistaken', () => {
  const world = stage('fair-lock', 2, { variant: 'article' }).until(2000);
  world.give({ type: 'expireSession', client: 'client:A' });
  const { threads } = modelOf(world.until(4000), 'client:A');
  expect(threads[0]?.beliefs).toEqual([{ text: 'holds: not so', truth: 'false' }]);
  expect(threads[0]?.step).not.toBe('has the lock');
});

it('where the event thread elects, the thread that waits to be told is not said to lead', () => {
  const world = stage('scheme-one', 3)
    .until(2000)
    .give({ type: 'openGate', client: 'client:A', gate: 'leave' });
  const leads = () =>
    world.simulation.trace.some(({ kind, actor }) => kind === 'belief.stated' && actor === 'client:B');
  while (!leads()) world.simulation.step();
  const { threads, lane } = modelOf(world, 'client:B');
  expect(threads.map(({ beliefs }) => beliefs)).toEqual([[]]);
  expect(lane.running?.beliefs.map(({ text }) => text)).toEqual(['leads']);
});

it('a thread that ended while it held is not said to have the lock', () => {
  const world = stage('fair-lock', 2, { variant: 'article' }).until(2000);
  world.give({ type: 'interruptThread', client: 'client:A', thread: 0 });
  const { threads } = modelOf(world.until(2100), 'client:A');
  expect(threads[0]).toMatchObject({ step: '', does: 'ended with Interrupted' });
});

it('shows whose monitor keeps the other thread out', () => {
  const world = stage('fair-lock', 2, { variant: 'article', threads: '2' }).until(1000);
  const { threads } = modelOf(world, 'client:B');
  expect(threads.map(({ inside }) => inside).toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    ['in synchronized (this)'],
  ]);
});

it('a thread that has ended is at no step', () => {
  const values = { variant: 'article', second: 'tryLockFor', patienceMs: '600000', rounds: '1' };
  const world = stage('fair-lock', 2, values).until(1500);
  world.give({ type: 'interruptThread', client: 'client:B', thread: 0 });
  const { threads } = modelOf(world.until(1600), 'client:B');
  expect(threads[0]).toMatchObject({ step: '', does: 'ended' });
});

it('the interrupt flag of a thread is seen until its next wait is broken off by it', () => {
  const values = { variant: 'article', afterError: 'interruptsItself' };
  const world = stage('fair-lock', 2, values);
  const is = (kind: string, actor: string) => () =>
    world.simulation.trace.some((record) => record.kind === kind && record.actor === actor);
  const until = (there: () => boolean) => {
    while (!there()) world.simulation.step();
  };
  until(() =>
    world.simulation.trace.some(
      (record) => record.kind === 'request.sent' && record.actor === 'client:B' && record.op === 'create',
    ),
  );
  world.give({ type: 'dropReply', client: 'client:B' });
  until(is('belief.stated', 'client:B'));
  const [thread] = modelOf(world, 'client:B').threads;
  expect(thread).toMatchObject({ flag: 'interrupt flag set', beliefs: [{ text: 'holds: not so' }] });
  const [later] = modelOf(world.until(world.simulation.nowMs + 100), 'client:B').threads;
  expect(later).toMatchObject({ flag: '', does: 'ended with Interrupted' });
});

it('says which event the callback on the event thread was called with', () => {
  const world = stage('candidates', 3, { variant: 'article' }).settle();
  world.give({ type: 'openGate', client: 'client:A', gate: 'leave' });
  const runs = () => world.world().clients.get('client:B')?.threads.has(-1);
  while (!runs()) world.simulation.step();
  const { lane } = modelOf(world, 'client:B');
  expect(lane).toMatchObject({ state: 'busy', handles: 'NodeDeleted n_0000000000' });
  expect(lane.running).toMatchObject({ doing: { kind: 'runs' }, does: 'running' });
});

it('says that an event was handled before the thread began to wait for it', () => {
  const piece = museumPieces.find(({ id }) => id === 'candidate-told-before-it-waits');
  const red = piece === undefined ? null : playToRed(piece);
  if (red === null) throw new Error('it is not red');
  const { simulation, scenario, choice } = red;
  const line = lockLine(scenario, choice);
  const { lane } = modelOf(
    { ...stage('candidates', 3), simulation, line, world: () => simulation.world },
    'client:B',
  );
  expect(lane.late).toMatch(/^handled NodeDeleted n_0000000000 at [\d.]+ s, before thread 1 began to wait/);
});

function modelOf(world: Stage, chosen: `client:${string}` | null = null) {
  return drawn(threadsModel(sceneOf(world), textsOf(words, 3000), { chosen, lines: null }));
}
