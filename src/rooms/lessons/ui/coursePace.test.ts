import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '../../../scenarios/lessons/lesson.ts';

const kept = new Map<string, string>();
const PART = {} as Part;

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const page = async () => ({
  ...(await import('./coursePace.ts')),
  ...(await import('../../../ui/stores/lentPace.ts')),
  ...(await import('../../../ui/stores/preferences.ts')),
});

test('a lesson taken in a class stores nothing of the pace of the class', async () => {
  const { LentPace, paceNow, takePace, giveBackPace, setPreferences } = await page();
  setPreferences({ theme: 'dark' });
  const ofClass = new LentPace();
  ofClass.take({ pacing: 'realTime', speed: 1 });
  takePace(PART, 'lesson');
  giveBackPace();
  expect(paceNow()).toEqual({ pacing: 'realTime', speed: 1 });
  ofClass.giveBack();
  expect(paceNow()).toEqual({ pacing: 'followEvents', speed: 1 });
  vi.resetModules();
  const next = await page();
  expect(next.usePreferences.getState()).toMatchObject({ theme: 'dark', pacing: 'followEvents', speed: 1 });
});

test('what was chosen in a lesson was for the lesson, on the next visit too', async () => {
  const { takePace, giveBackPace, paceNow, setPreferences } = await page();
  setPreferences({ speed: 2 });
  takePace(PART, 'lesson');
  setPreferences({ pacing: 'realTime', speed: 4 });
  setPreferences({ theme: 'light' });
  giveBackPace();
  expect(paceNow()).toEqual({ pacing: 'followEvents', speed: 2 });
  vi.resetModules();
  const next = await page();
  expect(next.usePreferences.getState()).toMatchObject({ theme: 'light', pacing: 'followEvents', speed: 2 });
});

test('in the next part of a lesson what she has chosen stays', async () => {
  const { takePace, giveBackPace, paceNow, setPreferences } = await page();
  takePace(PART, 'lesson');
  setPreferences({ pacing: 'realTime' });
  takePace(PART, 'part');
  expect(paceNow().pacing).toBe('realTime');
  giveBackPace();
  expect(paceNow()).toEqual({ pacing: 'followEvents', speed: 1 });
});
