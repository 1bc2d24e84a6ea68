// What the other thread finds after a step has been shown is shown in that step, also while nothing plays.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Thread } from '../../../ownRecipes/ahead/testing/thread.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { Promises } from '../../../ui/draw/board/Promises.tsx';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { bumpRevision } from '../../../ui/stores/session.ts';
import { useEnsemble } from '../../../ui/views/ensemble/useEnsemble.ts';
import { drawing } from './testing/drawing.ts';
import { splitLeaders } from './testing/splitLeaders.ts';
import { useFaults } from './faults/useFaults.ts';

const draw = drawing();

function Shown() {
  const shown = useEnsemble(0);
  const faults = useFaults();
  return (
    <>
      <p>{faults.length === 0 ? 'No line is red' : `Red: ${faults.map(({ name }) => name).join()}`}</p>
      {shown !== null && <Promises side={0} chips={shown.picture.promises} />}
    </>
  );
}

test('an invariant of its own that a kill mends is mended in the paused world too', async () => {
  const thread = new Thread({ quickJs: await loadOwnRecipes(), copy: (message) => structuredClone(message) });
  const experiment = splitLeaders({ thread });
  experiment.give({ type: 'killClient', client: 'client:A' }, { step: experiment.steps, timeMs: 20_000 });
  experiment.markShown(experiment.steps);
  showExperiment(experiment, { step: experiment.steps, timeMs: 20_000 }, []);
  draw(<Shown />);
  await expect.element(page.getByText('Invariant of the program: violated')).toBeVisible();
  thread.turn();
  bumpRevision();
  await expect.element(page.getByText('Invariant of the program: was violated')).toBeVisible();
  await expect.element(page.getByText('No line is red')).toBeVisible();
});
