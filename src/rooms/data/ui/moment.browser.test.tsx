// The moment by the wall clock, from the keyboard.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBody, type WrittenTxn } from '../testing/logBytes.ts';
import { timeText } from '../words/timeText.ts';
import { logOf, showFiles } from './testing/place.tsx';

const START_MS = 1_795_514_169_069;
/** Two at once, a silence of minutes, and two more. */
const TIMES = [0, 3, 400_007, 400_009].map((ms) => START_MS + ms);
const LOG: readonly WrittenTxn[] = TIMES.map((timeMs, index) => ({
  zxid: index + 1,
  type: 1,
  body: createBody(`/n${index + 1}`),
  timeMs,
}));

const moment = page.getByRole('region', { name: 'Moment' });
const slider = moment.getByRole('slider');
const time = (nth: number) => timeText(TIMES[nth - 1] ?? 0);

async function byClock(): Promise<void> {
  await showFiles([logOf('version-2/log.1', LOG)]);
  await moment.getByText('Wall clock').click();
  (slider.element() as HTMLElement).focus();
}

test('arrow keys go from one transaction to the next, across a silence too', async () => {
  await byClock();
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(4));
  for (const nth of [3, 2, 1]) {
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', time(nth));
  }
  for (const nth of [2, 3, 4]) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', time(nth));
  }
});

test('Home and End lead to both ends', async () => {
  await byClock();
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(4));
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(1));
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(4));
});

test('Page Down leads through a silence, and what happened last is shown', async () => {
  await byClock();
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(4));
  await userEvent.keyboard('{PageDown}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(2));
  const before = valueNow();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(valueNow).toBeLessThan(before);
  await expect.element(slider).toHaveAttribute('aria-valuetext', time(2));
});

function valueNow(): number {
  return (slider.element() as HTMLInputElement).valueAsNumber;
}
