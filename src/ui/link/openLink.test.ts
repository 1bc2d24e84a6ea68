import { afterEach, expect, test } from 'vitest';
import '../../scenarios/library.ts';
import { linkOf } from '../../scenarios/link/permalink.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { openingChoices } from '../controls/presets.ts';
import { loadScenario } from '../playback/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { encodeText } from './encode.ts';
import { openLink } from './openLink.ts';

const before = { session: useSession.getState(), playhead: usePlayhead.getState() };

afterEach(() => {
  useSession.setState(before.session);
  usePlayhead.setState(before.playhead);
});

test('a scene that is chosen while a link is being opened stays', async () => {
  loadScenario(openingChoices());
  const shown = getExperiment();
  if (shown === null) throw new Error('nothing is shown');
  const encoded = await encodeText(JSON.stringify(linkOf(shown, { step: 0, timeMs: 0 }, 'single')));
  const opening = openLink(encoded);
  loadScenario([sideChoice({ scenario: 'try-lock', values: {} }, 1, 2)]);
  const chosen = getExperiment();
  expect(await opening).toBe(false);
  expect(getExperiment()).toBe(chosen);
  expect(useSession.getState()).toMatchObject({ linkError: null, opening: null });
  expect(await openLink(encoded)).toBe(true);
});
