import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openingChoices } from '../controls/presets.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { pauseWhere } from '../stores/stops.ts';
import '../../scenarios/library.ts';
import { playOnceOneHasCome } from './allHaveCome.ts';
import { loadScenario } from './gestures.ts';
import { pause } from './transport.ts';

beforeEach(() => {
  // Looking for it ends in the task it begins in, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  pause();
  pauseWhere(() => null);
  useSession.setState({ experiment: null });
});

test('it stands where it says that it has paused, and does not play on to there', () => {
  loadScenario(openingChoices());
  const said: number[] = [];
  pauseWhere((_, after, upTo) => {
    if (after >= upTo) return null;
    said.push(upTo);
    return upTo;
  });
  playOnceOneHasCome();
  expect(said).toEqual([usePlayhead.getState().step]);
  expect(usePlayhead.getState()).toMatchObject({ playing: false, coming: false });
});
