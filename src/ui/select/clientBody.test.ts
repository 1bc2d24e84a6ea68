import { expect, it } from 'vitest';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { playPiece } from '../../scenarios/museum/playPiece.ts';
import type { Simulation } from '../../engine/index.ts';
import { castOf } from './cast.ts';
import { bodyOf } from './clientBody.ts';
import { clientDiscs, type ClientDisc } from './clientDiscs.ts';
import type { Line } from './lockLine.ts';
import { stage } from './testing/stage.ts';
import { truthServer } from './truth.ts';

const NO_LINE: Line = { parent: '/none', order: 'unheld', permits: 1 };

it.each(['hop-watch-is-not-set', 'everyone-watches-the-leader', 'holder-is-never-told'])(
  'A client is as awake in the views beside the picture as in it, all through %s',
  (id) => {
    const piece = museumPieces.find((each) => each.id === id);
    if (piece === undefined) throw new Error(`no piece ${id}`);
    const { wrong, right } = playPiece(piece);
    const differing = [wrong, right].flatMap(({ simulation }, side) =>
      Array.from({ length: Math.floor(simulation.steps / 7) }, (_, at) => at * 7)
        .filter((step) => {
          const beside = castOf(simulation.worldAt(step)).map(({ body }) => body);
          return String(beside) !== String(discsAt(simulation, step).map(bodyOf));
        })
        .map((step) => `${side} ${step}`),
    );
    expect(differing).toEqual([]);
  },
);

it('whose program goes on with a timer alone sleeps, as long as nobody wakes it', () => {
  const world = stage('scheme-two', 3).until(9_000).world();
  expect(castOf(world).map(({ body }) => body)).toEqual(['awake', 'asleep', 'asleep']);
});

it('who holds the lock is not said to ask, also between two calls', () => {
  const { simulation } = stage('fair-lock', 2, { variant: 'article', threads: '2' });
  while (simulation.trace.filter(({ kind }) => kind === 'belief.stated').length < 2) simulation.step();
  expect(discsAt(simulation, simulation.steps)[0]?.activity).toBe('holding');
});

it('who waits to be told to go on is at no step of what it did before', () => {
  const { simulation } = stage('fifo-queue', 2, { pace: 'byHand', variant: 'published' })
    .until(1000)
    .give({ type: 'openGate', client: 'client:B', gate: 'consume' })
    .until(2000);
  const consumer = discsAt(simulation, simulation.steps).find(({ id }) => id === 'client:B');
  expect(consumer).toMatchObject({ activity: 'atGate', atStep: null });
});

it('of two threads the one that holds is told about, and not the one that waits', () => {
  const { simulation } = stage('fair-lock', 2, { variant: 'corrected', threads: '2' }).settle();
  expect(discsAt(simulation, simulation.steps).map(({ atStep }) => atStep)).toEqual([
    'lock.hold',
    'line.awaitPredecessor',
  ]);
});

function discsAt(simulation: Simulation, step: number): readonly ClientDisc[] {
  const world = simulation.worldAt(step);
  const lane = { order: NO_LINE.order, entitled: 1, places: [], waiting: [] };
  const { trace } = simulation;
  const around = { line: NO_LINE, lane, watches: [], nodes: [], trace, index: null };
  return clientDiscs(truthServer(world), world, around);
}
