import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { scenarioPairs } from '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { en } from '../../../words/en/index.ts';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { foundScenes } from '../../scenes/foundScenes.ts';
import type { RedPicture } from '../../select/red/redPicture.ts';
import { CARD_STORIES } from './cardStories.ts';
import { planOf, WIDTH } from './plan.ts';
import { picturedPiece, picturedScene } from './picturedLibrary.ts';
import type { ShownMoment } from './redMoments.ts';

/** Those of the museum show where a run breaks, wherever that is. */
const entries = foundScenes(en, []).filter(({ room }) => room !== 'museum');
const shown = entries.map(({ id, room, scene }) => ({
  id,
  room,
  pictures: played(picturedScene(id, scene.choices)).pictures,
}));

test('a build can write the pictures down, and nothing of them is lost', () => {
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
});

test('no two neighbours in a room have the same picture', () => {
  const alike = shown.flatMap(({ id, room, pictures }, at) => {
    const next = shown.slice(at + 1).find((each) => each.room === room);
    return next !== undefined && drawn(pictures) === drawn(next.pictures) ? [`${id}, ${next.id}`] : [];
  });
  expect(alike).toEqual([]);
});

test('neighbours of the museum have different pictures, also of runs that differ in one request', () => {
  const ofPiece = (piece: MuseumPiece) => drawn(played(picturedPiece(piece)).pictures);
  const pairs = museumPieces.slice(1).map((piece, at) => [museumPieces[at] ?? piece, piece] as const);
  const alike = sampled(pairs, 5).filter(([one, other]) => ofPiece(one) === ofPiece(other));
  expect(alike.map(([one, other]) => `${one.id}, ${other.id}`)).toEqual([]);
});

test('no two locks have the same picture, wherever they stand', () => {
  const locks = shown.filter(({ room }) => room === 'locks').map(({ pictures }) => drawn(pictures));
  expect(new Set(locks).size).toBe(locks.length);
});

test('a card whose story breaks an invariant shows where it breaks', () => {
  const unbroken = Object.entries(CARD_STORIES).flatMap(([id, story]) => {
    const isToBreak = 'piece' in story || story.breaks !== undefined;
    const pictures = shown.find((each) => each.id === id)?.pictures ?? [];
    return isToBreak && !pictures.some(({ isBroken }) => isBroken) ? [id] : [];
  });
  expect(unbroken).toEqual([]);
});

test('a pair that shows a piece of the museum has the variants of that piece', () => {
  for (const [id, story] of Object.entries(CARD_STORIES)) {
    if (!('piece' in story)) continue;
    const piece = museumPieces.find((each) => each.id === story.piece);
    const pair = scenarioPairs.find((each) => each.id === id);
    for (const side of ['left', 'right'] as const) {
      const own = pair?.[side];
      const itsSide = side === 'left' ? piece?.wrong : piece?.right;
      expect([id, side, itsSide?.scenario]).toEqual([id, side, own?.scenario]);
      expect([id, side, pick(itsSide?.values, own?.values)]).toEqual([
        id,
        side,
        pick(own?.values, own?.values),
      ]);
    }
  }
});

/** Only the values that a side of a pair names. */
function pick(values: Values, named: Values): Values {
  return Object.fromEntries(
    Object.keys(named ?? {})
      .filter((name) => !PACE.has(name))
      .map((name) => [name, values?.[name]]),
  );
}

type Values = Readonly<Record<string, unknown>> | undefined;

/** How fast its clients go is not what a pair is about. */
const PACE: ReadonlySet<string> = new Set(['takeMs', 'rounds']);

/** What can be seen of it, as coarse as the eye sees it: places in sixteenths of its width. */
function drawn(pictures: readonly RedPicture[]): string {
  return JSON.stringify(pictures.map(drawnOne));
}

function drawnOne(picture: RedPicture): unknown {
  const { x, isInside } = planOf(picture, WIDTH);
  const at = (ms: number) =>
    Math.round((x(Math.min(Math.max(ms, picture.fromMs), picture.toMs)) / WIDTH) * 16);
  return {
    rows: picture.rows.map(({ bars, marks, endMs }) => ({
      bars: bars.flatMap(({ look, fromMs, toMs }) => {
        const [from, to] = [at(fromMs), at(toMs ?? picture.toMs)];
        return fromMs > picture.toMs || to <= from ? [] : [[look, from, to]];
      }),
      marks: marks.filter(({ atMs }) => isInside(atMs)).map(({ look, text, atMs }) => [look, text, at(atMs)]),
      end: endMs !== null && isInside(endMs) ? at(endMs) : null,
    })),
    bands: picture.bands.map(({ fromMs, toMs }) => [at(fromMs), at(toMs)]),
    boxes: picture.boxes.map(({ text, look }) => [text, look]),
  };
}

function played({ play }: Pick<ReturnType<typeof picturedScene>, 'play'>): ShownMoment {
  const steps = play();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value ?? { pictures: [], finding: null };
  }
}
