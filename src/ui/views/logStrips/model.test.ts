import { expect, it } from 'vitest';
import { playPiece } from '../../../scenarios/museum/playPiece.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { logsModel } from './model.ts';
import { words } from './words/en.ts';

it('counts as logged only what some disk has, of three proposals that are out', () => {
  const world = stage('quorum-write', 3, { story: 'three' });
  const isProposed = () =>
    world.simulation.trace.filter((record) => record.kind === 'txn.proposed' && record.type === 'setData');
  while (isProposed().length < 3) world.simulation.step();
  expect(modelOf(world).line).toBe(words.outstanding(2));
});

it('says that a committed write was dropped, where servers lost it by a mistake', () => {
  const piece = museumPieces.find(({ id }) => id === 'acknowledged-before-uptodate');
  if (piece === undefined) throw new Error('there is no such piece');
  const { simulation } = playPiece(piece).wrong;
  expect(modelOf({ ...stage('server-mistakes', 2), simulation })).toMatchObject({
    line: 'Zxid 1:4 was committed, and server 1 dropped it.',
    tone: 'alarm',
  });
});

it('says that the leader lacks a committed write, where one server is quorum enough', () => {
  const world = stage('split-brain', 2, { quorum: 'oneVote' });
  const isSecond = () =>
    world.simulation.trace.filter((record) => record.kind === 'leader.established').length === 2;
  while (!isSecond()) world.simulation.step();
  expect(modelOf(world)).toMatchObject({
    line: 'Zxid 1:4 was committed, and server 4, the leader of epoch 2, does not have it.',
    tone: 'alarm',
  });
});

it('has a strip, a sentence and a note for each server', () => {
  const { logs, spoken, notes } = modelOf(stage('server-disk', 2, { story: 'truncated' }).until(60_000));
  expect(logs.strips.map(({ server }) => server.number)).toEqual([1, 2, 3]);
  expect(spoken).toEqual([
    'Server 1, follower: 5 committed.',
    'Server 2, leader: 5 committed.',
    'Server 3, follower: 5 committed, 1 discarded.',
  ]);
  expect(notes).toEqual([null, null, { text: words.notes.truncated, tone: 'calm' }]);
});

function modelOf(world: Stage) {
  return drawn(logsModel(sceneOf(world), textsOf(words)));
}
