import { expect, test } from 'vitest';
import { BEHAVIOUR_VERSION, LINK_VERSION } from '../../../scenarios/link/permalink.ts';
import { openFirstScene } from '../../../ui/controls/scene.ts';
import { useNotices } from '../../../ui/stores/notices.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { compareMoment } from './compareRuns.ts';

test('a run that cannot be set up is refused in a sentence, and what is shown stays', async () => {
  openFirstScene();
  const shown = getExperiment();
  await compareMoment({
    v: LINK_VERSION,
    behaviour: BEHAVIOUR_VERSION,
    choices: [{ scenario: 'no-such-scene', seed: 1, clients: 1, values: {} }],
    commands: [],
    playhead: { step: 5, timeMs: 0 },
    hash: '',
    view: 'single',
  });
  expect(useNotices.getState().notice?.text).toBeTruthy();
  expect(getExperiment()).toBe(shown);
});
