import { afterEach, expect, test } from 'vitest';
import '../../scenarios/library.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { openingChoices } from '../controls/presets.ts';
import { cancelOpening } from '../link/openings.ts';
import { loadScenario } from '../playback/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { openLoaded } from './openScene.ts';

const before = { session: useSession.getState(), playhead: usePlayhead.getState() };

afterEach(() => {
  useSession.setState(before.session);
  usePlayhead.setState(before.playhead);
});

/** Of so many items as no other test has. */
function queueOf(waiting: number) {
  return [sideChoice({ scenario: 'large-queue', values: { waiting } }, 1, 2)];
}

function shownScenarios() {
  return getExperiment()?.choices.map(({ scenario }) => scenario);
}

test('a scene that is opened while a large queue is being opened stays', async () => {
  loadScenario(openingChoices());
  const opening = openLoaded(queueOf(19_998));
  const next = openLoaded([sideChoice({ scenario: 'try-lock', values: {} }, 1, 2)]);
  expect(await next).toBe(true);
  await opening;
  expect(shownScenarios()).toEqual(['try-lock']);
  expect(useSession.getState()).toMatchObject({ opening: null, failure: null });
});

test('an opening that is given up leaves what was shown', async () => {
  loadScenario(openingChoices());
  const opening = openLoaded(queueOf(19_996));
  const shown = getExperiment();
  cancelOpening();
  const isOpen = await opening;
  expect(getExperiment()).toBe(shown);
  expect(isOpen).toBe(shown?.choices[0]?.scenario === 'large-queue' ? true : null);
  expect(useSession.getState().opening).toBeNull();
});
