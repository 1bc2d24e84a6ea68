import { expect, onTestFinished, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { allScenes } from '../../scenes/scenes.ts';
import { picturedPiece, picturedScene } from './picturedLibrary.ts';
import { redMoments, type Pictured, type ShownMoment } from './redMoments.ts';

test('while a long piece is played, others have their turn', async () => {
  // On whatever machine: each step takes longer than a slice.
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10));
  onTestFinished(() => clock.mockRestore());
  let turns = 0;
  let isPlayed = false;
  const take = (): void => {
    turns++;
    if (!isPlayed) setTimeout(take, 0);
  };
  setTimeout(take, 0);
  const moment = await played(piece('all-at-the-same-time'));
  isPlayed = true;
  expect(moment?.pictures[0]?.rows.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(3);
});

test('a piece is played once for all who ask, and kept', async () => {
  const asked = piece('stale-write');
  expect(redMoments.known(asked.id)).toBeNull();
  const [one, two] = await Promise.all([played(asked), played(asked)]);
  expect(one).not.toBeNull();
  expect(two).toBe(one);
  expect(redMoments.known(asked.id)).toBe(one);
});

test('who asks no more is told nothing', async () => {
  const told: string[] = [];
  const forget = redMoments.ask(piece('interrupted-create'), () => told.push('interrupted-create'));
  forget();
  await played(piece('holder-is-never-told'));
  expect(told).toEqual([]);
});

test('a picture that was drawn before is told to those who still ask, and kept', async () => {
  const moment: ShownMoment = { pictures: [], finding: null };
  const drawn: Pictured = { id: 'drawn before', fetch: async () => moment };
  const told: string[] = [];
  redMoments.ask(drawn, () => told.push('forgotten'))();
  expect(await played(drawn)).toBe(moment);
  expect(told).toEqual([]);
  expect(redMoments.known(drawn.id)).toBe(moment);
});

test.each(['herd-line', 'partition', 'barrier'])(
  'the scene %s has a picture of each of its worlds',
  async (id) => {
    const scene = allScenes().find((each) => each.id === id);
    const moment = await played(picturedScene(id, () => scene?.choices() ?? []));
    expect(moment?.pictures).toHaveLength(id === 'herd-line' ? 2 : 1);
    for (const { rows } of moment?.pictures ?? []) expect(rows.length).toBeGreaterThan(2);
  },
);

function piece(id: string): Pictured {
  const found = museumPieces.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no piece ${id}`);
  return picturedPiece(found);
}

function played(asked: Pictured): Promise<ShownMoment | null> {
  return new Promise((resolve) => {
    redMoments.ask(asked, resolve);
  });
}

test('the card of the herd effect shows five woken against one', async () => {
  const scene = allScenes().find(({ id }) => id === 'herd-line');
  const moment = await played(picturedScene('herd-line', () => scene?.choices() ?? []));
  const woken = moment?.pictures.map(
    ({ rows, fromMs, toMs }) =>
      rows.filter(({ marks }) =>
        marks.some(({ look, atMs }) => look === 'bell' && atMs >= fromMs && atMs <= toMs),
      ).length,
  );
  expect(woken).toEqual([5, 1]);
});
