import { expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../scenarios/lessons/partWork.ts';
import { dismissNotice, useNotices } from '../../../ui/stores/notices.ts';
import { keepWork, workOf } from './work.ts';

test('a learner is told, once, that her browser keeps nothing of what she does', () => {
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
