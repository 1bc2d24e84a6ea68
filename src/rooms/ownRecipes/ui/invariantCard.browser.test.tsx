// The card of an invariant of one's own that was violated and holds again.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvariantCard } from '../../../ui/panels/InvariantCard.tsx';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { useWorld } from '../../../ui/stores/useWorld.ts';
import { speak } from '../../../words/useWords.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  pause();
  useSession.setState({ experiment: null });
  document.body.replaceChildren();
});

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
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Shown />);
  await expect.element(page.getByRole('heading', { name: 'invariantOneLeader' })).toBeVisible();
  await expect.element(page.getByText('was violated, holds again, from 10.161 s to 20.000 s')).toBeVisible();
  await expect
    .element(page.getByText(/^10\.161 s: invariantOneLeader violated: “two leaders” \(first, line 1\)\.$/))
    .toBeVisible();
});
