// What the timeline shows of a run as it grows, is looked back at, and branches.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../scenarios/library.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { axisScale, placeOf, type Window } from '../draw/timeRows/axis.ts';
import { axisOfShown } from '../draw/timeRows/shownAxis.ts';
import { zoomed } from '../draw/timeRows/window.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { pause } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { Timeline } from './Timeline.tsx';

let root: Root | null = null;

afterEach(() => root?.unmount());

test('what could be seen happening has its tick, however the run went on', async () => {
  await page.viewport(1000, 400);
  open('herd-lock');
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<Timeline />);
  const ticks = () => host.querySelector('svg path')?.getAttribute('d');

  for (let step = 1; step <= 60; step++) {
    playOn(1);
    await expect.poll(ticks).toBe(placesOfTicks());
  }
  const before = ticks();
  movePlayhead({ step: 20 });
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '20');
  expect(ticks()).toBe(before);

  giveCommand({ type: 'killClient', client: 'client:A' });
  pause();
  playOn(30);
  await expect.poll(ticks).toBe(placesOfTicks());
  expect(ticks()).not.toBe(before);

  open('try-lock');
  playOn(30);
  await expect.poll(ticks).toBe(placesOfTicks());
});

test('zooming in goes to where the playhead has gone since the timeline was drawn', async () => {
  await page.viewport(1000, 400);
  open('herd-lock');
  playOn(60);
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<Timeline />);
  const ticks = () => host.querySelector('svg path')?.getAttribute('d');
  await expect.poll(ticks).toBe(placesOfTicks());

  movePlayhead({ step: 20 });
  const axis = axisOfShown(getExperiment()!, 'noteworthy', null);
  const place = placeOf(axis, usePlayhead.getState());
  let near: Window | null = null;
  for (let times = 1; times <= 3; times++) {
    await page.getByRole('button', { name: 'Zoom in on the timeline' }).click();
    near = zoomed(axis, near, 2, place);
    await expect.poll(ticks).toBe(placesOfTicks(near));
  }
});

function open(scenario: string): void {
  loadScenario([sideChoice({ scenario, values: {} }, 1, 6)]);
  pause();
}

function playOn(steps: number): void {
  const experiment = getExperiment()!;
  for (let step = 0; step < steps; step++) experiment.advance();
  movePlayhead({ step: experiment.shownStep });
}

/** Each where its step is, in thousandths of the width. */
function placesOfTicks(near: Window | null = null): string {
  const experiment = getExperiment()!;
  const axis = axisOfShown(experiment, 'noteworthy', null);
  const scale = axisScale(axis, near);
  return experiment
    .marked('striking')
    .filter((step) => step <= experiment.shownStep)
    .map((step) => scale.shareOf(placeOf(axis, { step, timeMs: experiment.timeAt(step) })))
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => `M${(share * 1000).toFixed(1)} 0V1`)
    .join('');
}
