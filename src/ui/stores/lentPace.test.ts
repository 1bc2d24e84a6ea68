import { afterEach, beforeEach, expect, test } from 'vitest';
import { LentPace, paceNow } from './lentPace.ts';
import { usePreferences } from './preferences.ts';

const OWN = { pacing: 'followEvents', speed: 2 } as const;
const before = paceNow();
beforeEach(() => usePreferences.setState(OWN));
afterEach(() => usePreferences.setState(before));

test('the own pace comes back, also after one pace was taken upon another', () => {
  const lent = new LentPace();
  lent.take({ pacing: 'realTime', speed: 1 });
  lent.take({ pacing: 'realTime', speed: 0.25 });
  expect(paceNow()).toEqual({ pacing: 'realTime', speed: 0.25 });
  lent.giveBack();
  expect(paceNow()).toEqual(OWN);
});

test('what was changed by hand meanwhile stays, the rest comes back', () => {
  const lent = new LentPace();
  lent.take({ pacing: 'realTime', speed: 1 });
  usePreferences.setState({ speed: 4 });
  lent.giveBack();
  expect(paceNow()).toEqual({ pacing: OWN.pacing, speed: 4 });
});

test('giving back twice, or without having taken, changes nothing', () => {
  const lent = new LentPace();
  lent.giveBack();
  expect(paceNow()).toEqual(OWN);
  lent.take({ pacing: 'realTime', speed: 1 });
  lent.giveBack();
  usePreferences.setState({ speed: 0.5 });
  lent.giveBack();
  expect(paceNow()).toEqual({ pacing: OWN.pacing, speed: 0.5 });
});
