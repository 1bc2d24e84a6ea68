import { expect, it } from 'vitest';
import '../../../scenarios/library.ts';
import { playPiece } from '../../../scenarios/museum/playPiece.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { logStrips, txns } from '../../../words/en/viewsEnsemble.ts';
import { logStrips as stripsOf } from '../../select/logStrips.ts';
import { stage } from '../../select/testing/stage.ts';
import { lineOf } from './stripText.ts';

it('counts as logged only what some disk has, of three proposals that are out', () => {
  const { simulation } = stage('quorum-write', 3, { story: 'three' });
  const isProposed = () =>
    simulation.trace.filter((record) => record.kind === 'txn.proposed' && record.type === 'setData');
  while (isProposed().length < 3) simulation.step();
  const logs = stripsOf(simulation.worldAt(simulation.steps), simulation.trace);
  expect(lineOf(logs, { words: logStrips, txns }).text).toBe(logStrips.outstanding(2));
});

it('says that a committed write was dropped, where servers lost it by a mistake', () => {
  const piece = museumPieces.find(({ id }) => id === 'acknowledged-before-uptodate');
  if (piece === undefined) throw new Error('there is no such piece');
  const { simulation } = playPiece(piece).wrong;
  expect(lineOf(stripsOf(simulation.world, simulation.trace), { words: logStrips, txns })).toEqual({
    text: 'Zxid 1:4 was committed, and server 1 dropped it.',
    tone: 'alarm',
  });
});

it('says that the leader lacks a committed write, where one server is quorum enough', () => {
  const { simulation, world } = stage('split-brain', 2, { quorum: 'oneVote' });
  const isSecond = () =>
    simulation.trace.filter((record) => record.kind === 'leader.established').length === 2;
  while (!isSecond()) simulation.step();
  expect(lineOf(stripsOf(world(), simulation.trace), { words: logStrips, txns })).toEqual({
    text: 'Zxid 1:4 was committed, and server 4, the leader of epoch 2, does not have it.',
    tone: 'alarm',
  });
});
