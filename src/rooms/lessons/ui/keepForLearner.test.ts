import { afterEach, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../scenarios/lessons/partWork.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a learner is told, once, that her browser keeps nothing of what she does', async () => {
  // Whether she has been told is of the visit.
  vi.resetModules();
  const { keepWork, workOf } = await import('./work.ts');
  const { dismissNotice, useNotices } = await import('../../../ui/stores/notices.ts');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const work = { ...NO_WORK, answers: [{ set: {}, option: 'one' }] };
  keepWork('L1', 'lost', work);
  expect(useNotices.getState().notice?.text).toMatch(/does not store what you do here/);
  // It is there for this visit.
  expect(workOf('L1')).toEqual({ lost: work });
  dismissNotice();
  keepWork('L1', 'found', work);
  expect(useNotices.getState().notice).toBeNull();
});
