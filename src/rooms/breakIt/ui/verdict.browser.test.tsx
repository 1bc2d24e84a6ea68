import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import type { Report } from '../model/explore/total.ts';
import { Verdict } from './Verdict.tsx';

const REPORT: Report = {
  complete: true,
  bound: { faults: ['kill'], atMost: 1, delays: 0, gates: 4 },
  found: [],
  cells: [],
  runs: 12,
  states: 40,
  steps: 900,
  unfinished: 0,
};

test('what every run came to is scrolled to when it has come, and not when it is looked at again', async () => {
  await speak('en');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (isNew: boolean) =>
    root.render(
      <>
        <div style={{ height: '200vh' }} />
        <Verdict report={REPORT} clients={2} claims={['I-4']} isNew={isNew} onOpen={() => undefined} />
      </>,
    );
  const verdict = page.getByText(/no violation of/);
  show(false);
  await expect.element(verdict).toBeInTheDocument();
  await expect.element(verdict).not.toBeInViewport();
  // Without a mistake there is no list of them.
  expect(page.getByRole('list').elements()).toHaveLength(0);
  show(true);
  await expect.element(verdict).toBeInViewport({ ratio: 0.9 });
  root.unmount();
  host.remove();
});
