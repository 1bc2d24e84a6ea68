import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showExperiment } from '../../../../ui/playback/gestures.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { useWorld } from '../../../../ui/stores/useWorld.ts';
import { ExpiryHint } from './ExpiryHint.tsx';
import { drawing } from '../testing/drawing.ts';
import { CUT_AT_MS, splitLeaders } from '../testing/splitLeaders.ts';

const draw = drawing();

function Shown() {
  const view = useWorld(0);
  return view === null ? null : (
    <>
      <p>Drawn</p>
      <ExpiryHint view={view} />
    </>
  );
}

test.each(['partition', 'pause'] as const)(
  'after a %s it is said when the session will expire, and a button goes there',
  async (fault) => {
    const experiment = splitLeaders({ fault });
    const { step } = experiment.momentAtTime(CUT_AT_MS);
    showExperiment(experiment, { step, timeMs: CUT_AT_MS }, []);
    draw(<Shown />);
    await expect
      .element(page.getByText('No server hears client A: its session expires in 4 s.'))
      .toBeVisible();
    const skip = page.getByRole('button', { name: 'Skip to the expiry' });
    // It looks like a button, not like more text.
    expect(getComputedStyle(skip.element()).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await skip.click();
    const expired = experiment.worlds[0]?.trace.find(({ kind }) => kind === 'session.expired');
    expect(expired?.timeMs).toBe(10_000);
    expect(usePlayhead.getState()).toMatchObject({
      step: experiment.momentOfWorldStep(0, expired?.step ?? 0)?.step,
      playing: true,
    });
    await expect.poll(() => page.getByText('No server hears').elements()).toHaveLength(0);
  },
);

test('it stays until the session expires', async () => {
  const experiment = splitLeaders();
  showExperiment(experiment, { step: experiment.momentAtTime(9900).step, timeMs: 9900 }, []);
  draw(<Shown />);
  await expect.element(page.getByText('No server hears client A: its session expires in 1 s.')).toBeVisible();
});

test('where every client is heard nothing is said', async () => {
  const experiment = splitLeaders({ fault: 'none' });
  showExperiment(experiment, { step: experiment.steps, timeMs: experiment.head.timeMs }, []);
  draw(<Shown />);
  await expect.element(page.getByText('Drawn')).toBeVisible();
  expect(page.getByText('No server hears').elements()).toHaveLength(0);
});
