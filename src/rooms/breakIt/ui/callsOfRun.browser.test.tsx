import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { worldNow } from '../../../ui/stores/useWorld.ts';
import { speak } from '../../../words/useWords.ts';
import { CallsOfRun } from './CallsOfRun.tsx';

let root: Root | null = null;
let hasLeft = false;

beforeEach(async () => {
  await speak('en');
  hasLeft = false;
  const piece = museumPieces.find(({ id }) => id === 'acknowledged-before-uptodate');
  if (piece === undefined) throw new Error('no such piece');
  loadScenario(
    [piece.wrong, piece.right].map((side) =>
      sideChoice({ ...side, values: { ...side.values, story: piece.id } }, piece.seed, piece.clients),
    ),
  );
  const experiment = getExperiment();
  experiment?.runUntil(piece.endMs, 100_000);
  movePlayhead({ step: experiment?.steps ?? 0 });
});

afterEach(() => root?.unmount());

test('a write that servers lost is told with the read that shows it, and each call leads to its moment', async () => {
  draw(0);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Lost: /orders/A2 existed and is gone later');
  const pair = page
    .getByRole('list', { name: 'The two calls that contradict each other' })
    .getByRole('listitem');
  await expect.element(pair.nth(0)).toHaveTextContent('Client A got the reply to create /orders/A2: done');
  await expect.element(pair.nth(1)).toHaveTextContent('Client A got the reply to getChildren /orders: done');
  await pair.nth(0).getByRole('button').click();
  expect(hasLeft).toBe(true);
  const shown = worldNow(0);
  expect(shown?.simulation.recordsOf(shown.step)).toContainEqual(
    expect.objectContaining({ kind: 'reply.delivered', op: 'create', path: '/orders/A2' }),
  );
});

test('the same on servers without the mistake is consistent', async () => {
  draw(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('Consistent: 4 calls of 1 session.');
});

function draw(side: 0 | 1): void {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<CallsOfRun side={side} onShown={() => (hasLeft = true)} />);
}
