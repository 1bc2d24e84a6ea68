import { expect, it } from 'vitest';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playPiece } from '../../../scenarios/museum/playPiece.ts';
import { castOf } from '../../select/cast.ts';
import { resourceLedgers } from '../../select/resourceLedger.ts';
import { lineOf } from './model.ts';
import { words } from './words/en.ts';

it('a late write is told with the token that was the highest when it came, however many come after it', () => {
  const piece = museumPieces.find(({ id }) => id === 'stale-write');
  if (piece === undefined) throw new Error('no such piece');
  const { simulation } = playPiece(piece).wrong;
  simulation.runUntil(30_000);
  const world = simulation.worldAt(simulation.steps);
  const [ledger] = resourceLedgers(simulation.trace, world, simulation.steps);
  if (ledger === undefined) throw new Error('no resource');
  expect(ledger.highest).toBe(2);
  const { line } = lineOf(ledger, castOf(world), words);
  expect(line).toContain('token 0');
  expect(line).toContain('token 1');
});
