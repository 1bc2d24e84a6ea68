import { expect, test } from 'vitest';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { playToRed } from '../../scenarios/museum/playPiece.ts';
import { RECORDS } from '../../words/records.ts';
import { tell } from './tell.ts';

test('a countdown of a latch that is not made yet is told so, and one that a thread waits for is not', () => {
  expect(toldIn('told-before-it-waited', 'countDown')).toEqual([
    'Client B’s event thread continued: it counts the latch countDownLatch down, which is not there yet',
  ]);
});

test('a notify() that came before the wait is told as one for nobody', () => {
  expect(toldIn('candidate-told-before-it-waits', 'notifyMonitor')).toEqual([
    'Client B’s event thread continued: it calls notify() on candidate, and no thread waits there',
  ]);
});

function toldIn(id: string, kind: string): readonly string[] {
  const piece = museumPieces.find((each) => each.id === id);
  const red = piece === undefined ? null : playToRed(piece);
  if (red === null) throw new Error(`${id} is not red`);
  const { simulation } = red;
  return simulation.trace.flatMap((record) =>
    record.kind === 'program.resumed' &&
    record.actor === 'client:B' &&
    record.yielded.kind === 'op' &&
    record.yielded.op.kind === kind
      ? [tell(RECORDS.english, record, simulation)]
      : [],
  );
}
