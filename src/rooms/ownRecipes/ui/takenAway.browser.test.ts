import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../words/useWords.ts';
import { giveCommand, loadScenario, showExperiment } from '../../../ui/playback/gestures.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { dismissNotice, notify, useNotices } from '../../../ui/stores/notices.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { takenAway, useTakenAway } from './takenAway.ts';
import { CUT_AT_MS, splitLeaders } from './testing/splitLeaders.ts';

beforeEach(async () => {
  await speak('en');
});

afterEach(() => {
  pause();
  useSession.setState({ experiment: null });
  useTakenAway.setState({ again: null, offer: null });
  dismissNotice();
});

test('what was done by hand to a world that is left is named, and can be done again at its moment', async () => {
  const left = splitLeaders();
  showExperiment(left, { step: left.steps, timeMs: left.head.timeMs }, []);
  const notice = takenAway(left);
  expect(notice?.text).toBe(
    'Run started a new world without what you did before: partitioned the network: client A on one side, servers 1, 2, and 3 with clients B and C on the other (6.000 s).',
  );
  loadScenario(left.choices);
  expect(getExperiment()?.commands).toEqual([]);
  // Long after the notice has gone, from the menu.
  useTakenAway.getState().again?.();
  expect(useTakenAway.getState().again).toBeNull();
  await expect.poll(() => getExperiment()?.commands.length).toBe(1);
  expect(getExperiment()?.commands[0]).toMatchObject({ atMs: CUT_AT_MS, command: { type: 'partition' } });
  expect(getExperiment()?.head.timeMs).toBeGreaterThanOrEqual(CUT_AT_MS);
});

test('the offer stays until it is answered, also where Run is pressed once more, and goes with the next command', async () => {
  const left = splitLeaders();
  const notice = takenAway(left);
  if (notice === null) throw new Error('something was done');
  expect(notice.until).toBe('answered');
  loadScenario(left.choices);
  notify(notice);
  expect(takenAway(getExperiment())).toBe(notice);
  loadScenario(left.choices);
  expect(useNotices.getState().notice).toBe(notice);
  giveCommand({ type: 'pauseClient', client: 'client:A' });
  await expect.poll(() => useNotices.getState().notice).not.toBe(notice);
  expect(takenAway(splitLeaders({ fault: 'none' }))).toBeNull();
});

test('of a world that nobody touched nothing is said', () => {
  const left = splitLeaders({ fault: 'none' });
  expect(takenAway(left)).toBeNull();
  expect(takenAway(null)).toBeNull();
});
