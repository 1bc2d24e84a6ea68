import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { parseEmbed } from '../../../../embed/parameters.ts';
import { draw } from '../../../../ui/parts/testing/draw.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { speak } from '../../../../words/useWords.ts';
import { FilmFigure, filmStoryOf } from './FilmFigure.tsx';
import { loadStory } from './storyScene.ts';

test('in a frame of 160 px a figure about servers keeps its boxes, and its end can be scrolled to', async () => {
  await speak('en');
  onTestFinished(() => useSession.setState({ experiment: null }));
  loadStory(filmStoryOf('failover-figure', 'off', 1));
  draw(
    <div style={{ width: 160 }}>
      <FilmFigure id="failover-figure" values={parseEmbed([]).values} />
    </div>,
  );
  const drawing = page.getByRole('img');
  await expect.element(drawing).toBeVisible();
  const boxes = [...drawing.element().querySelectorAll('rect')];
  expect(boxes.length).toBeGreaterThan(20);
  for (const box of boxes) expect(Number(box.getAttribute('width'))).toBeGreaterThan(0);
  const last = drawing.getByText('restart', { exact: true });
  await expect.element(last).not.toBeInViewport({ ratio: 0.9 });
  last.element().scrollIntoView({ inline: 'end' });
  await expect.element(last).toBeInViewport({ ratio: 0.9 });
});
