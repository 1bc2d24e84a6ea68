// What the invariants below a picture say: what is violated with its reason, and what is over without one.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { SceneSpoken, speak } from '../../../words/useWords.ts';
import { library } from '../../stores/library.ts';
import { showPanel, usePanel } from '../../stores/panelTab.ts';
import { clearSelection } from '../../stores/selection.ts';
import { invariantChips } from '../../select/invariantChips.ts';
import { Promises } from './Promises.tsx';

let root: Root | null = null;

beforeEach(() => speak('en'));
const panel = usePanel.getState();

afterEach(() => {
  root?.unmount();
  clearSelection();
  usePanel.setState(panel);
});

test('a leader without a znode is violated as long as it believes that it leads, and was violated after', async () => {
  const experiment = expiredLatches();
  const violation = experiment.violations()[0]?.find(({ invariant }) => invariant === 'I-3');
  if (violation === undefined || violation.until === null) throw new Error('the violation is to end');

  draw(experiment, violation.until - 1);
  const chip = page.getByRole('button', { name: /^Leader owns the first znode/ });
  await expect
    .element(chip)
    .toHaveTextContent(/^Leader owns the first znode: violated Client A believes that it leads, but/);

  draw(experiment, violation.until);
  await expect.element(chip).toHaveTextContent(/^Leader owns the first znode: was violated$/);
  await expect.element(chip).toHaveAttribute('title', expect.stringContaining('believes that it leads, but'));
});

/** A latch that leads, and whose session is over. */
function expiredLatches(): Experiment {
  const values = { version: '4.0.1' };
  const experiment = new Experiment([sideChoice({ scenario: 'leader-latch', values }, 1, 1)], library);
  experiment.runUntil(2000, MOST_STEPS);
  experiment.give(
    { type: 'expireSession', client: 'client:A' },
    { step: experiment.steps, timeMs: experiment.head.timeMs },
  );
  experiment.runUntil(4000, MOST_STEPS);
  return experiment;
}

const MOST_STEPS = 5000;

function draw(experiment: Experiment, step: number): void {
  const scenario = findScenario('leader-latch');
  if (scenario === undefined) throw new Error('there is no such scenario');
  const [choice] = experiment.choices;
  const chips = invariantChips(experiment.violations()[0] ?? [], step, {
    invariants: scenario.invariants,
    expected: scenario.expected(choice?.values ?? {}),
  });
  root?.unmount();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <SceneSpoken value={scenario}>
      <Promises side={0} chips={chips} />
    </SceneSpoken>,
  );
}

test('pressed once more, an invariant brings its card to the front again', async () => {
  const experiment = expiredLatches();
  draw(experiment, experiment.steps);
  const chip = page.getByRole('button', { name: /^Leader owns the first znode/ });
  await chip.click();
  showPanel('log');
  await chip.click();
  expect(usePanel.getState()).toMatchObject({ tab: 'card', isOpen: true });
});
