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

test('of two who lend a pace the one left holds, whichever is given back first', () => {
  const ofTalk = new LentPace();
  const ofClass = new LentPace();
  ofClass.take({ pacing: 'realTime', speed: 1 });
  ofTalk.take({ pacing: 'followEvents', speed: 4 });
  ofClass.giveBack();
  expect(paceNow()).toEqual({ pacing: 'followEvents', speed: 4 });
  ofTalk.giveBack();
  expect(paceNow()).toEqual(OWN);

  ofClass.take({ pacing: 'realTime', speed: 1 });
  ofTalk.take({ pacing: 'followEvents', speed: 4 });
  ofTalk.giveBack();
  expect(paceNow()).toEqual({ pacing: 'realTime', speed: 1 });
  ofClass.giveBack();
  expect(paceNow()).toEqual(OWN);
});

test('what was changed by hand under the first stays when both are given back', () => {
  const ofClass = new LentPace();
  const ofTalk = new LentPace();
  ofClass.take({ pacing: 'realTime', speed: 1 });
  usePreferences.setState({ speed: 0.5 });
  ofTalk.take({ pacing: 'followEvents', speed: 4 });
  ofClass.giveBack();
  ofTalk.giveBack();
  expect(paceNow()).toEqual({ pacing: OWN.pacing, speed: 0.5 });
});
