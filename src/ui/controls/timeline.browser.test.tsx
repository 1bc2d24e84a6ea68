// What the timeline shows of a run as it grows, is looked back at, and branches.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../scenarios/library.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { axisScale, placeOf } from '../draw/timeRows/axis.ts';
import { axisOfShown } from '../draw/timeRows/shownAxis.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { pause } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
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
function placesOfTicks(): string {
  const experiment = getExperiment()!;
  const axis = axisOfShown(experiment, 'noteworthy', null);
  const scale = axisScale(axis);
  return experiment
    .marked('striking')
    .filter((step) => step <= experiment.shownStep)
    .map((step) => scale.shareOf(placeOf(axis, { step, timeMs: experiment.timeAt(step) })))
    .map((share) => `M${(share * 1000).toFixed(1)} 0V1`)
    .join('');
}
