import { afterEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { dismissNotice, useNotices } from '../../../ui/stores/notices.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { changeAndTell } from './openWorld.ts';

const session = useSession.getState();

afterEach(() => {
  useSession.setState(session, true);
  dismissNotice();
});

test('a client more than a world may have is refused with the limit', () => {
  const clients = Array.from({ length: 500 }, (_, at) => ({
    name: `c${at}`,
    program: null,
    sessionTimeoutMs: 30_000,
  }));
  loadScenario([choiceOfPlan({ ...EMPTY_PLAN, servers: 3, clients }, 1)]);
  changeAndTell({ kind: 'addClient', name: null, program: null });
  expect(useNotices.getState().notice?.text).toBe('A world has at most 500 clients.');
});
