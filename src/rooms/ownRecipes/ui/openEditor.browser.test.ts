import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../words/useWords.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { dismissNotice, useNotices } from '../../../ui/stores/notices.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { openEditor } from './openEditor.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const code = useOwnCode.getState();
const session = useSession.getState();

beforeEach(() => speak('en'));
afterEach(() => {
  pause();
  dismissNotice();
  useOwnCode.setState(code, true);
  useSession.setState(session, true);
});

test('where a world of own programs is open, writing a recipe says that it stays', async () => {
  showExperiment(splitLeaders(), { step: 0, timeMs: 0 }, []);
  await openEditor();
  expect(useNotices.getState().notice).toBeNull();
  await openEditor('toWrite');
  expect(useNotices.getState().notice?.text).toMatch(/^Your open world stays: the editor shows its programs/);
});
