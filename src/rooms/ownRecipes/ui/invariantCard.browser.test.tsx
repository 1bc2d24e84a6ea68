// The card of an invariant of one's own that was violated and holds again.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvariantCard } from '../../../ui/panels/cards/InvariantCard.tsx';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { useWorld } from '../../../ui/stores/useWorld.ts';
import { drawing } from './testing/drawing.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const draw = drawing();

function Shown() {
  const view = useWorld(0);
  return view === null ? null : <InvariantCard view={view} id="I-40" />;
}

test('says its name, from when to when it was violated, and how it began as of then', async () => {
  const rewritten = (code: string): string => code.replace('const invariant ', 'const invariantOneLeader ');
  const experiment = splitLeaders({ rewritten });
  experiment.give({ type: 'killClient', client: 'client:A' }, { step: experiment.steps, timeMs: 20_000 });
  experiment.markShown(experiment.steps);
  showExperiment(experiment, { step: experiment.steps, timeMs: 20_000 }, []);
  draw(<Shown />);
  await expect.element(page.getByRole('heading', { name: 'invariantOneLeader' })).toBeVisible();
  await expect.element(page.getByText('was violated, holds again, from 10.161 s to 20.000 s')).toBeVisible();
  await expect
    .element(page.getByText(/^10\.161 s: invariantOneLeader violated: “two leaders” \(first, line 1\)\.$/))
    .toBeVisible();
});
