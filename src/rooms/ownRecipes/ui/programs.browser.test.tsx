import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { Programs } from './Programs.tsx';
import { splitLeaders } from './testing/splitLeaders.ts';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  useSession.setState({ experiment: null });
  document.body.replaceChildren();
});

test('the tab of a program has a red mark, said in its name, as long as a line of it is marked', async () => {
  const experiment = splitLeaders();
  showExperiment(experiment, { step: experiment.steps, timeMs: experiment.head.timeMs }, []);
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Programs textNow={() => ''} />);
  await expect
    .element(page.getByRole('radio', { name: 'first, run by A; marked red: line 7' }))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'second, run by B', exact: true })).toBeVisible();
  await expect.element(page.getByTitle('first; marked red: line 7')).toBeVisible();

  movePlayhead({ step: 1 });
  await expect.element(page.getByRole('radio', { name: 'first, run by A', exact: true })).toBeVisible();
  expect(page.getByTitle('first; marked red: line 7').elements()).toHaveLength(0);
});
