import { expect, it } from 'vitest';
import type { ServerId } from '../../../engine/index.ts';
import { en } from '../../../words/en/index.ts';
import { ensembleLayout } from './ensembleLayout.ts';
import { pictureOf } from './fixtures.ts';
import { partitionCurves } from './partitionCurves.ts';
import { labelOf } from './partitionLabel.ts';

const PARTS: readonly (readonly ServerId[])[] = [
  ['server:1', 'server:5'],
  ['server:2', 'server:3', 'server:4'],
];

it('on a projector no server covers what stands at the cut', () => {
  const { label, cards } = cutIn({ width: 1900, height: 390, type: 1.75 });
  expect(label.more).toBe('');
  for (const card of cards) expect(card.y - card.h / 2).toBeGreaterThan(label.y);
});

it('at the page it says what can be done with the cut', () => {
  expect(cutIn({ width: 1110, height: 520, type: 1 }).label.more).toBe(en.ensemble.partition.lineMore);
});

it('stands on the shorter side of the cut: what is held up on links that bend over the longer one does not cover it', () => {
  const size = { width: 1110, height: 520, type: 1 };
  expect(cutIn(size).label.anchor).toBe('end');
  const mirrored = cutIn(size, [PARTS[1] ?? [], PARTS[0] ?? []]);
  expect(mirrored.label.anchor).toBe('start');
});

function cutIn(
  size: { readonly width: number; readonly height: number; readonly type: number },
  parts = PARTS,
) {
  const layout = ensembleLayout({ ...pictureOf(5, 3), parts }, null, size);
  const [curve] = partitionCurves(layout);
  if (curve === undefined) throw new Error('there is no cut');
  return { label: labelOf(curve, layout, en), cards: layout.cards };
}
