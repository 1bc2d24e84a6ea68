import { expect, test } from 'vitest';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { playPiece } from '../../scenarios/museum/playPiece.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { lockLine } from './lockLine.ts';
import { lockLane } from './lockLane.ts';
import { traceIndex } from './traceIndex.ts';
import { truthServer } from './truth.ts';

test('the persistent znode of a dead leader leads nobody, though it is the first of its line', () => {
  const piece = museumPieces.find(({ id }) => id === 'leader-for-ever')!;
  const { simulation } = playPiece(piece).wrong;
  const world = simulation.worldAt(simulation.steps);
  const line = lockLine(findScenario(piece.wrong.scenario)!, piece.wrong);
  const [first] = lockLane(truthServer(world), world, line, traceIndex(simulation.trace)).places;
  expect(first).toMatchObject({ client: null, isClaimed: false });
});
